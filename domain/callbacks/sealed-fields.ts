import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const callbacksSealedFields: SealedField[] = [
  { table: 'service_callbacks', column: 'sealed_body' },
];
