import type { Knex } from 'knex';
import type { PayoutsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { announcePayout } from './announce-changes';
import { bookPaid, bookReturned, bookReversed } from './book-payout';

/** Stores a change of a payout and announces it. */
export async function storePayout(
  trx: Knex.Transaction,
  id: string,
  changes: Partial<PayoutsRow>,
): Promise<PayoutsRow> {
  const [payout] = await trx('payouts').where({ id }).update(changes).returning('*');
  if (!payout) throw new Error(`there is no payout ${id}`);
  await announcePayout(trx, payout);
  return payout;
}

/** Books a sent payout as paid. */
export async function markPaid(
  context: DomainContext,
  trx: Knex.Transaction,
  payout: PayoutsRow,
): Promise<PayoutsRow> {
  await bookPaid(context, trx, payout);
  const now = context.now();
  return storePayout(trx, payout.id, { state: 'paid', paid_at: now, ended_at: now, try_at: null });
}

/**
 * Ends a payout whose money did not arrive: it is payable again. One that had been paid is booked back from
 * the bank.
 */
export async function markReturned(
  context: DomainContext,
  trx: Knex.Transaction,
  payout: PayoutsRow,
  { state, reason }: { state: 'failed' | 'rejected' | 'reversed'; reason: string },
): Promise<PayoutsRow> {
  await (payout.state === 'paid' ? bookReversed : bookReturned)(context, trx, payout);
  const ended_at = context.now();
  return storePayout(trx, payout.id, { state, reason, ended_at, try_at: null, is_held: false });
}

/** Returns a payout and locks it until the transaction ends; undefined if there is none. */
export const lockPayout = (trx: Knex.Transaction, id: string): Promise<PayoutsRow | undefined> =>
  trx('payouts').where({ id }).forUpdate().first();
