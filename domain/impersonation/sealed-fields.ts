import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const impersonationSealedFields: SealedField[] = [
  { table: 'impersonations', column: 'sealed_reason' },
];
