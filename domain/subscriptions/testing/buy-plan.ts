import { openOrder } from '~/domain/payments/orders/open-order';
import { orderPaid } from '~/domain/payments/order-hooks';
import type { Order, OrderPayment } from '~/domain/payments/schema';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { sellPlan, type PlanRequest } from '../sell-plan';

/** The plans in the initial data. */
export const plans = {
  month: '00000000-0000-7000-8000-000000000101',
  quarter: '00000000-0000-7000-8000-000000000103',
  year: '00000000-0000-7000-8000-000000000112',
};

/** Opens an order of a plan for a person. */
export async function orderPlan(
  context: DomainContext,
  userId: string,
  request: PlanRequest,
): Promise<Order> {
  const sold = await sellPlan(context, { userId, isTest: false }, request);
  if (!sold.ok) throw new Error(sold.reason);
  const tax = { minor: 0, rate: 0, country: null, inclusive: false, evidence: [] };
  return openOrder(context, {
    buyerId: userId,
    product: sold.product,
    price: { ...sold.price, tax },
    source: null,
  });
}

/** Returns the payment of an order as the payments area passes it to hooks. */
export const paymentOf = (order: Order, savedCardId: string | null = null): OrderPayment => ({
  id: newId(),
  amount: order.price.total,
  net: order.price.total,
  processor: 'test',
  method: 'credit_card_payment',
  wallet: null,
  savedCardId,
});

/** Reports an order as paid. */
export async function payFor(
  context: DomainContext,
  order: Order,
  savedCardId: string | null = null,
): Promise<void> {
  const payment = paymentOf(order, savedCardId);
  const data = { order, payment, isRenewal: order.kind === 'rebill', at: context.now() };
  await transact(context, (trx) => context.hooks.run(orderPaid, trx, data));
}

/** Buys a plan for a person; returns the order. */
export async function buyPlan(
  context: DomainContext,
  userId: string,
  request: PlanRequest = { planId: plans.month },
): Promise<Order> {
  const order = await orderPlan(context, userId, request);
  await payFor(context, order);
  return order;
}
