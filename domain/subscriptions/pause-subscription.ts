import type { DomainContext } from '../shared/context';
import { addPeriods } from '../shared/time/periods';
import { transact } from '../shared/transactions/transact';
import { changeSubscription } from './change-subscription';
import { pause } from './decide-pause';
import { getSubscription, type SubscriptionView } from './get-subscription';
import { noteCancellationAct } from './record-cancellation-step';
import { refuse, type Refusal } from './refusals';
import { subscriptionSettings } from './settings';
import { findSubscriptionRow } from './subscription-rows';

/** The pauses that a person can choose. */
export interface PauseOffer {
  /** The end of the paid period, until which everything stays. */
  from: Date;
  options: { months: number; until: Date }[];
}

/** Returns the pauses that a person can choose now; null if there are none. */
export async function findPauses(
  context: DomainContext,
  userId: string,
): Promise<PauseOffer | null> {
  const [row, { pause_months, pause_every_months: pauseEveryMonths }] = await Promise.all([
    findSubscriptionRow(context.db, { userId }),
    context.settings(subscriptionSettings),
  ]);
  if (!row || (row.status === 'paused' && row.expires_at <= context.now())) return null;
  const options = pause_months.flatMap((months) => {
    const decided = pause(row, months, context.now(), { pauseEveryMonths });
    const until = addPeriods(
      row.anchor_at,
      { unit: 'month', count: 1 },
      row.anchor_months + months,
    );
    return decided.ok ? [{ months, until }] : [];
  });
  return options.length > 0 ? { from: row.expires_at, options } : null;
}

/**
 * Pauses a subscription after its paid period for some months: nothing is charged, and Premium is off until
 * it resumes by itself. Before the pause begins, a repeat changes its length.
 */
export async function pauseSubscription(
  context: DomainContext,
  userId: string,
  months: number,
): Promise<
  | { ok: true; subscription: SubscriptionView }
  | Refusal<'no-subscription' | 'payment-due' | 'pause-not-possible' | 'pause-used'>
> {
  const { pause_months } = await context.settings(subscriptionSettings);
  if (!pause_months.includes(months)) return refuse('pause-not-possible');
  const paused = await transact(context, async (trx) => {
    const changed = await changeSubscription(context, trx, { userId }, { kind: 'paused', months });
    if (!changed.ok || !changed.isChanged) return changed;
    const { id } = changed.subscription;
    await noteCancellationAct(context, trx, { userId, id, action: 'keep' });
    return changed;
  });
  if (!paused.ok) return paused;
  const subscription = await getSubscription(context, userId);
  if (!subscription) throw new Error('a subscription is gone');
  return { ok: true, subscription };
}
