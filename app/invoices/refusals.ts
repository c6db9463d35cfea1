import type { invoiceRefusals as codes } from '~/domain/invoices/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const invoicesRefusals = {
  'invoices-not-issued': {
    status: 409,
    message: 'Invoices are not issued',
    key: 'invoices are not issued here',
  },
  'no-invoiced-payment': { status: 404, message: 'Not found', key: null },
  'invoice-issued-already': {
    status: 409,
    message: 'This payment has an invoice already',
    key: 'this payment has an invoice already',
  },
} as const satisfies RefusalRows<typeof codes>;
