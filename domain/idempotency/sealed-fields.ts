import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const idempotencySealedFields: SealedField[] = [
  { table: 'idempotent_requests', column: 'sealed_answer' },
];
