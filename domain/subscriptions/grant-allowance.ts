import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { grantTokens } from '../wallet/lots/grant-tokens';
import { defineTransferReason } from '../wallet/schema';
import { nextAllowance } from './decide-subscription';
import { subscriptionSettings } from './settings';
import {
  findSubscriptionRow,
  lockSubscriptionsOf,
  type SubscriptionRow,
} from './subscription-rows';

const monthlyAllowance = defineTransferReason('monthly_allowance');

/**
 * Grants the tokens of every month that has begun and is paid, each once. The caller holds the lock on the
 * owner's subscriptions. Returns the subscription afterwards.
 */
export async function grantDueAllowance(
  context: DomainContext,
  trx: Knex.Transaction,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const { monthly_tokens_bonus: tokens } = await context.settings(subscriptionSettings);
  const { id, user_id: userId } = subscription;
  let due = subscription.allowance_due_at;
  while (due && due <= context.now()) {
    if (tokens > 0) {
      await grantTokens(context, trx, {
        userId,
        tokens,
        kind: 'allowance',
        reason: monthlyAllowance,
        reference: id,
        idempotencyKey: `allowance:${id}:${due.toISOString()}`,
      });
    }
    due = nextAllowance(subscription, due);
  }
  if (due === subscription.allowance_due_at) return subscription;
  await trx('subscriptions').where({ id }).update({ allowance_due_at: due });
  return { ...subscription, allowance_due_at: due };
}

/** Grants the due monthly tokens of periods with several months; returns the number of subscriptions. */
export async function grantDueAllowances(context: DomainContext, limit: number): Promise<number> {
  const due = await context
    .db('subscriptions')
    .where('allowance_due_at', '<=', context.now())
    .orderBy('allowance_due_at')
    .limit(limit)
    .select('id', 'user_id');
  for (const { id, user_id } of due) {
    await transact(context, async (trx) => {
      await lockSubscriptionsOf(trx, user_id);
      const subscription = await findSubscriptionRow(trx, { id });
      if (subscription) await grantDueAllowance(context, trx, subscription);
    });
  }
  return due.length;
}
