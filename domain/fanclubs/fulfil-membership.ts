import type { Knex } from 'knex';
import type { Order, OrderPayment } from '../payments/schema';
import type { DomainContext, Hook } from '../shared/context';
import { addPeriods } from '../shared/time/periods';
import type {
  orderPaid,
  orderReversed,
  ownershipQueried,
  paymentFailed,
  refundForeseen,
} from '../payments/order-hooks';
import { bookMembership, bookTakenBack } from './book-membership';
import { changeMembership, lockMembership, toState, type MembershipKey } from './change-membership';
import {
  isOverdue,
  isRunning,
  type MembershipEvent,
  type MembershipState,
} from './decide-membership';
import { membershipOrderSchema, type MembershipOrder } from './membership-order';

type HookPayload<Of> = Of extends Hook<infer What> ? What : never;

const detailsOf = (order: Order): MembershipOrder =>
  membershipOrderSchema.parse(order.product.details);

const keyOf = (order: Order, { characterId }: MembershipOrder): MembershipKey => ({
  userId: order.buyerId,
  characterId,
});

/** Reports that the buyer already is a member without debts, so that they do not pay again. */
export async function noticeMember(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, sayOwned }: HookPayload<typeof ownershipQueried>,
): Promise<void> {
  if (order.product.kind !== 'fanclub') return;
  const row = await lockMembership(trx, keyOf(order, detailsOf(order)));
  if (!row) return;
  const membership = toState(row);
  if (isRunning(membership, context.now()) && !isOverdue(membership)) sayOwned();
}

/** Opens the paid club or extends it by a period, and books the payment. */
export async function giveMembership(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, payment, isRenewal, at }: HookPayload<typeof orderPaid>,
): Promise<void> {
  if (order.product.kind !== 'fanclub') return;
  const details = detailsOf(order);
  const given = await changeMembership(
    context,
    trx,
    keyOf(order, details),
    isRenewal ? { kind: 'renewed' } : joinedBy(details),
    paidBy(order, payment),
  );
  const period = given ? latestPeriodOf(given) : { startsAt: at, endsAt: at };
  await bookMembership(context, trx, { order, payment, details }, period);
}

/** Returns the last paid period. A payment that gave no period is booked for one of zero length. */
const latestPeriodOf = ({ anchorAt, terms, periods, expiresAt }: MembershipState) => ({
  startsAt: addPeriods(anchorAt, terms.period, periods - 1),
  endsAt: expiresAt,
});

const joinedBy = ({
  planId,
  period,
  discountPercent,
  price,
  renews,
}: MembershipOrder): MembershipEvent => ({
  kind: 'joined',
  terms: { planId, period, paysWith: 'money', price, discountPercent },
  renews,
});

const paidBy = (order: Order, { savedCardId }: OrderPayment) => ({
  orderId: order.id,
  ...(savedCardId !== null && { cardId: savedCardId }),
});

/** Handles a declined renewal: it is retried, or the membership ends. */
export async function noteFailedRenewal(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, isRenewal }: HookPayload<typeof paymentFailed>,
): Promise<void> {
  if (order.product.kind !== 'fanclub' || !isRenewal) return;
  const failed = { kind: 'renewal-failed', isFinal: false } as const;
  await changeMembership(context, trx, keyOf(order, detailsOf(order)), failed);
}

/**
 * Closes the club when the latest payment was fully refunded, or any was charged back. Opens it again
 * when a chargeback is withdrawn. The creator's share is reversed accordingly.
 */
export async function reverseMembership(
  context: DomainContext,
  trx: Knex.Transaction,
  reversal: HookPayload<typeof orderReversed>,
): Promise<void> {
  const { order, cause, isWhole, isDisputed, at } = reversal;
  if (order.product.kind !== 'fanclub') return;
  const details = detailsOf(order);
  await bookTakenBack(context, trx, { ...reversal, details });
  const key = keyOf(order, details);
  const isBack = cause === 'chargeback-reversed';
  if (isBack || isWhole) {
    await trx('fanclub_periods')
      .where({ order_id: order.id })
      .update({ reversed_at: isBack ? null : at });
  }
  if (isBack) {
    if (isDisputed) return;
    await changeMembership(context, trx, key, { kind: 'given-again' });
    return;
  }
  const membership = await lockMembership(trx, key);
  const isLatest = membership?.order_id === order.id;
  if (cause === 'chargeback' || (isLatest && isWhole)) {
    await changeMembership(context, trx, key, { kind: 'taken-back' });
  }
}

/** Reports the membership of a club's order, and whether a whole refund would end it. */
export async function foreseeMembership(
  _context: DomainContext,
  trx: Knex.Transaction,
  { order, at, foresee }: HookPayload<typeof refundForeseen>,
): Promise<void> {
  if (order.product.kind !== 'fanclub') return;
  const { userId: user_id, characterId: character_id } = keyOf(order, detailsOf(order));
  const row = await trx('fanclub_memberships').where({ user_id, character_id }).first();
  if (!row) return;
  const isEnding = row.order_id === order.id && isRunning(toState(row), at);
  foresee({ kind: 'membership', id: row.id, isEnding, expiresAt: row.expires_at });
}

/**
 * Cancels the renewal of all clubs of a user who can no longer sign in. Each club stays open until the
 * end of its paid time.
 */
export async function cancelAllMemberships(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const clubs = await trx('fanclub_memberships')
    .where({ user_id: userId, renews: true })
    .orderBy('character_id')
    .pluck<string[]>('character_id');
  for (const characterId of clubs) {
    await changeMembership(context, trx, { userId, characterId }, { kind: 'cancelled' });
  }
}

/** Cancels all memberships of a character's club; they last until the end of their paid time. */
export async function cancelMembershipsOf(
  context: DomainContext,
  trx: Knex.Transaction,
  characterId: string,
): Promise<void> {
  const members = await trx('fanclub_memberships')
    .where({ character_id: characterId, renews: true })
    .orderBy('user_id')
    .pluck<string[]>('user_id');
  for (const userId of members) {
    await changeMembership(context, trx, { userId, characterId }, { kind: 'cancelled' });
  }
}
