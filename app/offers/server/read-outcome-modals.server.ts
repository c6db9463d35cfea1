import type { AppLoadContext } from '@remix-run/node';
import { tokenProductSchema } from '~/domain/offers/schema';
import { findOrder } from '~/domain/payments/orders/find-order';
import { listPayments } from '~/domain/payments/orders/list-payments';
import { idSchema } from '~/domain/shared/ids';
import { getBalance } from '~/domain/wallet/get-balance';

/** Payments among which that of an order just paid is looked for. */
const latest = 10;

/** An order of whoever looks, and how it was paid; null of anybody else's. */
export async function readPaidOrder(
  { domain, viewer }: AppLoadContext,
  told: Record<string, string>,
) {
  const orderId = idSchema.safeParse(told['order']);
  if (!orderId.success || viewer.kind !== 'user') return null;
  const order = await findOrder(domain.db, orderId.data);
  if (order?.buyerId !== viewer.userId) return null;
  const { items } = await listPayments(domain, viewer.userId, { limit: latest });
  const payment = items.find((one) => one.orderId === order.id);
  return { order, isPaid: order.state === 'paid', paidWith: payment?.paidWith ?? null };
}

/** Tokens that were bought, and what somebody has with them. */
export async function readTokensOutcome(context: AppLoadContext, told: Record<string, string>) {
  const paid = await readPaidOrder(context, told);
  const bought = tokenProductSchema.safeParse(paid?.order.product.details);
  if (!paid || !bought.success) return null;
  const { tokens, bonusTokens, specialBonusTokens } = bought.data;
  const bonus = bonusTokens + specialBonusTokens;
  return {
    isPaid: paid.isPaid,
    amount: tokens,
    bonusTokens: bonus,
    total: paid.order.price.total,
    paidWith: paid.paidWith,
    balance: await getBalance(context.domain, paid.order.buyerId),
  };
}

export type TokensOutcome = NonNullable<Awaited<ReturnType<typeof readTokensOutcome>>>;
