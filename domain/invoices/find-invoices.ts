import type { DomainContext } from '../shared/context';
import { openBuyer, type Buyer } from './buyer';
import { toInvoice, type Invoice } from './invoice';

type Context = Pick<DomainContext, 'db' | 'seal'>;

/** The maximum number of documents of one payment that are read: an invoice and its credit notes. */
const most = 100;

/** Returns the invoice of a person's payment and its credit notes, the oldest first; empty if there is none. */
export async function findInvoices(
  { db, seal }: Context,
  { userId, paymentId }: { userId: string; paymentId: string },
): Promise<Invoice[]> {
  const rows = await db('invoices')
    .where({ user_id: userId, payment_id: paymentId })
    .orderBy([{ column: 'issued_at' }, { column: 'kind', order: 'desc' }, { column: 'serial' }])
    .limit(most);
  return rows.map((row) => toInvoice(seal, row));
}

/** Returns an invoice by its id, for staff; null if there is none. */
export async function findInvoice({ db, seal }: Context, id: string): Promise<Invoice | null> {
  const row = await db('invoices').where({ id }).first();
  return row ? toInvoice(seal, row) : null;
}

/** Returns the buyer of a person's latest invoice, to fill in the next one; null if there is none. */
export async function findLastBuyer({ db, seal }: Context, userId: string): Promise<Buyer | null> {
  const row = await db('invoices')
    .where({ user_id: userId })
    .orderBy('issued_at', 'desc')
    .first('id', 'sealed_buyer');
  return row ? openBuyer(seal, row.id, row.sealed_buyer) : null;
}
