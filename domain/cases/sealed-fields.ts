import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const casesSealedFields: SealedField[] = [
  { table: 'cases', column: 'sealed_details' },
  { table: 'cases', column: 'sealed_answer' },
];
