import type { Knex } from 'knex';
import type { SubscriptionsRow } from '~/db/rows';

/** A subscription's row with the name and months of its plan, and the months of its next plan. */
export interface SubscriptionRow extends SubscriptionsRow {
  plan_months: number | null;
  plan_name: string | null;
  next_months: number | null;
}

/** A subscription by its id, or by its user: the current one, otherwise the one that ended last. */
export type Which = { userId: string } | { id: string };

/** Returns a subscription; undefined if there is none. */
export async function findSubscriptionRow(
  db: Knex,
  which: Which,
): Promise<SubscriptionRow | undefined> {
  return db('subscriptions')
    .leftJoin('subscription_plans as plan', 'plan.id', 'subscriptions.plan_id')
    .leftJoin('subscription_plans as next', 'next.id', 'subscriptions.next_plan_id')
    .where(
      'id' in which ? { 'subscriptions.id': which.id } : { 'subscriptions.user_id': which.userId },
    )
    .orderByRaw(`subscriptions.status = 'expired', subscriptions.expires_at desc`)
    .first<SubscriptionRow | undefined>(
      'subscriptions.*',
      'plan.duration_months as plan_months',
      'plan.name as plan_name',
      'next.duration_months as next_months',
    );
}

/** Serializes changes of a person's subscription until the transaction ends, even if there is none yet. */
export async function lockSubscriptionsOf(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `subscriptions:${userId}`,
  ]);
}
