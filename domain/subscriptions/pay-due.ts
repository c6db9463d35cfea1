import type { Knex } from 'knex';
import type { Order } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { readTogether } from '../shared/reading/read-together';
import { refuse, type Refusal } from './refusals';
import { openRenewal } from './renew-subscriptions';
import { findSubscriptionRow, type SubscriptionRow } from './subscription-rows';

/** The debt for the current unpaid period, and the end of access. */
export interface DueRenewal {
  price: Money;
  openUntil: Date;
}

/** Returns a person's due renewal; null if nothing is due. */
export async function findDueRenewal(
  db: Knex,
  userId: string,
  now: Date,
): Promise<DueRenewal | null> {
  const due = db('subscriptions')
    .where({ user_id: userId, status: 'past_due' })
    .where('grace_ends_at', '>', now)
    .select(
      db.raw(`coalesce(next_minor, renewal_minor) as minor`),
      'currency',
      db.raw('grace_ends_at as open_until'),
    );
  const [row] = await readTogether<{ minor: number; currency: string; open_until: Date }>(db, due, {
    open_until: true,
  });
  return row
    ? { price: { minor: row.minor, currency: row.currency }, openUntil: row.open_until }
    : null;
}

/** Checks whether a renewal can be paid: an unpaid one in its grace, or one that ends a pause. */
const isDue = (row: SubscriptionRow, now: Date): boolean =>
  row.status === 'past_due'
    ? row.grace_ends_at !== null && row.grace_ends_at > now
    : row.status === 'paused' && row.resumes_at !== null && row.resumes_at <= now;

/**
 * Returns the order of a due period, so that its owner can pay it in checkout in any way. It is the order
 * that a job would charge, so only one of them charges. Once paid, the next period is counted as before,
 * and no further attempt is made.
 */
export async function openDueRenewal(
  context: DomainContext,
  userId: string,
): Promise<{ ok: true; order: Order } | Refusal<'no-subscription'>> {
  const row = await findSubscriptionRow(context.db, { userId });
  return row && isDue(row, context.now())
    ? { ok: true, order: await openRenewal(context, row) }
    : refuse('no-subscription');
}
