import type { SealedField } from '../shared/sealed-field';

/** The sealed fields of this area. */
export const secondFactorsSealedFields: SealedField[] = [
  { table: 'authenticator_apps', column: 'sealed_secret', key: 'holder_id' },
];
