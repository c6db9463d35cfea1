import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const creatorIdentitiesSealedFields: SealedField[] = [
  { table: 'identity_attempts', column: 'sealed_verification_url' },
  { table: 'identity_attempts', column: 'sealed_facts' },
  { table: 'identity_reports', column: 'sealed_report' },
];
