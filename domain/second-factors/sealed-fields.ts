import type { SealedField } from '../shared/sealed-field';

/** What this area holds sealed. */
export const secondFactorsSealedFields: SealedField[] = [
  { table: 'authenticator_apps', column: 'sealed_secret', key: 'holder_id' },
];
