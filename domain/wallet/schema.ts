import * as z from 'zod';
import { idSchema } from '../shared/ids';

const transferReasonSchema = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/)
  .brand<'TransferReason'>();
export type TransferReason = z.infer<typeof transferReasonSchema>;

/**
 * Why tokens moved; one reason per transfer, defined beside the use case that moves them. Tokens move
 * for no other: the compiler takes no mere string. Throws for a name that is not in snake case.
 */
export const defineTransferReason = (name: string): TransferReason =>
  transferReasonSchema.parse(name);

/** What somebody has from the beginning, without having bought it. */
export const openingBalance = defineTransferReason('seed');

/** System accounts: where granted tokens come from and where spent ones go. */
export const systemAccounts = {
  promotion: '00000000-0000-7000-8000-000000000001',
  revenue: '00000000-0000-7000-8000-000000000002',
  refunds: '00000000-0000-7000-8000-000000000003',
} as const;
export type SystemAccount = keyof typeof systemAccounts;

const movementSchema = z.object({
  id: idSchema,
  reason: transferReasonSchema,
  /** Tokens; negative when they left. */
  amount: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Movement = z.infer<typeof movementSchema>;
