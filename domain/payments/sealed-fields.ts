import type { SealedField } from '../shared/sealed-field';

/** Addresses that whoever holds them pays at, or fetches money from. */
export const paymentsSealedFields: SealedField[] = [
  { table: 'payments', column: 'sealed_redirect_url' },
  { table: 'refunds', column: 'sealed_claim_url' },
];
