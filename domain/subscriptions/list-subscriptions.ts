import type { Knex } from 'knex';
import * as z from 'zod';
import type {
  AccountsRow,
  CancellationStepsRow,
  SubscriptionPeriodsRow,
  SubscriptionPlansRow,
  SubscriptionsRow,
} from '~/db/rows';
import { personBy } from '../account-states/search-person';
import type { DomainContext } from '../shared/context';
import { fromDay, isOneOf, ofCurrency, toDay } from '../shared/lists/column-filters';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { endCauses, subscriptionStatuses } from './schema';

/** A subscription in the list for staff. */
export interface SubscriptionListed
  extends
    Pick<
      SubscriptionsRow,
      | 'id'
      | 'user_id'
      | 'status'
      | 'number'
      | 'currency'
      | 'renewal_minor'
      | 'next_minor'
      | 'special_offer_key'
      | 'started_at'
      | 'period_starts_at'
      | 'expires_at'
      | 'grace_ends_at'
      | 'next_attempt_at'
      | 'attempts'
      | 'canceled_at'
      | 'ended_at'
      | 'end_cause'
    >,
    LeftJoined<Pick<AccountsRow, 'email' | 'state'>> {
  /** Null for access that was given without a plan. */
  plan_name: SubscriptionPlansRow['name'] | null;
}

const columns = [
  'subscriptions.id',
  'subscriptions.user_id',
  'subscriptions.status',
  'subscriptions.number',
  'subscriptions.currency',
  'subscriptions.renewal_minor',
  'subscriptions.next_minor',
  'subscriptions.special_offer_key',
  'subscriptions.started_at',
  'subscriptions.period_starts_at',
  'subscriptions.expires_at',
  'subscriptions.grace_ends_at',
  'subscriptions.next_attempt_at',
  'subscriptions.attempts',
  'subscriptions.canceled_at',
  'subscriptions.ended_at',
  'subscriptions.end_cause',
  'accounts.email',
  'accounts.state',
  'plan.name as plan_name',
] as const;

const subscriptions = (db: Knex): Knex.QueryBuilder =>
  db('subscriptions')
    .leftJoin('accounts', 'accounts.id', 'subscriptions.user_id')
    .leftJoin('subscription_plans as plan', 'plan.id', 'subscriptions.plan_id');

/** The subscriptions of all people, those that end last first. */
export const subscriptionList = defineList<SubscriptionListed>()({
  from: subscriptions,
  id: 'subscriptions.id',
  columns,
  filters: {
    search: personBy('subscriptions.user_id', 'subscriptions.id'),
    status: isOneOf('subscriptions.status', subscriptionStatuses),
    months: filterBy(z.coerce.number().int().min(1).max(120), (rows, months) => {
      void rows.where('plan.duration_months', months);
    }),
    cause: isOneOf('subscriptions.end_cause', endCauses),
    currency: ofCurrency('subscriptions.currency'),
    startedFrom: fromDay('subscriptions.started_at'),
    startedTo: toDay('subscriptions.started_at'),
    endsFrom: fromDay('subscriptions.expires_at'),
    endsTo: toDay('subscriptions.expires_at'),
  },
  sorts: {
    ends: [{ column: 'subscriptions.expires_at', type: 'timestamptz' }],
    started: [{ column: 'subscriptions.started_at', type: 'timestamptz' }],
  },
  defaultSort: { by: 'ends', order: 'desc' },
});

/** The most periods and steps of a subscription that staff are shown. */
const most = 100;

/** A subscription with its paid periods and the steps of its cancellation, the latest first. */
export interface SubscriptionSheet {
  subscription: SubscriptionListed;
  periods: Pick<
    SubscriptionPeriodsRow,
    'number' | 'order_id' | 'starts_at' | 'ends_at' | 'paid_minor' | 'currency' | 'reversed_at'
  >[];
  steps: Pick<CancellationStepsRow, 'action' | 'reason' | 'created_at'>[];
}

/** Returns a subscription with its history; null if there is none. */
export async function readSubscriptionSheet(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<SubscriptionSheet | null> {
  const [[subscription], periods, steps] = await Promise.all([
    subscriptionList.readRows(db, [id]),
    db('subscription_periods')
      .where({ subscription_id: id })
      .orderBy('number', 'desc')
      .limit(most)
      .select(
        'number',
        'order_id',
        'starts_at',
        'ends_at',
        'paid_minor',
        'currency',
        'reversed_at',
      ),
    db('cancellation_steps')
      .where({ subscription_id: id })
      .orderBy('id', 'desc')
      .limit(most)
      .select('action', 'reason', 'created_at'),
  ]);
  return subscription ? { subscription, periods, steps } : null;
}
