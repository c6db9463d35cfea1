import * as z from 'zod';
import type { Answer, Client } from '~/app/testing/client';
import { api, openOrderOf, sendForm } from '../../security/testing/shop';
import { amountsIn, checkoutLinksOf, joinFormsOf } from './shown';

/** The target of an offer: an order, or the change of a running plan. */
export type Opened = { orderId: string } | { changeHref: string };

/** A product offered somewhere at a price, with the function that opens it from there. */
export interface Offered {
  where: string;
  /** Every price shown for it there, in minor units. */
  shown: number[];
  open(buyer: Client): Promise<Opened>;
}

const money = z.number().transform((amount) => Math.round(amount * 100));
const read = <Schema extends z.ZodType>(schema: Schema, { status, body }: Answer) =>
  status === 200 ? schema.parse(body) : null;

const plan = z.object({ _id: z.string(), paymentAmount: money });
const specialOffer = z
  .object({
    _id: z.string(),
    special_offers: z.array(
      z.object({ unit_amount: z.number(), unit_type: z.string(), payment_amount: money }),
    ),
  })
  .nullable();
const pack = z.object({
  _id: z.string(),
  kind: z.string(),
  tokens: z.number(),
  finalPrice: money,
});
const tier = z.object({
  tokenDepositOffer: pack.nullable(),
  smartTokenPackOffer: pack.nullable(),
});

const openedBy =
  (path: string, body: object = {}) =>
  async (buyer: Client): Promise<Opened> => ({
    orderId: (await openOrderOf(buyer, path, body)).orderId,
  });
const ofPlan = (id: string) => `/subscription-plans/${id}/checkout`;
const ofPack = ({ _id, kind }: z.output<typeof pack>) =>
  openedBy(`/token-deposit-offers/${_id}/checkout`, { isSmartTokenPack: kind === 'smart' });

/** Returns the offers to a person from the calls of plans and packs. */
export async function offeredByCalls(reader: Client): Promise<Offered[]> {
  const get = (path: string) => reader.get(api(path));
  const list = read(z.array(plan), await get('/subscription-plans')) ?? [];
  const special = read(specialOffer, await get('/subscription-plans/special-offer'));
  const one = '/token-deposit-offers/special-offer';
  const packs = await Promise.all(
    [
      one,
      `${one}/400`,
      ...['a', 'b'].map((kind) => `${one}-by-offer-key/first-light?variant=${kind}`),
    ].map(async (path) => read(pack, await get(path))),
  );
  const lists = await Promise.all(
    ['/token-deposit-offers', '/token-deposit-offers/welcome-back'].map(
      async (path) => read(z.array(pack), await get(path)) ?? [],
    ),
  );
  const tiers = await Promise.all(
    ['tokensNeeded=75', 'tokensNeeded=640', 'tokensNeeded=0&isWelcomeBackPack=true'].map(
      async (query) => read(tier, await get(`/smart-token-tiers/user-tier?${query}`)),
    ),
  );
  const own = read(z.array(pack), await get('/smart-token-pack-deposit-offers/my-offers')) ?? [];
  const all = [
    ...packs,
    ...lists.flat(),
    ...tiers.flatMap((found) => [found?.tokenDepositOffer, found?.smartTokenPackOffer]),
    ...own,
  ].filter((found) => found !== null && found !== undefined);
  return [
    ...list.map(({ _id, paymentAmount }) => ({
      where: `GET /subscription-plans of ${_id}`,
      shown: [paymentAmount],
      open: openedBy(ofPlan(_id)),
    })),
    ...(special?.special_offers ?? []).map(({ unit_amount, unit_type, payment_amount }) => ({
      where: `GET /subscription-plans/special-offer of ${unit_amount} ${unit_type}`,
      shown: [payment_amount],
      open: openedBy(ofPlan(special?._id ?? ''), {
        specialOfferDurationKey: `${unit_amount}_${unit_type}`,
      }),
    })),
    ...all.map((found) => ({
      where: `the calls of packs, ${found.kind} of ${found.tokens}`,
      shown: [found.finalPrice],
      open: ofPack(found),
    })),
  ];
}

export interface Club {
  creatorId: string;
  characterId: string;
  slug: string;
}

/** Returns the prices of a club from the calls of fan clubs. */
export async function offeredOfClub(reader: Client, club: Club): Promise<Offered[]> {
  const { creatorId, slug } = club;
  const get = (path: string) => reader.get(api(path));
  const checkout = `/creators-subscriptions/${creatorId}/checkout`;
  const joinResponse = await reader.post(api(`/creators-subscriptions/${creatorId}`), {});
  const bySlug = read(
    z.object({ amountInUsd: money }),
    await get(`/creators-subscriptions/by-slug/${slug}`),
  );
  const pricing = read(
    z.object({ funClubPrice: money }),
    await get(`/creators/pricing/${creatorId}`),
  );
  const joining = read(z.object({ amountInUsd: money.optional() }), joinResponse);
  const profile = read(
    z.object({ fun_club_price: money }),
    await get(`/characters/public-profile?slug=${slug}`),
  );
  const plans =
    read(
      z.array(z.object({ id: z.string(), price: money })),
      await get(`/fanclub-subscription-plans?creatorId=${creatorId}`),
    ) ?? [];
  const prices = [
    bySlug?.amountInUsd,
    pricing?.funClubPrice,
    joining?.amountInUsd,
    profile?.fun_club_price,
  ];
  return [
    {
      where: 'the calls of a club',
      shown: prices.filter((price) => price !== undefined),
      open: openedBy(checkout),
    },
    ...plans.map(({ id, price }) => ({
      where: `GET /fanclub-subscription-plans of ${id}`,
      shown: [price],
      open: openedBy(checkout, { fanclubPlanId: id }),
    })),
  ];
}

/** Returns a page's offers: its links to checkout, and the form that joins a club. */
export function offeredByPage(page: string, html: string): Offered[] {
  const links = checkoutLinksOf(html).map(({ href, words, prices }) => ({
    where: `${page}: ${words}`,
    shown: prices,
    open: (buyer: Client) => follow(buyer, href),
  }));
  const forms = joinFormsOf(html).flatMap(({ action, choices, words }) =>
    choices.length === 0
      ? [{ where: `${page}: ${words}`, shown: amountsIn(words), open: join(action, {}) }]
      : choices.map(({ value, label }) => ({
          where: `${page}: ${label}`,
          shown: amountsIn(label),
          open: join(action, value === '' ? {} : { planId: value }),
        })),
  );
  return [...links, ...forms];
}

const join = (action: string, fields: Record<string, string>) => async (buyer: Client) => {
  const { headers } = await sendForm(buyer, action, { from: '/characters', ...fields });
  return follow(buyer, headers.get('location') ?? '');
};

/** Returns the target of a checkout address. */
async function follow(buyer: Client, href: string): Promise<Opened> {
  const { status, headers } = await buyer.get(href);
  const location = headers.get('location') ?? '';
  if (status === 302 && location.startsWith('/checkout/change?')) return { changeHref: location };
  const [, orderId] = /^\/checkout\/([\da-f-]{36})/.exec(location) ?? [];
  if (status !== 302 || orderId === undefined) throw new Error(`${href} answered ${status}`);
  return { orderId };
}
