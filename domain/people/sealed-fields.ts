import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const peopleSealedFields: SealedField[] = [{ table: 'user_notes', column: 'sealed_text' }];
