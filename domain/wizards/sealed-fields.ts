import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const wizardsSealedFields: SealedField[] = [
  { table: 'wizard_drafts', column: 'sealed_answers' },
];
