import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { playShop } from '../testing/play-shop';
import { priceOf } from '../testing/products';
import { listLatestPurchases } from './latest-purchases';

const { database, context } = await openTestContext();
const shop = playShop(context);

async function buy(product: { kind: 'tokens' | 'subscriptions' | 'fanclub'; name: string }) {
  const { id: userId } = await makeUser(database.db);
  const order = await shop.order(userId, {
    product: { ...product, id: newId(), details: {} },
    price: priceOf(1190, 190),
  });
  const cardId = await shop.saveCard(userId);
  const paid = await shop.pay(userId, order.id, { kind: 'saved_card', cardId });
  if (!paid.ok) throw new Error(paid.reason);
}

it('lists the latest purchases, newest first, with translatable names', async () => {
  await buy({ kind: 'tokens', name: '250 tokens' });
  await buy({ kind: 'subscriptions', name: '1 month subscription' });
  await buy({ kind: 'subscriptions', name: '12 months subscription' });
  await buy({ kind: 'fanclub', name: '7 nights with Luna' });
  const { items, nextCursor } = await listLatestPurchases(context, { limit: 3 });
  const paid = { amount: 11.9, currency: 'USD' };
  const plan = { productNameKey: 'months', productType: 'SubscriptionPlan', ...paid };
  expect(items).toEqual([
    {
      productNameKey: 'fanclub_to',
      // The name of the club is hidden.
      productName: 'fan club',
      productType: 'CreatorSubscription',
      productAmount: null,
      ...paid,
    },
    { ...plan, productName: '12 months', productAmount: 12 },
    { ...plan, productName: '1 month', productAmount: 1 },
  ]);
  const rest = await listLatestPurchases(context, { limit: 3, cursor: nextCursor ?? undefined });
  expect(rest).toEqual({
    items: [
      {
        productNameKey: 'tokens',
        productName: '250 tokens',
        productType: 'TokensDepositOffer',
        productAmount: 250,
        ...paid,
      },
    ],
    nextCursor: null,
  });
});
