import { expect } from 'vitest';
import type { TestContext } from '~/db/testing';
import { importSettlement } from '~/domain/books/import-settlement';
import { noteDifferences } from '~/domain/books/note-differences';
import { findSubscriptionEnd } from '~/domain/subscriptions/find-subscription-end';
import { readTotals } from '~/domain/wallet/ledger/account-totals';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import type { Customer } from './customer';
import { readFacts, type Facts, type OrderFacts } from './facts';
import type { Shelves } from './shelves';

/** The model's running counts. */
export interface Tally {
  spent: number;
}

const dayMs = 86_400_000;
/** Milliseconds of access after the paid period: the grace of plans; next, the retries of clubs. */
const premiumGraceMs = 7 * dayMs;
const clubGraceMs = 4 * dayMs;

/**
 * Checks everything that must be true of one customer's money after any history, and of the whole ledger.
 */
export async function expectTrueBooks(
  context: TestContext,
  customer: Customer,
  shelves: Shelves,
  tally: Tally,
): Promise<void> {
  const facts = await readFacts(context.db, customer, context.now());
  for (const order of facts.orders) expectFulfilledOnce(order, facts);
  await expectSettled(context, customer);
  expectTokens(facts, tally);
  await expectPremium(context, customer, facts);
  expectClubs(context, facts, shelves);
  expectAssets(facts);
  expect(await reconcileLedger(context.db)).toMatchObject({
    ok: true,
    sum: 0,
    unbalancedUnits: [],
  });
  await expectDeferredPeriods(context);
}

/**
 * Checks that an order is paid once with a processor's money and that any surplus is refunded. An order for
 * something that its buyer already has delivers nothing and keeps nothing.
 */
function expectFulfilledOnce(order: OrderFacts, { orders }: Facts): void {
  const paying = order.payments.filter(({ isCompletedThere }) => isCompletedThere);
  const kept = order.payments.filter(({ state, isSurplus }) => state === 'completed' && !isSurplus);
  const subject = { order: order.id, kind: order.kind };
  expect({
    ...subject,
    completed: order.payments.filter(({ state }) => state === 'completed'),
  }).toEqual({ ...subject, completed: paying });
  const mayBeOwned =
    order.kind !== 'tokens' &&
    orders.some(({ id, kind, isPaid }) => id !== order.id && kind === order.kind && isPaid);
  const isKept = mayBeOwned ? kept.length > 0 : paying.length > 0;
  expect({ ...subject, kept: kept.length }).toEqual({ ...subject, kept: isKept ? 1 : 0 });
  expect({ ...subject, isPaid: order.isPaid }).toEqual({ ...subject, isPaid: isKept });
  expect({ ...subject, given: order.given }).toEqual({ ...subject, given: isKept ? 1 : 0 });
  for (const { isSurplus, left, isDisputed } of paying) {
    if (isSurplus && !isDisputed)
      expect({ ...subject, surplus: left }).toEqual({ ...subject, surplus: 0 });
  }
}

/** Checks that the processors' reports match the books, and that nothing is owed after their payouts. */
async function expectSettled(context: TestContext, { providers }: Customer): Promise<void> {
  for (const provider of providers) {
    const owed = provider.moved.reduce((sum, { amount }) => sum + amount.minor, 0);
    const account = { system: 'receivable', detail: provider.id } as const;
    const subject = { processor: provider.id };
    expect({ ...subject, owed: await readTotals(context.db, [account], 'USD') }).toEqual({
      ...subject,
      owed: [0 - owed],
    });
    const days = new Set(
      provider.moved.map(({ occurredAt }) => occurredAt.toISOString().slice(0, 10)),
    );
    for (const day of days) await importSettlement(context, provider, day);
    const window = { processor: provider.id, since: new Date(0), due: context.now() };
    expect({ ...subject, differences: await noteDifferences(context, window) }).toEqual({
      ...subject,
      differences: 0,
    });
    expect(await readTotals(context.db, [account], 'USD')).toEqual([0]);
  }
}

/** Checks that all tokens came from an order, an allowance or a bonus, and were spent or reversed. */
function expectTokens({ orders, allowances, clubSpends, balance }: Facts, tally: Tally): void {
  const bought = orders.reduce((sum, { tokens }) => sum + tokens, 0);
  const taken = orders.reduce((sum, { tokensTaken }) => sum + tokensTaken, 0);
  const granted = allowances.reduce((sum, { tokens }) => sum + tokens, 0);
  const joined = clubSpends.reduce((sum, { tokens }) => sum + tokens, 0);
  expect(balance).toBe(bought + granted - taken - joined - tally.spent);
  for (const { tokens, tokensTaken, isWhollyBack, isPartlyBack } of orders) {
    expect(tokensTaken).toBeLessThanOrEqual(tokens);
    if (!isPartlyBack) expect(tokensTaken).toBe(0);
    if (isWhollyBack && tally.spent === 0 && clubSpends.length === 0)
      expect(tokensTaken).toBe(tokens);
  }
  const keys = allowances.map(({ subscriptionId, at }) => `${subscriptionId} ${at}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(allowances.length).toBeLessThanOrEqual(
    orders.reduce((sum, { months }) => sum + months, 0),
  );
}

/** Checks that Premium is open only to people whose payment covers now or the recent past. */
async function expectPremium(context: TestContext, { userId }: Customer, { orders }: Facts) {
  const now = context.now();
  const hasAccess = (await findSubscriptionEnd(context.db, userId, now)) !== null;
  const covering = (graceMs: number) =>
    orders.filter(
      ({ kind, isWhollyBack, isDisputed, startsAt, endsAt }) =>
        kind === 'subscriptions' &&
        !isWhollyBack &&
        !isDisputed &&
        startsAt !== null &&
        endsAt !== null &&
        startsAt <= now &&
        endsAt.getTime() + graceMs > now.getTime(),
    );
  if (hasAccess) expect(covering(premiumGraceMs)).not.toEqual([]);
  const isUnharmed = ({ subscriptionId }: OrderFacts) =>
    orders.every((one) => one.subscriptionId !== subscriptionId || !one.isTouched);
  if (!hasAccess) expect(covering(0).filter(isUnharmed)).toEqual([]);
}

function expectClubs(context: TestContext, facts: Facts, { club, tokenClub }: Shelves): void {
  const now = context.now();
  const paid = facts.orders.filter(({ kind, endsAt }) => kind === 'fanclub' && endsAt !== null);
  const covering = (graceMs: number) =>
    paid.filter(
      ({ isWhollyBack, isDisputed, endsAt }) =>
        !isWhollyBack &&
        !isDisputed &&
        endsAt !== null &&
        endsAt.getTime() + graceMs > now.getTime(),
    );
  if (facts.clubs.includes(club.characterId)) expect(covering(clubGraceMs)).not.toEqual([]);
  else if (paid.every(({ isTouched }) => !isTouched)) expect(covering(0)).toEqual([]);
  const lastSpend = facts.clubSpends.at(-1)?.at ?? new Date(0);
  const isMember = facts.clubs.includes(tokenClub.characterId);
  const since = now.getTime() - lastSpend.getTime();
  if (isMember) expect(since).toBeLessThan(31 * dayMs + clubGraceMs);
  else expect(since).toBeGreaterThanOrEqual(27 * dayMs);
}

/**
 * Checks that an asset is open while at least part of its payment remains with us and no bank has taken any
 * of it back.
 */
function expectAssets({ orders, openAssets }: Facts): void {
  const assets = orders.filter(({ kind, isPaid }) => kind === 'post_asset' && isPaid);
  const isOpen = ({ isWhollyBack, isDisputed }: OrderFacts) => !isWhollyBack && !isDisputed;
  expect(openAssets).toBe(assets.some(isOpen) ? 1 : 0);
}

/** Checks that until its month is closed, all payment for a period is deferred. */
async function expectDeferredPeriods({ db }: TestContext): Promise<void> {
  const { rows } = await db.raw<{ rows: { subscriptions: number; clubs: number }[] }>(
    `select (select coalesce(sum(net_minor), 0)::bigint from paid_subscription_periods) as subscriptions,
            (select coalesce(sum(net_minor), 0)::bigint from paid_club_periods) as clubs`,
  );
  const deferred = await readTotals(
    db,
    [
      { system: 'deferred', detail: 'subscriptions' },
      { system: 'deferred', detail: 'fanclubs' },
    ],
    'USD',
  );
  expect(deferred).toEqual([rows[0]?.subscriptions, rows[0]?.clubs]);
}
