import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const creatorsSealedFields: SealedField[] = [
  { table: 'creators', column: 'sealed_birth_date' },
];
