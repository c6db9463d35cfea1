import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeSubscription } from './change-subscription';

/**
 * Ends cancelled subscriptions after their period and unpaid ones after their grace period; returns their
 * number.
 */
export async function expireSubscriptions(context: DomainContext, limit: number): Promise<number> {
  const now = context.now();
  const over = await context
    .db('subscriptions')
    .where((canceled) => canceled.where({ status: 'canceled' }).where('expires_at', '<=', now))
    .orWhere((unpaid) => unpaid.where({ status: 'past_due' }).where('grace_ends_at', '<=', now))
    .orderBy('expires_at')
    .limit(limit)
    .select('id', 'user_id');
  for (const { id, user_id: userId } of over) {
    await transact(context, (trx) =>
      changeSubscription(context, trx, { userId, id }, { kind: 'time-passed' }),
    );
  }
  return over.length;
}
