import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const casesSealedFields: SealedField[] = [{ table: 'cases', column: 'sealed_details' }];
