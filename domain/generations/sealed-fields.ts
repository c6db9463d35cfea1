import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const generationsSealedFields: SealedField[] = [
  { table: 'generations', column: 'sealed_order' },
];
