import * as z from 'zod';
import { idSchema } from '../shared/ids';

/** Why tokens moved; one reason per transfer. */
const transferReasons = [
  'welcome',
  'seed',
  'text_message',
  'post_unlock',
  'post_asset_unlock',
  'refund',
] as const;
const transferReasonSchema = z.enum(transferReasons);
export type TransferReason = z.infer<typeof transferReasonSchema>;

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
