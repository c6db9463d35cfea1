import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const policeNoticesSealedFields: SealedField[] = [
  { table: 'police_notices', column: 'sealed_content' },
];
