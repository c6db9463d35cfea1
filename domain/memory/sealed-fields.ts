import type { SealedField } from '../shared/sealed-field';

/** The sealed fields of this area. */
export const memorySealedFields: SealedField[] = [
  { table: 'facts', column: 'sealed_text' },
  { table: 'facts', column: 'sealed_topic' },
  { table: 'facts', column: 'sealed_quote' },
  { table: 'diary_entries', column: 'sealed_text' },
];
