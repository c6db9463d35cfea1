import * as z from 'zod';

export const transferReasonSchema = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/)
  .brand<'TransferReason'>();
export type TransferReason = z.infer<typeof transferReasonSchema>;

/**
 * Why tokens or money moved; one reason per transfer, defined beside the use case that moves them.
 * Nothing moves for any other: the compiler takes no mere string. Throws for a name that is not in
 * snake case.
 */
export const defineTransferReason = (name: string): TransferReason =>
  transferReasonSchema.parse(name);

/** What somebody has from the beginning, without having bought it. */
export const openingBalance = defineTransferReason('seed');

/** TOKEN, or an ISO 4217 currency, whose amounts are minor units. */
export const tokenUnit = 'TOKEN';

/** System accounts of tokens: where they come from and where they go. */
export const systemAccounts = {
  promotion: '00000000-0000-7000-8000-000000000001',
  revenue: '00000000-0000-7000-8000-000000000002',
  refunds: '00000000-0000-7000-8000-000000000003',
  sales: '00000000-0000-7000-8000-000000000004',
} as const;
type SystemAccount = keyof typeof systemAccounts;

/** Kinds of what is paid for and given later, or earned; `details` of the accounts of those names. */
type MoneyDetail = 'tokens' | 'subscriptions' | 'fanclubs' | 'posts' | 'breakage';

/**
 * An account that anybody may post to. What people hold lies in lots, and moves by the functions that
 * keep them alone. Positive is credit: what we owe, or have earned.
 */
export type AccountRef =
  | { system: SystemAccount }
  /** What a processor owes us, by its id. */
  | { system: 'receivable'; detail: string }
  | { system: 'deferred' | 'earned'; detail: MoneyDetail }
  | { system: 'bank' | 'fees' | 'tax' | 'refunded' | 'disputed' | 'debts' }
  /** A creator's shares: until the time of holding has passed, and after. */
  | { creator: string; as: 'held' | 'payable' };

/** What an account is found by in its unit. */
export function accountCode(account: AccountRef, unit: string): string {
  if ('creator' in account) return `creator-${account.as}:${account.creator}:${unit}`;
  if (account.system in systemAccounts) return account.system;
  const detail = 'detail' in account ? `:${account.detail}` : '';
  return `${account.system}${detail}:${unit}`;
}

/** The account of what is held of a person's tokens. */
export const reservedCode = (userId: string): string => `reserved:${userId}`;
