import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { announceSubscriptionChanges } from './announce-changes';
import { changeSubscription, settle } from './change-subscription';
import { beginGranted } from './decide-subscription';
import { findSubscriptionRow, lockSubscriptionsOf } from './subscription-rows';

/**
 * Grants months of Premium without a payment, in the caller's transaction: after the current period, or as a
 * subscription of its own that does not renew. Returns the new end of the period. The caller ensures that it
 * happens once.
 */
export async function grantPremium(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, months }: { userId: string; months: number },
): Promise<Date> {
  await lockSubscriptionsOf(trx, userId);
  const before = await findSubscriptionRow(trx, { userId });
  if (before && before.status !== 'expired') {
    const event = { kind: 'granted', months } as const;
    const changed = await changeSubscription(context, trx, { userId, id: before.id }, event);
    if (!changed.ok) throw new Error('a subscription that runs always takes more months');
    return changed.subscription.expires_at;
  }
  const now = context.now();
  const id = newId();
  const begun = beginGranted(months, now);
  const of = { id, user_id: userId, started_at: now, created_at: now };
  await trx('subscriptions').insert({ ...of, ...begun });
  const subscription = await settle(context, trx, id);
  await announceSubscriptionChanges(context, trx, {
    before: before ?? null,
    after: subscription,
    mail: null,
  });
  return subscription.expires_at;
}
