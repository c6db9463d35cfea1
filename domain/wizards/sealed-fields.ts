import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const wizardsSealedFields: SealedField[] = [
  { table: 'wizard_drafts', column: 'sealed_answers' },
];
