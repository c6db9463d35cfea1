import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { findTaxDetails, type StoredTaxDetails } from '../tax-details';

/** An invoice about a month's share, written by us in the person's name (Directive 2006/112, article 224). */
export interface Invoice {
  number: string;
  issuedAt: Date;
  amountMinor: number;
  from: StoredTaxDetails;
}

/**
 * Returns the invoice of a month that is over, and issues it the first time; null if the person did not
 * agree to it before the month ended, or nothing was earned. Its number is never given again.
 */
export async function findInvoice(
  context: DomainContext,
  { userId, month, currency }: { userId: string; month: string; currency: string },
): Promise<Invoice | null> {
  const { db } = context;
  const from = await findTaxDetails(context, db, userId);
  if (!from?.selfBillingSince || from.selfBillingSince.toISOString().slice(0, 7) > month)
    return null;
  const of = { user_id: userId, month, currency };
  const stored = await db('self_billing_invoices').where(of).first();
  if (stored) return toInvoice(stored, from);
  const amount = await sumOfMonth(context, of);
  if (amount <= 0) return null;
  await db('self_billing_invoices')
    .insert({ id: newId(), ...of, amount_minor: amount, issued_at: context.now() })
    .onConflict(['user_id', 'month', 'currency'])
    .ignore();
  const issued = await db('self_billing_invoices').where(of).first();
  return issued ? toInvoice(issued, from) : null;
}

/** Returns what a person earned in a month less what was taken back, and what a manager got. */
async function sumOfMonth(
  { db }: DomainContext,
  { user_id, month, currency }: { user_id: string; month: string; currency: string },
): Promise<number> {
  const { rows } = await db.raw<{ rows: { minor: number }[] }>(
    `select coalesce(sum(amount), 0)::bigint as minor from share_movements
      where creator_id = :user_id and currency = :currency and account <> 'creator-payout'
        and reason not like 'payout\\_%'
        and created_at >= (:month || '-01T00:00:00Z')::timestamptz
        and created_at < (:month || '-01T00:00:00Z')::timestamptz + interval '1 month'`,
    { user_id, month, currency },
  );
  return rows[0]?.minor ?? 0;
}

const toInvoice = (
  row: { number: number; issued_at: Date; amount_minor: number },
  from: StoredTaxDetails,
): Invoice => ({
  number: `SB-${row.number}`,
  issuedAt: row.issued_at,
  amountMinor: row.amount_minor,
  from,
});
