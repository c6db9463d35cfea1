import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActor, type StaffActRefusal } from '../staff/carry-out';
import { findInvoice } from './find-invoices';
import type { Invoice } from './invoice';
import { refuse, type Refusal } from './refusals';

/** Opens an invoice with its buyer for a member of staff; the log records the access. */
export async function openInvoice(
  context: DomainContext,
  { by, id }: { by: StaffActor; id: string },
): Promise<{ ok: true; invoice: Invoice } | Refusal<'no-invoiced-payment'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'invoice.open', id }, async (trx) => {
    const invoice = await findInvoice({ ...context, db: trx }, id);
    return invoice ? { ok: true, invoice, change: {} } : refuse('no-invoiced-payment');
  });
}
