import type { Knex } from 'knex';
import type { InvoicesRow } from '~/db/rows';
import { legalSettings } from '../legal/settings';
import { getReceipt } from '../payments/orders/list-payments';
import { listReversals } from '../payments/reversals/list-reversals';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { sealBuyer, type Buyer } from './buyer';
import { creditedTax } from './credited-tax';
import { toInvoice, type Invoice } from './invoice';
import { refuse, type Refusal } from './refusals';

interface Requested {
  userId: string;
  paymentId: string;
  buyer: Buyer;
}

/**
 * Issues the invoice of a completed payment to its payer, once; a repeated request for the same buyer gets
 * the same one. Refunds and chargebacks before it are credited at once.
 */
export async function issueInvoice(
  context: DomainContext,
  { userId, paymentId, buyer }: Requested,
): Promise<
  | { ok: true; invoice: Invoice }
  | Refusal<'invoices-not-issued' | 'no-invoiced-payment' | 'invoice-issued-already'>
> {
  const seller = await readSeller(context);
  if (!seller) return refuse('invoices-not-issued');
  const found = await getReceipt(context, { userId, paymentId });
  if (!found.ok) return refuse('no-invoiced-payment');
  const { receipt } = found;
  return transact(context, async (trx) => {
    // The second of two requests finds the invoice of the first.
    await trx.raw("select pg_advisory_xact_lock(hashtextextended(?, hashtext('invoice')))", [
      paymentId,
    ]);
    const earlier = await trx('invoices').where({ payment_id: paymentId, kind: 'invoice' }).first();
    if (earlier) {
      const invoice = toInvoice(context.seal, earlier);
      const isSame = JSON.stringify(invoice.buyer) === JSON.stringify(buyer);
      return isSame ? { ok: true, invoice } : refuse('invoice-issued-already');
    }
    const row = await store(context, trx, {
      kind: 'invoice',
      payment_id: paymentId,
      reversal_id: null,
      user_id: userId,
      seller: JSON.stringify(seller),
      description: receipt.productName,
      currency: receipt.amount.currency,
      gross_minor: receipt.amount.minor,
      tax_minor: receipt.taxMinor,
      tax_rate: String(receipt.taxRate),
      supplied_at: receipt.completedAt ?? receipt.createdAt,
      buyer,
    });
    for (const { id, minor } of await listReversals(trx, paymentId)) {
      await creditInvoice(context, trx, { paymentId, reversalId: id, minor });
    }
    return { ok: true, invoice: toInvoice(context.seal, row) };
  });
}

/** Returns the operator as an invoice names it; null if the settings do not. */
export async function readSeller(context: Pick<DomainContext, 'settings'>) {
  const legal = await context.settings(legalSettings);
  if (!legal.operator_legal_name || !legal.operator_address) return null;
  return {
    name: legal.operator_legal_name,
    address: legal.operator_address,
    companyId: legal.operator_company_id,
    taxId: legal.operator_tax_id,
  };
}

interface Reversed {
  paymentId: string;
  reversalId: string;
  /** The returned amount, including tax, in minor units. */
  minor: number;
}

/** Issues the credit note of a refund or chargeback in its transaction, if the payment has an invoice. */
export async function creditInvoice(
  context: DomainContext,
  trx: Knex.Transaction,
  { paymentId, reversalId, minor }: Reversed,
): Promise<void> {
  const invoice = await trx('invoices')
    .where({ payment_id: paymentId, kind: 'invoice' })
    .forShare()
    .first();
  if (!invoice) return;
  const notes = await trx('invoices')
    .where({ payment_id: paymentId, kind: 'credit-note' })
    .select('gross_minor', 'reversal_id');
  if (notes.some((note) => note.reversal_id === reversalId)) return;
  const before = notes.reduce((sum, note) => sum + note.gross_minor, 0);
  const gross = Math.min(minor, invoice.gross_minor - before);
  if (gross <= 0) return;
  const { buyer } = toInvoice(context.seal, invoice);
  await store(context, trx, {
    kind: 'credit-note',
    payment_id: paymentId,
    reversal_id: reversalId,
    user_id: invoice.user_id,
    seller: JSON.stringify(invoice.seller),
    description: invoice.description,
    currency: invoice.currency,
    gross_minor: gross,
    tax_minor: creditedTax(
      { gross: invoice.gross_minor, tax: invoice.tax_minor },
      { before, gross },
    ),
    tax_rate: invoice.tax_rate,
    supplied_at: invoice.supplied_at,
    buyer,
  });
}

type NewInvoice = Omit<
  InvoicesRow,
  'id' | 'year' | 'serial' | 'issued_at' | 'sealed_buyer' | 'seller'
> & { seller: string; buyer: Buyer };

/** Stores an invoice under the next number of its kind and year. */
async function store(
  { seal, now }: DomainContext,
  trx: Knex.Transaction,
  { buyer, ...invoice }: NewInvoice,
): Promise<InvoicesRow> {
  const issuedAt = now();
  const year = issuedAt.getUTCFullYear();
  const [counted] = await trx('invoice_serials')
    .insert({ kind: invoice.kind, year, last: 1 })
    .onConflict(['kind', 'year'])
    .merge({ last: trx.raw('invoice_serials.last + 1') })
    .returning('last');
  const id = newId();
  const [row] = await trx('invoices')
    .insert({
      ...invoice,
      id,
      year,
      serial: counted?.last ?? 1,
      sealed_buyer: sealBuyer(seal, id, buyer),
      issued_at: issuedAt,
    })
    .returning('*');
  if (!row) throw new Error('no invoice was stored');
  return row;
}
