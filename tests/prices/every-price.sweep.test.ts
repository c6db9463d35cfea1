import { someStaff } from '~/domain/staff/testing/some-staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { makeClub, makePost } from '~/db/testing';
import { modals } from '~/app/modal-names';
import { addPlan } from '~/domain/fanclubs/manage-plans';
import { sumRewards } from '~/domain/gamification/players/player';
import { gamificationSettings } from '~/domain/gamification/settings';
import { expectedReward, sectionsOf } from '~/domain/gamification/wheel/wheel';
import { findOrder } from '~/domain/payments/orders/find-order';
import type { Order } from '~/domain/payments/schema';
import { productSettings } from '~/domain/settings/settings';
import { writeSetting } from '~/domain/settings/write-setting';
import { getBalance } from '~/domain/wallet/get-balance';
import { walletSettings } from '~/domain/wallet/settings';
import { openShop, sendForm, type Buyer } from '../security/testing/shop';
import {
  offeredByCalls,
  offeredByPage,
  offeredOfClub,
  type Club,
  type Offered,
} from './testing/offered';
import { people, type Looker } from './testing/people';
import { amountsOfPage } from './testing/shown';
import { sample } from '../testing/sample';

const shop = await openShop(renderDocuments());
const { site } = shop;

let club: Club;
let pages: string[];
let elsewhere: Set<number>;
beforeAll(async () => {
  const made = await makeClub(site.domain, { price: 799, discountPercent: 20 });
  club = made;
  for (const [duration, price] of [
    [3, 1999],
    [6, 3499],
  ] as const) {
    const plan = { creatorId: made.creatorId, duration, durationType: 'Months' } as const;
    await addPlan(site.domain, someStaff(), { ...plan, price, isActive: true });
  }
  const of = { characterId: made.characterId };
  const post = await makePost(site.db, { ...of, access: 'fanClub' });
  await site.owner('post_assets').where({ post_id: post.id }).update({ card_price: 499 });
  // Long enough for a test.
  await writeSetting(site.owner, productSettings, 'special_offer_timer', 3600);
  await writeSetting(site.owner, productSettings, 'premium_special_offer', true);
  await writeSetting(site.owner, productSettings, 'token_special_offer', true);
  const parameters = {
    fanclubJoinModal: { creatorId: made.creatorId },
    smartTokenPackModal: { needed: '75' },
    suggestedTokensOfferModal: { needed: '640' },
  } as Record<string, Record<string, string>>;
  pages = [
    // The terms state the value of a token, which is not charged.
    ...Object.keys(modals)
      .filter((name) => name !== 'termsModal')
      .map((name) => {
        const meta = Object.entries(parameters[name] ?? {}).map(([key, value]) => [
          `${name}.${key}`,
          value,
        ]);
        return `/contact?${new URLSearchParams([['modal', name], ...meta])}`;
      }),
    `/contact?modal=becomePremiumSpecialOffer&becomePremiumSpecialOffer.duration=1_MONTH`,
    `/characters/${made.slug}`,
    `/characters/${made.slug}/post/${post.id}`,
    `/explorer?postId=${post.id}`,
    '/',
    '/characters',
    '/settings',
    '/settings/subscription',
    '/settings/memberships',
    '/settings/statement',
  ];
  elsewhere = await chargedElsewhere();
}, 120_000);

/** A product that the person already has is shown with its price, but not sold to them again. */
const had: Record<string, RegExp> = {
  'a fan with Premium': /subscription-plans/,
  'a member of the club': /club/,
};

interface Seen {
  offered: Offered[];
  /** Every amount of money that a page shows, whether it leads to checkout or not. */
  amounts: { page: string; amount: number }[];
}

/** Collects all offers to a person, on every page and from every call. */
async function lookAround({ reader }: Looker): Promise<Seen> {
  const offered = [...(await offeredByCalls(reader)), ...(await offeredOfClub(reader, club))];
  const amounts: Seen['amounts'] = [];
  for (const page of pages) {
    const { status, body } = await reader.get(page);
    if (status !== 200) continue;
    offered.push(...offeredByPage(page, String(body)));
    amounts.push(...amountsOfPage(String(body)).map((amount) => ({ page, amount })));
  }
  return { offered, amounts };
}

/** Returns the order that an offer leads to; null if it changes the running plan. */
async function orderOf(one: Offered, buyer: Buyer): Promise<Order | null> {
  const opened = await one.open(buyer);
  if ('changeHref' in opened) return null;
  const order = await findOrder(site.owner, opened.orderId);
  if (!order) throw new Error('an order is gone');
  return order;
}

/**
 * Returns every amount that a page may show for an order: the charges now and later, the old price, and
 * parts of it.
 */
function amountsOf({ price: { total, list, autoRenew }, product }: Order): number[] {
  const sums = [total.minor, list.minor, list.minor - total.minor];
  const renewals = autoRenew ? [autoRenew.price.minor] : [];
  const months = autoRenew?.period.unit === 'month' ? autoRenew.period.count : 1;
  const perMonth = [...sums, ...renewals].map((minor) => Math.round(minor / months));
  const count = Number(/^(\d+) tokens$/.exec(product.name)?.[1] ?? 0);
  return [
    ...sums,
    ...renewals,
    ...perMonth,
    ...(count > 0 ? [Math.round(total.minor / count)] : []),
  ];
}

/**
 * Returns the charges of other people whose prices pages mention: people with Premium, and buyers of a
 * plan.
 */
async function chargedElsewhere(): Promise<Set<number>> {
  const amounts = new Set<number>();
  for (const who of ['a fan with Premium', 'a fan who has taken a bonus'] as const) {
    const looker = await people[who]?.(shop, club);
    if (!looker) continue;
    for (const one of (await lookAround(looker)).offered) {
      if (had[who]?.test(one.where)) continue;
      const order = await orderOf(one, looker.buyer);
      if (!order) continue;
      if (who === 'a fan with Premium' || order.product.kind === 'subscriptions') {
        for (const amount of amountsOf(order)) amounts.add(amount);
      }
    }
  }
  return amounts;
}

/** Returns a product's identity: the same product costs the same everywhere. */
const thingOf = ({ product: { kind, name, details } }: Order) =>
  JSON.stringify([kind, name, details]);

describe.each(sample(Object.entries(people), 2))('%s', (who, arrange) => {
  let looker: Looker;
  let offered: Offered[];
  let amounts: Seen['amounts'];
  const orders = new Map<Offered, Order>();
  beforeAll(async () => {
    looker = await arrange(shop, club);
    ({ offered, amounts } = await lookAround(looker));
  }, 120_000);

  it('sees each offer at the total of its order', async () => {
    expect(offered.length).toBeGreaterThan(5);
    for (const one of offered) {
      if (had[who]?.test(one.where)) continue;
      const order = await orderOf(one, looker.buyer);
      if (!order) continue;
      orders.set(one, order);
      const { total } = order.price;
      expect({ where: one.where, shown: new Set(one.shown) }).toEqual({
        where: one.where,
        shown: new Set([total.minor]),
      });
      expect(total.currency).toBe('USD');
    }
    expect(orders.size).toBeGreaterThan(5);
  }, 120_000);

  it('sees no amount that is never charged', async () => {
    const paid = await site.owner('payments').where({ payer_id: looker.buyer.userId });
    const expected = new Set([
      ...[...orders.values()].flatMap(amountsOf),
      ...elsewhere,
      ...paid.map(({ amount_minor }) => amount_minor),
      await worthOfBalance(looker.buyer),
      ...(await worthOfRewards()),
    ]);
    expect(amounts.length).toBeGreaterThan(who === 'a visitor' ? -1 : 20);
    expect(amounts.filter(({ amount }) => !expected.has(amount))).toEqual([]);
  });

  it('finds the same price at checkout', async () => {
    const seen = new Set<string>();
    for (const order of orders.values()) {
      if (seen.has(order.id)) continue;
      seen.add(order.id);
      const { status, body } = await looker.buyer.get(`/checkout/${order.id}`);
      expect(status).toBe(200);
      const amounts = amountsOfPage(String(body));
      expect(amounts, order.product.name).toContain(order.price.total.minor);
      for (const amount of amounts) expect(amountsOf(order), order.product.name).toContain(amount);
    }
  }, 120_000);

  it('is charged that, once, for each thing there is to buy', async () => {
    const things = new Map([...orders].map(([one, order]) => [thingOf(order), { one, order }]));
    for (const { one, order } of sample([...things.values()], 3)) {
      const { buyer, reader } = await arrange(shop, club);
      const again = (await offeredAgain(one, reader)) ?? one;
      const own = await orderOf(again, buyer);
      if (!own) throw new Error(`${one.where} was bought before`);
      const before = await shop.charged(buyer.userId);
      const paid = await sendForm(buyer, `/checkout/${own.id}`, {
        means: 'saved',
        card: buyer.cardId,
      });
      expect(paid.status, one.where).toBe(302);
      expect(await newlyCharged(buyer, before), one.where).toEqual([[one.shown[0], 'USD']]);
      expect(own.price.total).toEqual(order.price.total);
    }
    expect(things.size).toBeGreaterThan(3);
  }, 240_000);
});

it('a plan that a Premium subscriber changes to follows at the price that was shown', async () => {
  const looker = await people['a fan with Premium']?.(shop, club);
  if (!looker) throw new Error('nobody has Premium');
  const { buyer } = looker;
  const shownBy = new Map<string, Set<number>>();
  for (const one of (await lookAround(looker)).offered) {
    if (had['a fan with Premium']?.test(one.where)) continue;
    const opened = await one.open(buyer);
    if (!('changeHref' in opened)) continue;
    const previous = shownBy.get(opened.changeHref) ?? new Set();
    shownBy.set(opened.changeHref, new Set([...previous, ...one.shown]));
  }
  expect(shownBy.size).toBeGreaterThan(1);
  for (const [href, shown] of shownBy) {
    const { status, body } = await buyer.get(href);
    expect([href, status]).toEqual([href, 200]);
    const fields = Object.fromEntries(
      ['plan', 'minor', 'renewalMinor'].map((name) => [name, hiddenOf(String(body), name)]),
    );
    expect(shown, href).toEqual(new Set([Number(fields['minor'])]));
    expect((await sendForm(buyer, href, fields)).status, href).toBe(302);
    const next = await site
      .owner('subscriptions')
      .where({ user_id: buyer.userId })
      .first('next_plan_id', 'next_minor', 'next_renewal_minor');
    expect(next, href).toEqual({
      next_plan_id: fields['plan'],
      next_minor: Number(fields['minor']),
      next_renewal_minor: Number(fields['renewalMinor']),
    });
  }
}, 120_000);

/** Returns the value of a page's hidden field. */
const hiddenOf = (html: string, name: string): string => {
  const input = new RegExp(`<input[^>]*type="hidden"[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
  return /value="([^"]*)"/.exec(input ?? '')?.[1] ?? '';
};

/** Returns the displayed value of a balance. */
async function worthOfBalance({ userId }: Buyer): Promise<number> {
  const { token_value_minor } = await site.domain.settings(walletSettings);
  return (await getBalance(site.domain, userId)) * token_value_minor;
}

/** Returns the displayed values of the tokens of a streak and of the average spin. */
async function worthOfRewards(): Promise<number[]> {
  const settings = await site.domain.settings(gamificationSettings);
  const { token_value_minor: value } = await site.domain.settings(walletSettings);
  const { tokens } = sumRewards(settings.gamification_daily_rewards.flat());
  const spin = expectedReward(sectionsOf(settings));
  return [tokens, spin].map((amount) => Math.round(amount * value));
}

/** Returns the same offer as another person sees it: their pack has its own name. */
async function offeredAgain(
  { where }: Offered,
  reader: Looker['reader'],
): Promise<Offered | undefined> {
  const [page = ''] = where.split(': ');
  const all = page.startsWith('/')
    ? offeredByPage(page, String((await reader.get(page)).body))
    : [...(await offeredByCalls(reader)), ...(await offeredOfClub(reader, club))];
  return all.find((one) => one.where === where);
}

async function newlyCharged({ userId }: Buyer, before: readonly unknown[]) {
  const all = await shop.charged(userId);
  return all.slice(before.length);
}
