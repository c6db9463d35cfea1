import type { Knex } from 'knex';
import type { SubscriptionsRow } from '~/db/rows';

/** A subscription as its row has it, with how long its plans are. */
export interface SubscriptionRow extends SubscriptionsRow {
  plan_months: number | null;
  plan_name: string | null;
  next_months: number | null;
}

/** Whose subscription: the one that runs, else the one that ended last; or one by its id. */
export type Which = { userId: string } | { id: string };

/** A subscription; undefined where there is none. */
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

/**
 * Has whoever changes a person's subscription wait for whoever does already, also where there is none
 * yet; until the transaction ends.
 */
export async function lockSubscriptionsOf(trx: Knex.Transaction, userId: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `subscriptions:${userId}`,
  ]);
}
