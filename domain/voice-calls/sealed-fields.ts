import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const voiceCallsSealedFields: SealedField[] = [
  { table: 'voice_calls', column: 'sealed_lines' },
  { table: 'voice_calls', column: 'sealed_offer' },
  { table: 'voice_calls', column: 'sealed_answer' },
];
