import * as z from 'zod';
import type { AccountsRow, InvoicesRow } from '~/db/rows';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { invoiceKinds, readNumber } from './invoice';

/** An invoice or credit note as shown in the list. */
export interface InvoiceListed
  extends
    Pick<
      InvoicesRow,
      | 'id'
      | 'kind'
      | 'year'
      | 'serial'
      | 'payment_id'
      | 'user_id'
      | 'currency'
      | 'gross_minor'
      | 'tax_minor'
      | 'tax_rate'
      | 'issued_at'
    >,
    LeftJoined<Pick<AccountsRow, 'email'>> {}

/** All invoices and credit notes, the newest first. */
export const invoiceList = defineList<InvoiceListed>()({
  from: (db) => db('invoices').leftJoin('accounts', 'accounts.id', 'invoices.user_id'),
  id: 'invoices.id',
  columns: [
    'invoices.id',
    'invoices.kind',
    'invoices.year',
    'invoices.serial',
    'invoices.payment_id',
    'invoices.user_id',
    'invoices.currency',
    'invoices.gross_minor',
    'invoices.tax_minor',
    'invoices.tax_rate',
    'invoices.issued_at',
    'accounts.email',
  ],
  filters: {
    number: filterBy(z.string().trim().min(1).max(40), (rows, typed) => {
      const number = readNumber(typed);
      if (number)
        void rows.where(
          (row) =>
            void row
              .where('invoices.kind', number.kind)
              .where('invoices.year', number.year)
              .where('invoices.serial', number.serial),
        );
      else void rows.whereRaw('false');
    }),
    kind: filterBy(z.enum(invoiceKinds), (rows, kind) => {
      void rows.where('invoices.kind', kind);
    }),
    from: filterBy(z.iso.date(), (rows, day) => {
      void rows.whereRaw('invoices.issued_at >= ?::date', [day]);
    }),
    to: filterBy(z.iso.date(), (rows, day) => {
      void rows.whereRaw('invoices.issued_at < ?::date + 1', [day]);
    }),
  },
  sorts: { issuedAt: [{ column: 'invoices.issued_at', type: 'timestamptz' }] },
  defaultSort: { by: 'issuedAt', order: 'desc' },
});
