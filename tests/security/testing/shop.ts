import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { seedOffers } from '~/db/seeds/seed-offers';
import { testPassword } from '~/db/testing';
import { keepCard } from '~/domain/payments/cards/keep-card';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { createSandboxCards } from '~/providers/payments/testing/sandbox-cards';
import { createSandboxCrypto } from '~/providers/payments/testing/sandbox-crypto';
import { createSandboxVerotel } from '~/providers/payments/testing/sandbox-verotel';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { generousLimits } from './generous-limits';
import { formBody, formHeaders, renderPages } from './pages';

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Buyer = Awaited<ReturnType<Shop['enter']>>;

export const api = (path: string) => `/api/v1${path}`;

const keptPayments = z.object({
  payments: z.array(
    z.object({
      reference: z.string(),
      state: z.string(),
      amount: z.object({ minor: z.number(), currency: z.string() }),
    }),
  ),
});

/** Opens the site with all its offers and the sandbox's processors, for a whole file. */
export async function openShop(pages = renderPages) {
  const sandbox = await openTestSandbox();
  const cards = createSandboxCards(sandbox.url);
  const verotel = createSandboxVerotel(sandbox.url);
  const crypto = createSandboxCrypto(sandbox.url);
  const paymentProviders = [cards.provider, verotel.provider, crypto.provider];
  const site = await startSite({
    paymentProviders,
    renderPages: pages,
    rateLimits: generousLimits,
  });
  afterAll(() => site.close());
  beforeAll(async () => {
    await seedOffers(site.owner, new Date());
    for (const [provider, id] of [
      [cards, 'cards'],
      [verotel, 'verotel'],
      [crypto, 'btcpay'],
    ] as const) {
      await provider.control('webhook', { url: `${site.origin}/api/v1/webhooks/${id}` });
    }
  });

  /** Saves a card for a person, registered at the processor. */
  async function saveCard(userId: string, number = '4242424242424242'): Promise<string> {
    const token = await cards.tokenOf(number);
    const holder = `Ada ${lettersOf(newId())}`;
    const email = 'ada@example.com';
    const exchanged = await cards.provider.exchangeToken?.({ token, holder, email });
    if (exchanged?.state !== 'saved') throw new Error('a card was not taken');
    const { registration } = exchanged;
    const card = await transact(site.domain, (trx) =>
      keepCard(site.domain, trx, { userId, processor: 'cards', registration }),
    );
    return card?.id ?? '';
  }

  /** Returns a processor's records of a person's payments. */
  async function paymentsAt(provider: 'cards' | 'verotel', userId: string) {
    const rows = await site.owner('payments').where({ payer_id: userId }).select('id');
    const own = new Set(rows.map(({ id }) => id));
    const answer = await fetch(`${sandbox.url}/${provider}/control/state.json`);
    return keptPayments
      .parse(await answer.json())
      .payments.filter(({ reference }) => own.has(reference));
  }

  return {
    site,
    sandbox,
    cards,
    verotel,
    crypto,
    paymentProviders,
    saveCard,
    paymentsAt,
    /** Returns the amounts that card processors took from a person, payment by payment. */
    async charged(userId: string) {
      const payments = [
        ...(await paymentsAt('cards', userId)),
        ...(await paymentsAt('verotel', userId)),
      ];
      return payments
        .filter(({ state }) => state === 'completed')
        .map(({ amount }) => [amount.minor, amount.currency]);
    },
    /** Returns a signed-in user with a card. */
    async enter(traits: Parameters<typeof logIn>[1] = {}) {
      const client = await logIn(site, traits);
      return { ...client, cardId: await saveCard(client.userId) };
    },
    /** Signs the same person in on another device. */
    async enterAgain({ email }: { email: string }): Promise<Client> {
      const client = site.client();
      await client.post(api('/auth/login'), { email, password: testPassword });
      return client;
    },
    /** Returns the regular pack of an amount, as sold in the demo. */
    async packOf(amount: number) {
      const row = await site
        .owner('token_offers')
        .where({ amount, kind: 'pack', is_test: false })
        .first('id');
      return row?.id ?? '';
    },
  };
}

/** Returns a name of letters only, different for every id. */
const lettersOf = (id: string) =>
  `Z${[...id.replaceAll('-', '').slice(-16)].map((digit) => 'abcdefghijklmnop'[parseInt(digit, 16)]).join('')}`;

/** Sends a form as a browser does. */
export const sendForm = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });

/** Opens a checkout through the API and returns its order. */
export async function openOrderOf(client: Client, path: string, body: object = {}) {
  const answer = await client.post(api(path), body);
  const read = z
    .object({
      sessionData: z.object({ orderId: z.string() }),
      paymentData: z.object({ amount: z.number(), currency: z.string() }),
    })
    .parse(answer.body);
  return { orderId: read.sessionData.orderId, ...read.paymentData };
}

/** Returns all rows about a person's money in the database. */
export async function affairsOf({ owner }: TestSite, userId: string) {
  const of = { user_id: userId };
  const [orders, payments, cards, packs, clubs, subscriptions, bought, limits, account] =
    await Promise.all([
      owner('orders').where({ buyer_id: userId }).orderBy('id'),
      owner('payments').where({ payer_id: userId }).orderBy('id'),
      owner('saved_cards').where(of).orderBy('id'),
      owner('smart_token_packs').where(of).orderBy('id'),
      owner('fanclub_memberships').where(of).orderBy('character_id'),
      owner('subscriptions').where(of).orderBy('id'),
      owner('token_purchases').where(of).orderBy('order_id'),
      owner('spending_limits').where(of),
      owner('ledger_accounts').where({ owner_id: userId }).orderBy('id'),
    ]);
  return { orders, payments, cards, packs, clubs, subscriptions, bought, limits, account };
}
