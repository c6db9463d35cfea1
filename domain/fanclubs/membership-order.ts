import * as z from 'zod';
import { idSchema } from '../shared/ids';

/** What an order of a membership says beside its price; read by this area alone. */
export const membershipOrderSchema = z.object({
  clubId: idSchema,
  characterId: idSchema,
  /** Who is given a share, and how many per cent. */
  creatorId: idSchema.nullable(),
  creatorPercent: z.number().min(0).max(100),
  planId: idSchema.nullable(),
  period: z.object({ unit: z.enum(['week', 'month']), count: z.number().int().positive() }),
  /** Cents a period, as it is agreed to: without what tax may come on top. */
  price: z.number().int().nonnegative(),
  discountPercent: z.number().int(),
  /** Whether it goes on by itself, as the buyer was told. */
  renews: z.boolean(),
});
export type MembershipOrder = z.output<typeof membershipOrderSchema>;
