import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const characterCardsSealedFields: SealedField[] = [
  { table: 'character_cards', column: 'sealed_card' },
];
