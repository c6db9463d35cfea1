import type { Knex } from 'knex';
import type { Order } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { readTogether } from '../shared/reading/read-together';
import { refuse, type Refusal } from './refusals';
import { openRenewal } from './renew-subscriptions';
import { findSubscriptionRow } from './subscription-rows';

/** What somebody owes for the period that runs unpaid, and until when it stays open to them. */
export interface DueRenewal {
  price: Money;
  openUntil: Date;
}

/** What is due of a person's subscription; null for everybody who owes nothing. */
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

/**
 * The order of the period that is due, to be paid by its owner in checkout with whatever they choose:
 * the one that a job charges, so that whoever comes second charges nothing. Paid, it is the next period
 * counted as before, and nothing is tried any more.
 */
export async function openDueRenewal(
  context: DomainContext,
  userId: string,
): Promise<{ ok: true; order: Order } | Refusal<'no-subscription'>> {
  const row = await findSubscriptionRow(context.db, { userId });
  const isDue =
    row?.status === 'past_due' && row.grace_ends_at !== null && row.grace_ends_at > context.now();
  return isDue ? { ok: true, order: await openRenewal(context, row) } : refuse('no-subscription');
}
