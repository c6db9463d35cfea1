import type { Knex } from 'knex';
import { addPeriods, type Period } from '../shared/time/periods';
import { findSubscriptionRow, lockSubscriptionsOf } from './subscription-rows';

/** The longest pause, in months, whose end is counted from the anchor, too. */
const mostPaused = 12;

const month: Period = { unit: 'month', count: 1 };

/**
 * Moves a person's subscription and the period of their special offer into the past by a number of days, as
 * if that time had passed. The next jobs process what has become due. Returns the new end of the current
 * period; null if there is none.
 */
export async function advanceSubscription(
  trx: Knex.Transaction,
  userId: string,
  days: number,
): Promise<Date | null> {
  await lockSubscriptionsOf(trx, userId);
  await advanceOpening(trx, userId, days);
  const row = await findSubscriptionRow(trx, { userId });
  if (!row) return null;
  const back = <At extends Date | null>(at: At) =>
    at && addPeriods(at, { unit: 'day', count: -days }, 1);
  const anchorAt = addPeriods(row.anchor_at, { unit: 'day', count: -days }, 1);
  // Months are counted from the anchor, so their ends are computed again from the new anchor.
  const moved = (at: Date | null) => {
    if (!at) return null;
    for (let months = 0; months <= row.anchor_months + mostPaused; months += 1) {
      const isSame = addPeriods(row.anchor_at, month, months).getTime() === at.getTime();
      if (isSame) return addPeriods(anchorAt, month, months);
    }
    return back(at);
  };
  const expiresAt = addPeriods(anchorAt, month, row.anchor_months);
  await trx('subscriptions')
    .where({ id: row.id })
    .update({
      started_at: back(row.started_at) ?? row.started_at,
      period_starts_at: moved(row.period_starts_at) ?? row.period_starts_at,
      anchor_at: anchorAt,
      expires_at: expiresAt,
      grace_ends_at: row.grace_ends_at && addPeriods(row.grace_ends_at, graceOf(row, expiresAt), 1),
      next_attempt_at: moved(row.next_attempt_at),
      paused_from: moved(row.paused_from),
      resumes_at: moved(row.resumes_at),
      allowance_due_at: moved(row.allowance_due_at),
    });
  return expiresAt;
}

async function advanceOpening(trx: Knex.Transaction, userId: string, days: number): Promise<void> {
  const back = (column: string) => trx.raw('?? - make_interval(days => ?)', [column, days]);
  await trx('special_offer_openings')
    .where({ user_id: userId })
    .update({ opened_at: back('opened_at'), ends_at: back('ends_at') });
}

/** Returns the days by which a period's end, and so its grace, has moved. */
function graceOf({ expires_at }: { expires_at: Date }, expiresAt: Date): Period {
  const ms = expiresAt.getTime() - expires_at.getTime();
  return { unit: 'day', count: ms / (24 * 3_600_000) };
}

/** Returns the account with this verified address, subscriber or not; null if there is none. */
export async function findSubscriberId(db: Knex, email: string): Promise<string | null> {
  const account = await db('accounts')
    .where({ email: email.toLowerCase() })
    .whereNotNull('verified_at')
    .first('id');
  return account?.id ?? null;
}
