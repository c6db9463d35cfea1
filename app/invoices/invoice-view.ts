import type { Invoice } from '~/domain/invoices/invoice';

/** An invoice as its page shows it. */
export type InvoiceView = Omit<Invoice, 'suppliedAt' | 'issuedAt' | 'paymentId'> & {
  /** ISO times. */
  suppliedAt: string;
  issuedAt: string;
};

/** Returns an invoice as its page shows it. */
export const viewOf = ({ suppliedAt, issuedAt, ...invoice }: Invoice): InvoiceView => ({
  ...invoice,
  suppliedAt: suppliedAt.toISOString(),
  issuedAt: issuedAt.toISOString(),
});
