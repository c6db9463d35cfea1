import type { PaymentsRow } from '~/db/rows';
import { newId } from '~/domain/shared/ids';
import { openOrder } from '../orders/open-order';
import type { DomainContext } from '../../shared/context';
import type { Order, OrderPrice } from '../schema';

/** Returns a price in dollars with this part as tax. */
export const priceOf = (minor: number, taxMinor = 0): OrderPrice => ({
  total: { minor, currency: 'USD' },
  list: { minor, currency: 'USD' },
  discountPercent: 0,
  tax: { minor: taxMinor, rate: 0, country: null, inclusive: true, evidence: [] },
});

/** Returns a new pack of tokens as its seller describes it. */
export function packOf(tokens: number) {
  const id = newId();
  const details = {
    offerId: id,
    kind: 'pack',
    tokens,
    bonusTokens: 0,
    specialBonusTokens: 0,
    userOfferId: null,
  };
  return { kind: 'tokens' as const, id, name: `${tokens} tokens`, details };
}

/** Opens an order for a buyer: by default 100 tokens for 9.99 $. */
export const makeOrder = (
  context: DomainContext,
  buyerId: string,
  overrides: Partial<Parameters<typeof openOrder>[1]> = {},
): Promise<Order> =>
  openOrder(context, {
    buyerId,
    product: packOf(100),
    price: priceOf(999),
    source: 'tokens_packs_popup',
    ...overrides,
  });

/** Creates a card payment of an order that no processor was called for yet. */
export async function makePayment(
  context: DomainContext,
  order: Order,
  processor = 'cards',
): Promise<PaymentsRow> {
  const now = context.now();
  const [payment] = await context
    .db('payments')
    .insert({
      id: newId(),
      order_id: order.id,
      payer_id: order.buyerId,
      method: 'credit_card_payment',
      processor,
      amount_minor: order.price.total.minor,
      currency: order.price.total.currency,
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
      poll_at: now,
    })
    .returning('*');
  if (!payment) throw new Error('a payment could not be made');
  return payment;
}
