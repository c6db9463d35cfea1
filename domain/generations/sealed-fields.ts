import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const generationsSealedFields: SealedField[] = [
  { table: 'generations', column: 'sealed_order' },
];
