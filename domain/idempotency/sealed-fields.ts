import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const idempotencySealedFields: SealedField[] = [
  { table: 'idempotent_requests', column: 'sealed_answer' },
];
