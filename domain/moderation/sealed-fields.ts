import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const moderationSealedFields: SealedField[] = [
  { table: 'moderation_flags', column: 'sealed_evidence' },
];
