import type { SealedField } from '../shared/sealed-field';

/** The sealed fields of this area: addresses at which anyone who has them can pay or collect money. */
export const paymentsSealedFields: SealedField[] = [
  { table: 'payments', column: 'sealed_redirect_url' },
  { table: 'refunds', column: 'sealed_claim_url' },
];
