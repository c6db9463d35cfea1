import { describe, expect, it } from 'vitest';
import { sumDebts } from '../payments/reversals/reverse-order';
import { makeClub, makePost } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openOrder } from '../payments/orders/open-order';
import { orderPaid, orderReversed } from '../payments/order-hooks';
import type { Order } from '../payments/schema';
import { packOf, priceOf } from '../payments/testing/products';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import type { UserViewer } from '../viewers/viewer';
import { getBalance } from '../wallet/get-balance';
import { openingBalance } from '../wallet/schema';
import { spendTokens } from '../wallet/spends/spend-tokens';
import { claimBonus } from './bonus-offers';
import { catalogueSchema } from './catalogue';
import { getSmartTier } from './get-smart-tier';
import { listSpecialOffers } from './list-special-offers';
import { listTokenOffers } from './list-token-offers';
import { openSpecialOffer } from './open-offers';
import { publishCatalogue } from './publish-catalogue';
import { sellTokens } from './sell-tokens';
import { makeFan } from './testing/make-fan';

const { database, context } = await openTestContext();
const { db } = database;

await publishCatalogue(
  db,
  catalogueSchema.parse({
    offers: [
      { kind: 'pack', amount: 100, terms: { priceMinor: 999, bonusBp: 1000 } },
      { kind: 'special', amount: 100, terms: { priceMinor: 999, discountBp: 4000 } },
    ],
    bonuses: [{ offerKey: 'late-train', tokens: 25, lastsSeconds: 3600 }],
    smartTiers: [{ step: 10, least: 20, terms: { priceOf100Minor: 1049 } }],
  }),
  context.now(),
);

const tax = { minor: 0, rate: 0, country: null, inclusive: false, evidence: [] };

async function order(fan: UserViewer, request: Parameters<typeof sellTokens>[2]): Promise<Order> {
  const sale = await sellTokens(context, fan, request);
  if (!sale.ok) throw new Error(sale.reason);
  const { product, price } = sale;
  return openOrder(context, {
    buyerId: fan.userId,
    product,
    price: { ...price, tax },
    source: 'tokens_packs_popup',
  });
}

/** Returns the payment that the payments area passes after an order was paid. */
function paymentOf({ price: { total } }: Order) {
  return {
    id: newId(),
    amount: total,
    net: total,
    processor: 'cards',
    method: 'credit_card_payment',
    wallet: null,
    savedCardId: null,
  } as const;
}

async function pay(paid: Order): Promise<void> {
  await transact(context, (trx) =>
    context.hooks.run(orderPaid, trx, {
      order: paid,
      payment: paymentOf(paid),
      isRenewal: false,
      at: context.now(),
    }),
  );
}

async function reverse(
  reversed: Order,
  traits: Partial<NonNullable<(typeof orderReversed)['data']>> = {},
): Promise<void> {
  await transact(context, (trx) =>
    context.hooks.run(orderReversed, trx, {
      order: reversed,
      payment: paymentOf(reversed),
      money: reversed.price.total,
      share: 1,
      isWhole: (traits.share ?? 1) === 1,
      isDisputed: traits.cause === 'chargeback',
      cause: 'refund',
      reversalId: newId(),
      at: context.now(),
      sayOwned: () => undefined,
      ...traits,
    }),
  );
}

const takenOf = async (orderId: string) =>
  (await db('token_purchases').where({ order_id: orderId }).first('tokens_taken'))?.tokens_taken;

const packId = async (fan: UserViewer) => {
  const offers = await listTokenOffers(context, fan);
  return Array.isArray(offers) ? (offers[0]?.id ?? '') : '';
};

describe('a paid order of tokens', () => {
  it('grants its tokens and its bonus, once', async () => {
    const fan = await makeFan(context);
    const paid = await order(fan, { offerId: await packId(fan) });
    await pay(paid);
    await pay(paid);
    expect(await getBalance(context, fan.userId)).toBe(110);
    expect(await db('token_purchases').where({ user_id: fan.userId })).toEqual([
      {
        order_id: paid.id,
        user_id: fan.userId,
        product_id: paid.product.id,
        tokens: 100,
        bonus_tokens: 10,
        paid_minor: 999,
        currency: 'USD',
        bought_at: expect.any(Date) as unknown,
        tokens_taken: 0,
      },
    ]);
    expect(
      await db('token_lots')
        .where({ order_id: paid.id })
        .orderBy('kind')
        .select('kind', 'size', 'paid_minor'),
    ).toEqual([
      { kind: 'bought', size: 100, paid_minor: 999 },
      { kind: 'granted', size: 10, paid_minor: 0 },
    ]);
  });

  it('is left to its seller if it is for another product', async () => {
    const fan = await makeFan(context);
    const { characterId } = await makeClub(context);
    const { id: postId } = await makePost(db, { characterId, access: 'fanClub', assets: [{}] });
    const asset = await db('post_assets').where({ post_id: postId }).first('id');
    const other = await openOrder(context, {
      buyerId: fan.userId,
      product: {
        ...packOf(5),
        kind: 'post_asset',
        details: { assetId: asset?.id ?? '', postId, characterId },
      },
      price: priceOf(499),
      source: null,
    });
    await pay(other);
    expect(await db('token_purchases').where({ order_id: other.id })).toEqual([]);
  });

  it('uses the special offer, for good', async () => {
    const fan = await makeFan(context);
    const offer = await openSpecialOffer(context, fan);
    if ('ok' in offer) throw new Error(offer.reason);
    const paid = await order(fan, { offerId: offer.id });
    context.advance(90_000);
    // The offer's minute has passed; the terms of the order are still valid.
    await pay(paid);
    expect(paid.price.total.minor).toBe(599);
    expect(await db('user_offers').where({ user_id: fan.userId })).toMatchObject([
      { occasion: 'token_special', status: 'used', order_id: paid.id },
    ]);
    const account = await db('accounts').where({ id: fan.userId }).first('meta');
    expect(account?.meta).toMatchObject({ isTokenSpecialOfferUsed: true });
    expect(await sellTokens(context, fan, { offerId: offer.id })).toEqual({
      ok: false,
      reason: 'offer-used',
    });
  });

  it('uses up the special offer even if it was never shown', async () => {
    const fan = await makeFan(context);
    const row = await db('token_offers').where({ kind: 'special' }).first('id');
    const offerId = row?.id ?? '';
    await pay(await order(fan, { offerId }));
    expect(await sellTokens(context, fan, { offerId })).toEqual({
      ok: false,
      reason: 'offer-used',
    });
  });

  it('uses the bonus that it was sold with, and notifies open pages', async () => {
    const fan = await makeFan(context);
    await claimBonus(context, fan, 'late-train');
    const offerId = await packId(fan);
    await pay(await order(fan, { offerId, offerKey: 'late-train' }));
    expect(await getBalance(context, fan.userId)).toBe(135);
    expect(await listSpecialOffers(db, fan.userId, context.now())).toMatchObject([
      { status: 'used', amount: 25 },
    ]);
    const published = await db('outbox')
      .where({ person_id: fan.userId, name: 'offers.special-offers-changed' })
      .orderBy('id', 'desc')
      .first<{ payload: unknown }>('payload');
    expect(published.payload).toMatchObject({ specialOffers: [{ status: 'used' }] });
    await pay(await order(fan, { offerId }));
    expect(await getBalance(context, fan.userId)).toBe(245);
  });

  it('uses up a smart pack', async () => {
    const fan = await makeFan(context);
    const need = { tokensNeeded: 45, isWelcomeBackPack: false };
    const { smartTokenPackOffer: pack } = await getSmartTier(context, fan.userId, need);
    const request = { offerId: pack?.id ?? '', isSmartTokenPack: true };
    await pay(await order(fan, request));
    expect(await getBalance(context, fan.userId)).toBe(50);
    expect(await sellTokens(context, fan, request)).toEqual({ ok: false, reason: 'offer-used' });
  });
});

describe('a reversed order of tokens', () => {
  it('is taken back with its bonus, by half and whole', async () => {
    const fan = await makeFan(context);
    const paid = await order(fan, { offerId: await packId(fan) });
    await pay(paid);
    await reverse(paid, { share: 0.5 });
    expect(await getBalance(context, fan.userId)).toBe(55);
    await reverse(paid, { share: 1 });
    expect(await getBalance(context, fan.userId)).toBe(0);
    expect(await takenOf(paid.id)).toBe(110);
  });

  it('leaves no balance below zero for a user who has spent some', async () => {
    const fan = await makeFan(context);
    const paid = await order(fan, { offerId: await packId(fan) });
    await pay(paid);
    await transact(context, (trx) =>
      spendTokens(context, trx, {
        userId: fan.userId,
        tokens: 60,
        reason: openingBalance,
        idempotencyKey: newId(),
      }),
    );
    const reversalId = newId();
    await reverse(paid, { cause: 'chargeback', reversalId });
    expect(await getBalance(context, fan.userId)).toBe(0);
    expect(await takenOf(paid.id)).toBe(50);
    const owed = await sumDebts(db, fan.userId);
    expect(owed).toHaveLength(1);
    expect(owed[0]?.minor).toBeGreaterThan(0);
    await reverse(paid, { cause: 'chargeback-reversed', reversalId });
    expect(await sumDebts(db, fan.userId)).toEqual([]);
  });

  it('is given again when a chargeback is withdrawn', async () => {
    const fan = await makeFan(context);
    const paid = await order(fan, { offerId: await packId(fan) });
    await pay(paid);
    const reversalId = newId();
    await reverse(paid, { cause: 'chargeback', reversalId });
    expect(await getBalance(context, fan.userId)).toBe(0);
    await reverse(paid, { cause: 'chargeback-reversed', reversalId });
    expect(await getBalance(context, fan.userId)).toBe(110);
    expect(await takenOf(paid.id)).toBe(0);
  });

  it.each([
    ['offers again what it used when all is refunded', { cause: 'refund', share: 1 }, 'available'],
    ['does not for a part', { cause: 'refund', share: 0.5 }, 'used'],
    ['does not for a chargeback', { cause: 'chargeback', share: 1 }, 'used'],
  ] as const)('%s', async (_name, reversal, status) => {
    const fan = await makeFan(context);
    await claimBonus(context, fan, 'late-train');
    const paid = await order(fan, { offerId: await packId(fan) });
    await pay(paid);
    await reverse(paid, reversal);
    expect(await listSpecialOffers(db, fan.userId, context.now())).toMatchObject([{ status }]);
  });

  it('offers a special offer again only while its clock runs', async () => {
    const [soon, late] = [await makeFan(context), await makeFan(context)];
    for (const fan of [soon, late]) {
      const offer = await openSpecialOffer(context, fan);
      if ('ok' in offer) throw new Error(offer.reason);
      const paid = await order(fan, { offerId: offer.id });
      await pay(paid);
      if (fan === late) context.advance(61_000);
      await reverse(paid);
    }
    const statusOf = async ({ userId }: UserViewer) =>
      (await db('user_offers').where({ user_id: userId }).first('status'))?.status;
    expect([await statusOf(soon), await statusOf(late)]).toEqual(['available', 'expired']);
    const metaOf = async ({ userId }: UserViewer) =>
      (await db('accounts').where({ id: userId }).first('meta'))?.meta;
    expect(await metaOf(soon)).toMatchObject({ isTokenSpecialOfferUsed: false });
    expect(await metaOf(late)).toMatchObject({ isTokenSpecialOfferUsed: true });
  });

  it('can be bought again if it was for a smart pack', async () => {
    const fan = await makeFan(context);
    const need = { tokensNeeded: 45, isWelcomeBackPack: false };
    const { smartTokenPackOffer: pack } = await getSmartTier(context, fan.userId, need);
    const request = { offerId: pack?.id ?? '', isSmartTokenPack: true };
    const paid = await order(fan, request);
    await pay(paid);
    await reverse(paid);
    expect(await sellTokens(context, fan, request)).toMatchObject({ ok: true });
  });

  it('is left to its seller if it was for another product', async () => {
    const fan = await makeFan(context);
    const paid = await order(fan, { offerId: await packId(fan) });
    await pay(paid);
    await reverse({ ...paid, product: { ...paid.product, kind: 'post_asset' } });
    expect(await getBalance(context, fan.userId)).toBe(110);
  });
});
