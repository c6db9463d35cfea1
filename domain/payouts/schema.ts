import type { PayoutBatchesRow, PayoutMethodsRow, PayoutsRow } from '~/db/rows';

export const payoutKinds = [
  'bank_payout',
  'crypto_payout',
  'credit_card_payout',
] as const satisfies readonly PayoutMethodsRow['kind'][];
export type PayoutKind = (typeof payoutKinds)[number];

export const networks = ['TRC20', 'ERC20'] as const;
export type Network = (typeof networks)[number];

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const payoutStates = [
  'requested',
  'approved',
  'sent',
  'paid',
  'failed',
  'rejected',
  'reversed',
] as const satisfies readonly PayoutsRow['state'][];
export type PayoutState = (typeof payoutStates)[number];

/** States of a payout whose money is on its way. */
export const openStates = ['requested', 'approved', 'sent'] as const;

export const nameChecks = ['matches', 'differs', 'none'] as const;

export const fileRails = ['sepa-file', 'bank-file', 'crypto-file'] as const;
export type FileRail = PayoutBatchesRow['rail'];

export const batchStates = ['made', 'sent', 'confirmed'] as const;

/** Returns the number of a payout as people see it. */
export const shownNumber = (number: number): string => `PO-${number}`;
