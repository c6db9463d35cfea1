import * as z from 'zod';

export const transferReasonSchema = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/)
  .brand<'TransferReason'>();
export type TransferReason = z.infer<typeof transferReasonSchema>;

/**
 * Defines a reason for transfers, beside the use case that makes them; each transfer has one. The compiler
 * accepts no plain string as a reason. Throws if the name is not in snake case.
 */
export const defineTransferReason = (name: string): TransferReason =>
  transferReasonSchema.parse(name);

/** Tokens that a person has from the beginning without having bought them. */
export const openingBalance = defineTransferReason('seed');

/** The unit of tokens; other units are ISO 4217 currencies, in minor units. */
export const tokenUnit = 'TOKEN';

/** System accounts of tokens: their sources and destinations. */
export const systemAccounts = {
  promotion: '00000000-0000-7000-8000-000000000001',
  revenue: '00000000-0000-7000-8000-000000000002',
  refunds: '00000000-0000-7000-8000-000000000003',
  sales: '00000000-0000-7000-8000-000000000004',
} as const;
type SystemAccount = keyof typeof systemAccounts;

/**
 * Things that are paid for and delivered later, or earned; the `detail` of the deferred and earned
 * accounts.
 */
type MoneyDetail = 'tokens' | 'subscriptions' | 'fanclubs' | 'posts' | 'breakage';

/**
 * A general account of the ledger. People's tokens are stored in lots, and only the functions that maintain
 * lots move them. Positive is credit: what we owe, or have earned.
 */
export type AccountRef =
  | { system: SystemAccount }
  /** Money that a payment provider owes us; `detail` is its id. */
  | { system: 'receivable'; detail: string }
  | { system: 'deferred' | 'earned'; detail: MoneyDetail }
  | { system: 'bank' | 'fees' | 'tax' | 'refunded' | 'disputed' | 'debts' }
  /** A creator's shares: during the holding time, after it, and on their way to the creator. */
  | { creator: string; as: 'held' | 'payable' | 'payout' };

/** Returns the code that identifies an account within its unit. */
export function accountCode(account: AccountRef, unit: string): string {
  if ('creator' in account) return `creator-${account.as}:${account.creator}:${unit}`;
  if (account.system in systemAccounts) return account.system;
  const detail = 'detail' in account ? `:${account.detail}` : '';
  return `${account.system}${detail}:${unit}`;
}

/** Returns the code of the account of a person's held tokens. */
export const reservedCode = (userId: string): string => `reserved:${userId}`;
