import type { SealedField } from '../shared/sealed-field';

/** The sealed fields of this area: where money goes, and who is taxed. */
export const payoutsSealedFields: SealedField[] = [
  { table: 'payout_methods', column: 'sealed_details' },
  { table: 'payouts', column: 'sealed_destination' },
  { table: 'payout_tax_details', column: 'sealed_details', key: 'user_id' },
];
