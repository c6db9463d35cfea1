import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { listCards } from '~/domain/payments/cards/cards';
import { findSubscriptionEnd } from '~/domain/subscriptions/find-subscription-end';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { createSandboxCards } from '~/providers/payments/testing/sandbox-cards';
import { startSandbox } from '~/sandbox/server';
import { cast } from './cast';
import { seedCharacters } from './seed-characters';
import { seedClubs } from './seed-clubs';
import { seedOffers } from './seed-offers';
import { seedPeople } from './seed-people';
import { seedPurchases, type Shop } from './seed-purchases';

const { database, context } = await openTestContext();
const { db } = database;
const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 });
const cards = createSandboxCards(sandbox.url);
const begun = context.now();
const dayMs = 24 * 3600 * 1000;
const shop: Shop = {
  context,
  providers: [cards.provider],
  async moveClock(to) {
    context.advance((to ?? begun).getTime() - context.now().getTime());
    await cards.moveClock((to ?? begun).getTime() - begun.getTime());
  },
};

beforeAll(async () => {
  await seedOffers(db, begun);
  await seedPeople(context);
  await seedCharacters(db, cast, begun);
  await seedClubs(context);
  await seedPurchases(shop);
});
afterAll(() => sandbox.stop());

async function idOf(email: string): Promise<string> {
  const { id } = await db('users').where({ email }).first<{ id: string }>('id');
  return id;
}

async function paymentsOf(email: string) {
  const rows = await db('payments as p')
    .join('orders as o', 'o.id', 'p.order_id')
    .where('o.buyer_id', await idOf(email))
    .orderBy('p.created_at')
    .select<{ product_kind: string; kind: string; state: string; created_at: Date }[]>(
      'o.product_kind',
      'o.kind',
      'p.state',
      'p.created_at',
    );
  return rows.map(({ product_kind, kind, state, created_at }) => {
    const daysAgo = Math.round((begun.getTime() - created_at.getTime()) / dayMs);
    return `${daysAgo} ${product_kind} ${kind} ${state}`;
  });
}

const currentStatus = (userId: string) =>
  db('subscriptions').where({ user_id: userId }).first('status', 'attempts');

it('has a subscriber with months of payments, by a card that its processor knows', async () => {
  const payments = await paymentsOf('premium@example.com');
  expect(payments.filter((one) => one.includes('subscriptions'))).toEqual([
    '128 subscriptions initial completed',
    ...[0, 1, 2, 3].map(() => expect.stringMatching(/^\d+ subscriptions rebill completed$/)),
  ]);
  expect(payments.filter((one) => !one.includes('subscriptions'))).toEqual([
    '71 tokens one-time-purchase completed',
    '50 fanclub initial completed',
    expect.stringMatching(/^\d+ fanclub rebill completed$/),
    '16 tokens one-time-purchase completed',
  ]);
  const userId = await idOf('premium@example.com');
  expect(await currentStatus(userId)).toMatchObject({ status: 'active', attempts: 0 });
  const [card] = await listCards(context, userId);
  const row = await db('saved_cards').where({ id: card?.id }).first('registration_id');
  const registration = await cards.provider.readRegistration?.(row?.registration_id ?? '');
  expect(registration).toMatchObject({ last4: '4242', holder: 'Robin Hale' });
});

it('has a subscriber whose renewal was declined, and who still has access', async () => {
  const userId = await idOf('grace@example.com');
  expect(await currentStatus(userId)).toMatchObject({ status: 'past_due' });
  expect(await findSubscriptionEnd(db, userId, begun)).toEqual(expect.any(Date));
  const [paid, ...declined] = await paymentsOf('grace@example.com');
  expect(paid).toBe('33 subscriptions initial completed');
  expect(declined[0]).toMatch(/^\d subscriptions rebill failed$/);
});

it('has a subscriber who has cancelled and keeps the paid period', async () => {
  const userId = await idOf('leaving@example.com');
  expect(await currentStatus(userId)).toMatchObject({ status: 'canceled' });
  expect(await findSubscriptionEnd(db, userId, begun)).toEqual(expect.any(Date));
});

it('has a returning buyer, with an offer that runs', async () => {
  const userId = await idOf('returning@example.com');
  expect(await paymentsOf('returning@example.com')).toEqual([
    '64 tokens one-time-purchase completed',
  ]);
  const offers = await db('user_offers').where({ user_id: userId, status: 'available' });
  expect(offers).toEqual([expect.objectContaining({ occasion: 'tokens_bonus', tokens: 25 })]);
  expect(offers[0]?.ends_at.getTime()).toBeGreaterThan(begun.getTime() + 2 * dayMs);
});

it('balances, and changes nothing a second time', async () => {
  expect(await reconcileLedger(db)).toMatchObject({ ok: true, sum: 0 });
  const tables = ['orders', 'payments', 'ledger_transfers', 'subscription_periods', 'saved_cards'];
  const counts = () => Promise.all(tables.map(async (table) => (await db(table).select()).length));
  const before = await counts();
  await seedPurchases(shop);
  expect(await counts()).toEqual(before);
});
