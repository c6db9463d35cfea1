import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const madeCharactersSealedFields: SealedField[] = [
  { table: 'made_characters', column: 'sealed_choices' },
];
