import type { SealedField } from '../shared/sealed-field';

/** The sealed fields of this area. */
export const moderationSealedFields: SealedField[] = [
  { table: 'moderation_flags', column: 'sealed_evidence' },
];
