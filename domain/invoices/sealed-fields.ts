import type { SealedField } from '../shared/sealed-field';

/** The sealed columns of this area. */
export const invoicesSealedFields: SealedField[] = [{ table: 'invoices', column: 'sealed_buyer' }];
