import * as z from 'zod';
import { idSchema } from '../shared/ids';

/** The details of a membership's order besides its price, read only by this area. */
export const membershipOrderSchema = z.object({
  clubId: idSchema,
  characterId: idSchema,
  /** The creator who gets a share, and its percentage. */
  creatorId: idSchema.nullable(),
  creatorPercent: z.number().min(0).max(100),
  planId: idSchema.nullable(),
  period: z.object({ unit: z.enum(['week', 'month']), count: z.number().int().positive() }),
  /** The agreed price per period in cents, without any tax added to it. */
  price: z.number().int().nonnegative(),
  discountPercent: z.number().int(),
  /** True if it renews automatically, as shown to the buyer. */
  renews: z.boolean(),
});
export type MembershipOrder = z.output<typeof membershipOrderSchema>;
