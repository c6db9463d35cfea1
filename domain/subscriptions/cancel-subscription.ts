import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeSubscription } from './change-subscription';
import { getSubscription, type SubscriptionView } from './get-subscription';
import { noteCancellationAct } from './record-cancellation-step';
import { refuse, type Refusal } from './refusals';
import type { CancellationReason } from './schema';

type Changed = { ok: true; subscription: SubscriptionView };

/** The optional reason for the cancellation. */
interface Why {
  reason?: CancellationReason | undefined;
  comment?: string | undefined;
}

/**
 * Cancels a subscription at the end of the paid period, in one call: nothing is charged any more. A repeat
 * has no effect.
 */
export async function cancelSubscription(
  context: DomainContext,
  userId: string,
  why: Why = {},
): Promise<Changed | Refusal<'no-subscription'>> {
  const canceled = await transact(context, (trx) => cancelIn(context, trx, userId, why));
  return canceled.ok ? viewAfter(context, userId) : canceled;
}

/** Cancels in the caller's transaction. */
export async function cancelIn(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  why: Why,
): Promise<{ ok: true } | Refusal<'no-subscription'>> {
  const changed = await changeSubscription(context, trx, { userId }, { kind: 'canceled' });
  if (!changed.ok) return asNone(changed);
  const { id } = changed.subscription;
  if (changed.isChanged) {
    await noteCancellationAct(context, trx, { userId, id, action: 'cancel', ...why });
  }
  return { ok: true };
}

/**
 * Continues a cancelled subscription that has not ended. If its renewal is unpaid, tries to charge it now.
 * An ended subscription must be bought again.
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

/** Selects another saved card for the next charges; an unpaid renewal is charged immediately. */
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

/** Converts a refusal; none of these events can be refused for a due payment. */
const asNone = ({ reason }: Refusal<'no-subscription' | 'payment-due'>) => {
  if (reason === 'payment-due') throw new Error('nothing is due first');
  return refuse(reason);
};

/** Returns a subscription after a change. */
export async function viewAfter(context: DomainContext, userId: string): Promise<Changed> {
  const subscription = await getSubscription(context, userId);
  if (!subscription) throw new Error('a subscription is gone');
  return { ok: true, subscription };
}
