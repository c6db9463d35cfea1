import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { changeSubscription } from './change-subscription';
import { getSubscription, type SubscriptionView } from './get-subscription';
import { noteCancellationAct } from './record-cancellation-step';
import { refuse, type Refusal } from './refusals';
import type { CancellationReason } from './schema';

type Changed = { ok: true; subscription: SubscriptionView };

/**
 * Ends a subscription with what is paid for, in one call: nothing is charged any more. Twice is once.
 * Why, is for its owner to say or not.
 */
export async function cancelSubscription(
  context: DomainContext,
  userId: string,
  why: { reason?: CancellationReason | undefined; comment?: string | undefined } = {},
): Promise<Changed | Refusal<'no-subscription'>> {
  const canceled = await transact(context, async (trx) => {
    const changed = await changeSubscription(context, trx, { userId }, { kind: 'canceled' });
    if (!changed.ok || !changed.isChanged) return changed;
    const { id } = changed.subscription;
    await noteCancellationAct(context, trx, { userId, id, action: 'cancel', ...why });
    return changed;
  });
  return canceled.ok ? viewAfter(context, userId) : asNone(canceled);
}

/**
 * Has a subscription go on that was cancelled and has not ended, as before; of one whose renewal was
 * not paid, tries it now. What has ended is bought anew.
 */
export async function renewSubscription(
  context: DomainContext,
  userId: string,
): Promise<Changed | Refusal<'no-subscription'>> {
  const kept = await transact(context, async (trx) => {
    const changed = await changeSubscription(context, trx, { userId }, { kind: 'kept' });
    if (!changed.ok || !changed.isChanged) return changed;
    const { id } = changed.subscription;
    await noteCancellationAct(context, trx, { userId, id, action: 'renew' });
    return changed;
  });
  return kept.ok ? viewAfter(context, userId) : asNone(kept);
}

/** Has what comes next charged to another of their saved cards; what is due at once. */
export async function chooseSubscriptionCard(
  context: DomainContext,
  userId: string,
  cardId: string,
): Promise<Changed | Refusal<'no-subscription'>> {
  const event = { kind: 'card-chosen', cardId } as const;
  const chosen = await transact(context, (trx) =>
    changeSubscription(context, trx, { userId }, event),
  );
  return chosen.ok ? viewAfter(context, userId) : asNone(chosen);
}

/** None of these waits for a payment. */
const asNone = ({ reason }: Refusal<'no-subscription' | 'payment-due'>) => {
  if (reason === 'payment-due') throw new Error('nothing is due first');
  return refuse(reason);
};

/** How a subscription stands that was just changed. */
export async function viewAfter(context: DomainContext, userId: string): Promise<Changed> {
  const subscription = await getSubscription(context, userId);
  if (!subscription) throw new Error('a subscription is gone');
  return { ok: true, subscription };
}
