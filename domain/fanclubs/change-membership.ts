import type { Knex } from 'knex';
import type { FanclubMembershipsRow } from '~/db/rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { decideMembership, type MembershipEvent, type MembershipState } from './decide-membership';
import { membershipChanged } from './events';
import { fanclubsSettings } from './settings';
import { notifyOfFailure } from './notify-of-failure';

/** The user and the character of the club. */
export interface MembershipKey {
  userId: string;
  characterId: string;
}

/** The order that paid it and the card for the next payment, stored beside its state. */
interface PaidBy {
  orderId?: string;
  cardId?: string | null;
}

export const membershipColumns = [
  'id',
  'status',
  'plan_id',
  'started_at',
  'expires_at',
  'anchor_at',
  'period_unit',
  'period_count',
  'periods',
  'pays_with',
  'price',
  'discount_percent',
  'renews',
  'cancelled_at',
  'due_at',
  'failed_renewals',
  'card_id',
  'order_id',
] as const satisfies readonly (keyof FanclubMembershipsRow)[];

export type MembershipRow = Pick<FanclubMembershipsRow, (typeof membershipColumns)[number]>;

/** Converts a stored membership to its state. */
export const toState = (row: MembershipRow): MembershipState => ({
  status: row.status,
  startedAt: row.started_at,
  terms: {
    planId: row.plan_id,
    period: { unit: row.period_unit, count: row.period_count },
    paysWith: row.pays_with,
    price: row.price,
    discountPercent: row.discount_percent,
  },
  anchorAt: row.anchor_at,
  periods: row.periods,
  expiresAt: row.expires_at,
  renews: row.renews,
  dueAt: row.due_at,
  cancelledAt: row.cancelled_at,
  failedRenewals: row.failed_renewals,
});

function toColumns({ terms, ...state }: MembershipState) {
  const { unit, count } = terms.period;
  if (unit !== 'week' && unit !== 'month') throw new RangeError(`no club is joined by the ${unit}`);
  return {
    status: state.status,
    plan_id: terms.planId,
    started_at: state.startedAt,
    expires_at: state.expiresAt,
    anchor_at: state.anchorAt,
    period_unit: unit,
    period_count: count,
    periods: state.periods,
    pays_with: terms.paysWith,
    price: terms.price,
    discount_percent: terms.discountPercent,
    renews: state.renews,
    cancelled_at: state.cancelledAt,
    due_at: state.dueAt,
    failed_renewals: state.failedRenewals,
  };
}

/** Locks a user's membership until the transaction ends; undefined if they never had one. */
export async function lockMembership(
  trx: Knex.Transaction,
  { userId, characterId }: MembershipKey,
): Promise<MembershipRow | undefined> {
  // There may be no row to lock yet, so concurrent ways of joining wait for each other here.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `membership:${userId}:${characterId}`,
  ]);
  return trx('fanclub_memberships')
    .where({ user_id: userId, character_id: characterId })
    .forUpdate()
    .first(...membershipColumns);
}

/**
 * Applies `decideMembership` to a membership, stores and announces the result; the only function that
 * writes the state of memberships. Returns the new state; null if nothing changed.
 */
export async function changeMembership(
  context: DomainContext,
  trx: Knex.Transaction,
  key: MembershipKey,
  event: MembershipEvent,
  paidBy: PaidBy = {},
): Promise<MembershipState | null> {
  const rules = await context.settings(fanclubsSettings);
  const row = await lockMembership(trx, key);
  const next = decideMembership(
    row ? toState(row) : null,
    event,
    {
      leadMinutes: rules.fanclub_renewal_lead_minutes,
      retryHours: rules.fanclub_retry_hours,
    },
    context.now(),
  );
  if (!next) return null;
  const columns = {
    ...toColumns(next),
    ...(paidBy.orderId !== undefined && { order_id: paidBy.orderId }),
    ...(paidBy.cardId !== undefined && { card_id: paidBy.cardId }),
  };
  const id = row?.id ?? newId();
  if (row) await trx('fanclub_memberships').where({ id }).update(columns);
  else {
    const who = { id, user_id: key.userId, character_id: key.characterId };
    await trx('fanclub_memberships').insert({ ...who, ...columns });
  }
  announce(
    trx,
    membershipChanged,
    { personId: key.userId, aggregateId: id },
    {
      userId: key.userId,
      characterId: key.characterId,
      change: event.kind,
      isMember: next.status === 'active' && next.expiresAt > context.now(),
    },
  );
  if (event.kind === 'renewal-failed') await notifyOfFailure(trx, { id, ...key }, next);
  return next;
}
