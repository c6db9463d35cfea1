import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const chatSealedFields: SealedField[] = [
  { table: 'messages', column: 'sealed_content', clear: 'content' },
];
