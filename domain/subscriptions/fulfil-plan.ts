import type { Knex } from 'knex';
import type { refundForeseen } from '../payments/order-hooks';
import type { Order, OrderPayment } from '../payments/schema';
import type { DomainContext, Hook } from '../shared/context';
import { grantTokens } from '../wallet/lots/grant-tokens';
import { defineTransferReason } from '../wallet/schema';
import { changeSubscription, givePeriod } from './change-subscription';
import { findSubscriptionRow } from './subscription-rows';
import { hasRunning } from './sell-plan';
import { periodOfOffer, readOfferKey } from './plan-price';
import { planOrderSchema, type PlanOrder } from './schema';

const subscriptionBonus = defineTransferReason('subscription_bonus');

/** Reports a current plan as owned, so that a second order is not sold. */
export async function noticeRunningPlan(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, sayOwned }: { order: Order; sayOwned(): void },
): Promise<void> {
  if (order.product.kind !== 'subscriptions') return;
  if (await hasRunning(context, trx, order.buyerId)) sayOwned();
}

/** Delivers a paid order of a plan: its period, and the announced bonus tokens. */
export async function givePlan(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, payment }: { order: Order; payment: OrderPayment },
): Promise<void> {
  if (order.product.kind !== 'subscriptions') return;
  const plan = planOrderSchema.parse(order.product.details);
  const given = await givePeriod(context, trx, {
    userId: order.buyerId,
    orderId: order.id,
    isRenewal: plan.renewal !== null,
    paid: payment.net,
    period: {
      planId: plan.planId,
      length: lengthOf(plan),
      renewalMinor: plan.renewalMinor,
      specialOfferKey: plan.specialOfferKey,
      cardId: payment.savedCardId,
    },
  });
  if (!given || plan.bonusTokens === 0) return;
  await grantTokens(context, trx, {
    userId: order.buyerId,
    tokens: plan.bonusTokens,
    reason: subscriptionBonus,
    reference: order.id,
    idempotencyKey: `subscription-bonus:${order.id}`,
  });
}

function lengthOf({ specialOfferKey, durationMonths }: PlanOrder) {
  const offer = specialOfferKey === null ? null : readOfferKey(specialOfferKey);
  return offer ? periodOfOffer(offer) : ({ unit: 'month', count: durationMonths } as const);
}

/** Ends access when the money of a period was returned, or restores it when a chargeback was withdrawn. */
export async function reversePlan(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    order,
    isWhole,
    isDisputed,
    cause,
  }: {
    order: Order;
    isWhole: boolean;
    isDisputed: boolean;
    cause: 'refund' | 'chargeback' | 'chargeback-reversed';
  },
): Promise<void> {
  if (order.product.kind !== 'subscriptions') return;
  const period = await trx('subscription_periods')
    .where({ order_id: order.id })
    .first('subscription_id', 'number');
  if (!period) return;
  const { number } = period;
  const isBack = cause === 'chargeback-reversed';
  if (isBack || isWhole) {
    await trx('subscription_periods')
      .where({ order_id: order.id })
      .update({ reversed_at: isBack ? null : context.now() });
  }
  if (isBack && isDisputed) return;
  const event = isBack
    ? ({ kind: 'given-again', number } as const)
    : ({ kind: 'reversed', cause, number, isWhole } as const);
  const whose = { userId: order.buyerId, id: period.subscription_id };
  await changeSubscription(context, trx, whose, event);
}

type HookPayload<Of> = Of extends Hook<infer What> ? What : never;

/** Reports the subscription of a plan's order, and whether a whole refund would end it. */
export async function foreseePlan(
  _context: DomainContext,
  trx: Knex.Transaction,
  { order, foresee }: HookPayload<typeof refundForeseen>,
): Promise<void> {
  if (order.product.kind !== 'subscriptions') return;
  const period = await trx('subscription_periods')
    .where({ order_id: order.id })
    .first('subscription_id', 'number');
  const row = period && (await findSubscriptionRow(trx, { id: period.subscription_id }));
  if (!row) return;
  const isEnding = row.status !== 'expired' && period.number >= row.number;
  foresee({ kind: 'subscription', id: row.id, isEnding, expiresAt: row.expires_at });
}
