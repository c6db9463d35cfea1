import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const voiceCallsSealedFields: SealedField[] = [
  { table: 'voice_calls', column: 'sealed_lines' },
  { table: 'voice_calls', column: 'sealed_offer' },
  { table: 'voice_calls', column: 'sealed_answer' },
];
