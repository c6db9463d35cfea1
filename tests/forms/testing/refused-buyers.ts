import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { giveTokens, makePost } from '~/db/testing';
import { keepCard } from '~/domain/payments/cards/keep-card';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { makeOrder, makePayment } from '~/domain/payments/testing/products';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { buyPlan, orderPlan, plans } from '~/domain/subscriptions/testing/buy-plan';
import { changeSpendingLimit } from '~/domain/wallet/limits/spending-limits';
import type { Refusal, Values } from './refusal';

const checkout = '/checkout/:orderId';
const add = '/add_card';

/** Separate processors: a planned response is not consumed by another attempt. */
const cards = playProvider({ id: 'cards' });
const hosted = playProvider({ id: 'hosted', kind: 'hosted' });
const coins = playProvider({ id: 'coins', kind: 'crypto' });
export const playedProviders = [cards, hosted, coins];

/** Returns the values for choosing a plan on a page that showed one dollar for each of its periods. */
const switching = (planId: string): Values => ({
  intent: 'change',
  planId,
  [`minor.${planId}`]: '100',
  [`renewalMinor.${planId}`]: '100',
});

const newCard: Values = {
  means: 'new',
  token: 'tok-4242',
  holder: 'Ada Lovelace',
  email: 'ada@example.com',
  line1: '1 Main St',
  country: 'IE',
  zipCode: 'D02 X285',
};
/** Without scripts, its fields appear once the processor's page has returned a token. */
const withToken = 'pay=new&token=tok-4242';

/** Returns the refusals for people who pay, store cards, change plans and set limits. */
export function refusedBuyers(siteOf: () => TestSite): Refusal[] {
  const member = () => logIn(siteOf());
  const saveCard = async (userId: string, card = {}) => {
    const { domain } = siteOf();
    const registration = cards.register(card);
    const saved = await transact(domain, (trx) =>
      keepCard(domain, trx, { userId, processor: 'cards', registration }),
    );
    return saved?.id ?? '';
  };
  /** Returns a user at the checkout of a pack, with values that depend on the user. */
  const paying =
    (
      valuesOf: (userId: string) => Values | Promise<Values>,
      orderFor: (userId: string) => Promise<{ id: string }> = (userId) =>
        makeOrder(siteOf().domain, userId),
    ): Refusal['bring'] =>
    async () => {
      const client = await member();
      const { id } = await orderFor(client.userId);
      const values = await valuesOf(client.userId);
      return { client, path: `/checkout/${id}?${withToken}`, values };
    };
  const subscriber = async () => {
    const client = await member();
    await buyPlan(siteOf().domain, client.userId);
    return client;
  };
  /** Returns a user with Premium on the page that shows the price of another plan. */
  const changing = (values: Values) => async () => ({
    client: await subscriber(),
    path: `/checkout/change?plan=${plans.quarter}`,
    values,
  });
  const adding =
    (values: Values, prepare?: (userId: string) => Promise<unknown>): Refusal['bring'] =>
    async () => {
      const client = await member();
      await prepare?.(client.userId);
      return { client, path: '/add_card?token=tok-4242', values };
    };
  const triedOften = async (userId: string) => {
    const now = siteOf().domain.now();
    const tries = Array.from({ length: 6 }, () => ({
      user_id: userId,
      kind: 'pay' as const,
      outcome: 'declined' as const,
      created_at: now,
    }));
    await siteOf().owner('charge_attempts').insert(tries);
  };
  /** Refunds everything that they bought. */
  const pausePurchases = async (userId: string) => {
    const { domain, owner } = siteOf();
    for (let bought = 0; bought < 3; bought += 1) {
      const { id } = await makePayment(domain, await makeOrder(domain, userId));
      const completed = {
        state: 'completed',
        completed_at: domain.now(),
        refunded_minor: 999,
      } as const;
      await owner('payments').where({ id }).update(completed);
    }
  };
  const asFarAs = async (userId: string, count: number) => {
    for (let index = 0; index < count; index += 1) await saveCard(userId);
  };

  const faults: [what: string, says: string, values: Values][] = [
    ['a card without a number', 'errors:card number is required', { token: '' }],
    ['a card without a name', 'errors:name on card is required', { holder: '' }],
    ['a name that is none', 'errors:please enter valid', { holder: 'Ada' }],
    ['a card without an address to write to', 'errors:email is required', { email: '' }],
    ['an address nobody can write to', 'errors:invalid email address', { email: 'ada@' }],
    ['a card of nowhere', 'errors:address is required', { line1: '' }],
    ['a card of no country', 'errors:country is required', { country: '' }],
    ['a card without a postcode', 'errors:zip code is required', { zipCode: ' ' }],
  ];
  return [
    ...faults.flatMap(([what, says, wrong]): Refusal[] => [
      { route: checkout, what, says, bring: paying(() => ({ ...newCard, ...wrong })) },
      { route: add, what, says, bring: adding({ ...newCard, ...wrong }) },
    ]),
    {
      route: checkout,
      what: 'a card that has expired',
      says: 'checkout:problem/expired-card',
      bring: paying(async (userId) => ({
        means: 'saved',
        card: await saveCard(userId, { expiresOn: '2020-01' }),
      })),
    },
    {
      route: checkout,
      what: 'coins for a plan that is too short for them',
      says: 'checkout:problem/means',
      bring: paying(
        () => ({ means: 'crypto' }),
        (userId) => orderPlan(siteOf().domain, userId, { planId: plans.month }),
      ),
    },
    {
      route: checkout,
      what: 'one try more than there may be',
      says: 'checkout:problem/limits',
      bring: paying(async (userId) => {
        await triedOften(userId);
        return { means: 'saved', card: await saveCard(userId) };
      }),
    },
    {
      route: checkout,
      what: 'to take the default card away while there are others',
      says: 'checkout:card/default-stays',
      bring: paying(async (userId) => {
        const deleteCard = await saveCard(userId);
        await saveCard(userId);
        return { deleteCard };
      }),
    },
    {
      route: checkout,
      what: 'to take a card away that is not theirs',
      says: 'checkout:card/failed',
      bring: paying(() => ({ deleteCard: newId() })),
    },
    {
      route: checkout,
      what: 'anything while purchases are paused',
      says: 'checkout:problem/paused',
      bring: paying(async (userId) => {
        await pausePurchases(userId);
        return { means: 'saved', card: await saveCard(userId) };
      }),
    },
    {
      route: checkout,
      what: 'a processor that is away',
      says: 'checkout:away',
      bring: paying(async (userId) => {
        cards.plan('unavailable');
        return { means: 'saved', card: await saveCard(userId) };
      }),
    },
    {
      route: checkout,
      what: 'a card that the bank declines',
      says: 'checkout:refused/title',
      bring: paying(async (userId) => {
        cards.plan({ decline: 'insufficient-funds' });
        return { means: 'saved', card: await saveCard(userId) };
      }),
    },
    {
      route: add,
      what: 'one card more than can be kept',
      says: 'checkout:problem/cards',
      bring: adding(newCard, (userId) => asFarAs(userId, 10)),
    },
    {
      route: add,
      what: 'one try more than there may be',
      says: 'checkout:problem/limits',
      bring: adding(newCard, triedOften),
    },
    {
      route: add,
      what: 'a card while purchases are paused',
      says: 'checkout:problem/paused',
      bring: adding(newCard, pausePurchases),
    },
    {
      route: add,
      what: 'a card that the bank declines',
      says: 'checkout:add/failed',
      bring: adding({ ...newCard, token: 'declined' }),
    },
    {
      route: '/settings/subscription',
      what: 'a plan that there is not',
      says: 'premium:change-plan/refused',
      bring: async () => ({
        client: await member(),
        values: switching(newId()),
      }),
    },
    {
      route: '/settings/subscription',
      what: 'a plan at another price than its own',
      says: 'checkout:change/price-changed',
      bring: async () => ({
        client: await subscriber(),
        values: switching(plans.quarter),
      }),
    },
    {
      route: '/checkout/change',
      what: 'a plan at another price than its own',
      says: 'checkout:change/price-changed',
      bring: changing({ plan: plans.quarter, minor: '100', renewalMinor: '100' }),
    },
    {
      route: '/checkout/change',
      what: 'a card that is not theirs',
      says: 'checkout:problem/card',
      bring: changing({
        plan: plans.quarter,
        minor: '100',
        renewalMinor: '100',
        card: newId(),
      }),
    },
    {
      route: '/settings/statement',
      what: 'a limit that is no number',
      says: 'errors:a whole number',
      bring: async () => ({
        client: await member(),
        values: { intent: 'limit', period: 'week', tokens: 'a few' },
      }),
    },
    {
      route: '/posts/:id/unlock',
      what: 'more than somebody lets themselves spend',
      says: 'posts:unlock/over-limit',
      bring: async () => {
        const client = await member();
        const { domain } = siteOf();
        await giveTokens(domain, client.userId, 100);
        await changeSpendingLimit(domain, client.userId, { period: 'day', tokens: 5 });
        const { id } = await makePost(siteOf().db, { access: 'token', unlockPrice: 20 });
        return { client, path: `/posts/${id}/unlock`, values: { price: '20', what: 'post' } };
      },
    },
  ];
}
