import { expect, it } from 'vitest';
import { makeClub, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openOrder } from '../payments/orders/open-order';
import { orderPaid, orderReversed } from '../payments/order-hooks';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { getPost } from './get-posts';
import { sellPostAsset } from './sell-asset';

const { database, context } = await openTestContext();
const { db } = database;

async function makeSale() {
  const { characterId, creatorId } = await makeClub(context);
  const assets = [{ isFree: true }, {}, {}];
  const { id: postId } = await makePost(db, { characterId, access: 'fanClub', assets });
  const ids = await db('post_assets')
    .where({ post_id: postId })
    .orderBy('position')
    .pluck<string[]>('id');
  const [free = '', sold = '', unsold = ''] = ids;
  await db('post_assets').where({ id: sold }).update({ card_price: 499 });
  const { id: userId } = await makeUser(db);
  const buyer = { userId, isSubscriber: false };
  const open = async () =>
    (await getPost(context, buyer, { postId }))?.assets.map((asset) => asset.media?.isOpen);
  return { buyer, postId, characterId, creatorId, free, sold, unsold, open };
}

it('sells one asset by card at its price, and shares it with the creator', async () => {
  const { buyer, postId, characterId, creatorId, free, sold, unsold } = await makeSale();
  const price = { minor: 499, currency: 'USD' };
  expect(await sellPostAsset(context, buyer, { assetId: sold })).toEqual({
    ok: true,
    product: {
      kind: 'post_asset',
      id: sold,
      name: 'Noor Haddad',
      details: { assetId: sold, postId, characterId },
      characterId,
      creatorId,
    },
    price: { total: price, list: price, discountPercent: 0 },
  });
  const reasonFor = async (assetId: string) => {
    const outcome = await sellPostAsset(context, buyer, { assetId });
    return outcome.ok ? 'sold' : outcome.reason;
  };
  expect(await reasonFor(free)).toBe('already-open');
  expect(await reasonFor(unsold)).toBe('not-sold-by-card');
  expect(await reasonFor(newId())).toBe('no-such-asset');
});

it('opens only the paid asset, once, and closes it when the money is refunded', async () => {
  const { buyer, sold, open } = await makeSale();
  const sale = await sellPostAsset(context, buyer, { assetId: sold });
  if (!sale.ok) throw new Error(sale.reason);
  const tax = { minor: 0, rate: 0, country: null, inclusive: true, evidence: [] };
  const openOne = () =>
    openOrder(context, {
      buyerId: buyer.userId,
      product: sale.product,
      price: { ...sale.price, tax },
      source: 'post_unlock',
    });
  const order = await openOne();
  const payment = {
    id: newId(),
    amount: order.price.total,
    net: order.price.total,
    processor: 'cards',
    method: 'credit_card_payment' as const,
    wallet: null,
    savedCardId: null,
  };
  const at = context.now();
  const pay = (paid = order) =>
    transact(context, (trx) =>
      context.hooks.run(orderPaid, trx, { order: paid, payment, isRenewal: false, at }),
    );
  let timesOwned = 0;
  const reverse = (cause: 'refund' | 'chargeback' | 'chargeback-reversed', share = 1) =>
    transact(context, (trx) =>
      context.hooks.run(orderReversed, trx, {
        order,
        payment,
        money: order.price.total,
        share,
        isWhole: share === 1,
        isDisputed: cause === 'chargeback',
        cause,
        reversalId: newId(),
        at,
        sayOwned: () => void (timesOwned += 1),
      }),
    );
  expect(await open()).toEqual([true, false, false]);
  await pay();
  await pay();
  expect(await open()).toEqual([true, true, false]);
  await reverse('refund', 0.4);
  expect(await open()).toEqual([true, true, false]);
  await reverse('chargeback');
  expect(await open()).toEqual([true, false, false]);
  await reverse('chargeback-reversed');
  expect(await open()).toEqual([true, true, false]);
  await reverse('refund');
  expect(await open()).toEqual([true, false, false]);
  expect(timesOwned).toBe(0);

  await db('orders').where({ id: order.id }).update({ state: 'expired', closed_at: at });
  await pay(await openOne());
  await reverse('chargeback-reversed');
  expect(timesOwned).toBe(1);
  await reverse('refund');
  expect(await open()).toEqual([true, true, false]);
});
