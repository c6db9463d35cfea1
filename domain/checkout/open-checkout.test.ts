import { expect, it } from 'vitest';
import { makeClub, makePost } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { makeFan } from '../offers/testing/make-fan';
import { catalogueSchema } from '../offers/catalogue';
import { listTokenOffers } from '../offers/list-token-offers';
import { publishCatalogue } from '../offers/publish-catalogue';
import { createSmartPack } from '../offers/smart-packs';
import { newId } from '../shared/ids';
import { openCheckout } from './open-checkout';
import type { CheckoutRequest } from './schema';

const { database, context } = await openTestContext();
const { db } = database;
const month = '00000000-0000-7000-8000-000000000101';

await publishCatalogue(
  db,
  catalogueSchema.parse({
    offers: [{ kind: 'pack', amount: 200, terms: { priceMinor: 1999, bonusBp: 1500 } }],
    smartTiers: [{ upTo: 100, step: 10, least: 20, terms: { priceOf100Minor: 1049 } }],
  }),
  context.now(),
);

const open = async (
  request: CheckoutRequest,
  viewer = makeFan(context),
  country: string | null = null,
) => openCheckout(context, await viewer, { request, country, taxService: null });

async function packRequest(): Promise<CheckoutRequest> {
  const offers = await listTokenOffers(context, await makeFan(context));
  const pack = Array.isArray(offers) ? offers.find(({ terms }) => terms.amount === 200) : undefined;
  return { variant: 'tokens', productId: pack?.id ?? '', source: 'tokens_packs_popup' };
}

it('freezes the price of a pack in an order, with the source of the request', async () => {
  const request = await packRequest();
  const opened = await open(request);
  expect(opened).toMatchObject({
    ok: true,
    order: {
      state: 'open',
      source: 'tokens_packs_popup',
      kind: 'one-time-purchase',
      product: { kind: 'tokens', id: request.productId, details: { tokens: 200, bonusTokens: 30 } },
      price: { total: { minor: 1999, currency: 'USD' }, tax: { minor: 0, country: null } },
    },
  });
});

it('finds the same order for the same wish, and another for another person', async () => {
  const request = await packRequest();
  const fan = await makeFan(context);
  const [first, again, others] = [
    await open(request, Promise.resolve(fan)),
    await open(request, Promise.resolve(fan)),
    await open(request),
  ];
  const idOf = (opened: typeof first) => (opened.ok ? opened.order.id : null);
  expect(idOf(again)).toBe(idOf(first));
  expect(idOf(others)).not.toBe(idOf(first));
});

it('sells a plan to a user with an unverified address, and names its renewal', async () => {
  const fan = makeFan(context, { isVerified: false, verifiedAt: null });
  const opened = await open({ variant: 'subscriptions', productId: month }, fan);
  expect(opened).toMatchObject({
    ok: true,
    order: {
      product: { kind: 'subscriptions', id: month },
      price: { autoRenew: { period: { unit: 'month', count: 1 } } },
    },
  });
});

it('sells a pack that was made for one user to that user only', async () => {
  const fan = await makeFan(context);
  const made = await createSmartPack(context, fan, { tokensNeeded: 45, isWelcomeBackPack: false });
  if (!made.ok) throw new Error(made.reason);
  const { id, price } = made.pack;
  const request: CheckoutRequest = { variant: 'tokens', productId: id, isSmartTokenPack: true };
  expect(await open(request, Promise.resolve(fan))).toMatchObject({
    ok: true,
    order: { product: { id, details: { kind: 'smart', tokens: 50 } }, price: { total: price } },
  });
  expect(await open(request)).toMatchObject({ ok: false, reason: 'no-such-offer' });
});

it('sells one picture of a post by card, and none that is already open', async () => {
  const { characterId } = await makeClub(context);
  const assets = [{ isFree: true }, {}];
  const { id: postId } = await makePost(db, { characterId, access: 'fanClub', assets });
  await db('post_assets').where({ post_id: postId, is_free: false }).update({ card_price: 499 });
  const ids = await db('post_assets')
    .where({ post_id: postId })
    .orderBy('position')
    .pluck<string[]>('id');
  const [free = '', sold = ''] = ids;
  expect(await open({ variant: 'post_asset', productId: sold })).toMatchObject({
    ok: true,
    order: {
      product: { kind: 'post_asset', id: sold, details: { assetId: sold, postId } },
      price: { total: { minor: 499, currency: 'USD' } },
    },
  });
  expect(await open({ variant: 'post_asset', productId: free })).toMatchObject({
    ok: false,
    reason: 'already-open',
  });
});

it('adds the tax of the buyer’s country if prices are shown without tax', async () => {
  const exclusive = { tax_mode: 'exclusive', tax_rates: { DE: 0.19 } };
  const taxed: typeof context = {
    ...context,
    settings: async (of) => ({ ...(await context.settings(of)), ...exclusive }),
  };
  const opened = await openCheckout(taxed, await makeFan(context), {
    request: await packRequest(),
    country: 'DE',
    taxService: null,
  });
  expect(opened).toMatchObject({
    order: {
      price: {
        total: { minor: 2379, currency: 'USD' },
        list: { minor: 2379, currency: 'USD' },
        tax: { minor: 380, rate: 0.19, country: 'DE', inclusive: false },
      },
    },
  });
});

it.each([
  [{ variant: 'tokens', productId: newId() }, 'no-such-offer'],
  [{ variant: 'subscriptions', productId: newId() }, 'no-such-plan'],
  [{ variant: 'fanclub', productId: newId() }, 'no-such-club'],
  [{ variant: 'post_asset', productId: newId() }, 'no-such-asset'],
] as const)('refuses %j with the reason of its seller', async (request, reason) => {
  expect(await open(request)).toMatchObject({ ok: false, reason });
});

it('keeps a reduced price for as long as the countdown shows it', async () => {
  const shown: typeof context = {
    ...context,
    now: () => new Date('2026-11-23T20:00:00Z'),
    settings: async (of) => ({
      ...(await context.settings(of)),
      is_discounts_active: true,
      banner_timer: 15,
    }),
  };
  const opened = await openCheckout(shown, await makeFan(context), {
    request: { variant: 'subscriptions', productId: '00000000-0000-7000-8000-000000000103' },
    country: null,
    taxService: null,
  });
  expect(opened).toMatchObject({
    ok: true,
    order: { expiresAt: new Date('2026-11-23T20:14:59Z') },
  });
});
