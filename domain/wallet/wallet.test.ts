import { describe, expect, it } from 'vitest';
import { giveTokens, makeUser, sellTokens } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { AreaSettings } from '../shared/define-settings';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readTotals, takeSnapshots } from './ledger/account-totals';
import { endLots } from './lots/end-lots';
import { readBalance } from './get-balance';
import { giveBackSpend } from './spends/give-back-spend';
import { grantTokens } from './lots/grant-tokens';
import { postTransfer } from './ledger/post-transfer';
import { reconcileLedger } from './ledger/reconcile';
import { releaseHeldShares } from './shares/release-held-shares';
import { releaseEndedReservations, reserveTokens, settleReservation } from './spends/reservations';
import { openingBalance } from './schema';
import { changeSpendConfirmation, getSpendConfirmation } from './spends/spend-confirmation';
import { changeSpendingLimit, getSpendingLimits } from './limits/spending-limits';
import { spendTokens, type Spend } from './spends/spend-tokens';
import { returnTakenTokens, takeBackTokens } from './lots/take-back-tokens';

const { database, context } = await openTestContext();
const hour = 3_600_000;
const day = 24 * hour;
// The test moves through weeks, and totals are stored only for the past.
context.advance(-400 * day);
const reason = openingBalance;

const spend = (userId: string, tokens: number, more: Partial<Spend> = {}) =>
  transact(context, (trx) =>
    spendTokens(context, trx, { userId, tokens, reason, idempotencyKey: newId(), ...more }),
  );
const reserve = (userId: string, tokens: number, hours = 1) =>
  transact(context, (trx) =>
    reserveTokens(context, trx, {
      userId,
      tokens,
      reason,
      idempotencyKey: newId(),
      endsAt: new Date(context.now().getTime() + hours * hour),
    }),
  );
const settle = (reservationId: string, tokens: number) =>
  transact(context, (trx) => settleReservation(context, trx, { reservationId, tokens }));
const takeBack = (orderId: string, share: number, idempotencyKey = newId()) =>
  transact(context, (trx) =>
    takeBackTokens(context, trx, { orderId, share, against: 'disputed', reason, idempotencyKey }),
  );
const sharesOf = (creator: string) =>
  readTotals(
    database.db,
    [
      { creator, as: 'held' },
      { creator, as: 'payable' },
    ],
    'USD',
  );
const balanceOf = (userId: string) => readBalance(database.db, userId);
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const proven = async () => expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });

describe('a spend', () => {
  it('a hundred times at once takes all that the purse holds, lot by lot, and shares it to the cent', async () => {
    const { id } = await makeUser(database.db);
    const creatorId = newId();
    await giveTokens(context, id, 40);
    await sellTokens(context, id, { tokens: 100, paidMinor: 999 });
    const spent = await times(100, () => spend(id, 2, { creatorId }));
    expect(spent.filter(({ ok }) => ok)).toHaveLength(70);
    expect(await balanceOf(id)).toBe(0);
    // Forty per cent of what was paid; granted tokens yield no payout.
    expect(await sharesOf(creatorId)).toEqual([399, 0]);
    await proven();
  });

  it('is shared by the percentage of its reason if there is one', async () => {
    const creatorId = newId();
    const fresh = {
      ...context,
      settings: <Values>(of: AreaSettings<Values>) =>
        Promise.resolve(of.parse({ creator_share_percent_by_reason: { [reason]: 75 } })),
    };
    const { id } = await makeUser(database.db);
    await sellTokens(context, id, { tokens: 10, paidMinor: 1000 });
    await transact(fresh, (trx) =>
      spendTokens(fresh, trx, {
        userId: id,
        tokens: 10,
        reason,
        idempotencyKey: newId(),
        creatorId,
      }),
    );
    expect(await sharesOf(creatorId)).toEqual([750, 0]);
  });

  it('given back by many at once is given back once, and its creator loses the share', async () => {
    const { id: userId } = await makeUser(database.db);
    const creatorId = newId();
    await sellTokens(context, userId, { tokens: 10, paidMinor: 1000 });
    await spend(userId, 4, { creatorId, idempotencyKey: `reply:${userId}` });
    expect(await sharesOf(creatorId)).toEqual([160, 0]);
    const back = await times(10, () =>
      transact(context, (trx) =>
        giveBackSpend(context, trx, { userId, spentBy: `reply:${userId}`, reason }),
      ),
    );
    expect(back.filter((one) => one?.isNew)).toHaveLength(1);
    expect(await balanceOf(userId)).toBe(10);
    expect(await sharesOf(creatorId)).toEqual([0, 0]);
    const none = await transact(context, (trx) =>
      giveBackSpend(context, trx, { userId, spentBy: 'never', reason }),
    );
    expect(none).toBeNull();
    await proven();
  });
});

describe('a reservation', () => {
  it('holds no more than the balance, however many are requested at once, and is settled once', async () => {
    const { id } = await makeUser(database.db);
    await sellTokens(context, id, { tokens: 100, paidMinor: 999 });
    const held = await times(30, () => reserve(id, 8));
    const ids = held.flatMap((one) => (one.ok ? [one.reservationId] : []));
    expect(ids).toHaveLength(12);
    expect(await balanceOf(id)).toBe(4);
    const [first = ''] = ids;
    const settled = await times(5, () => settle(first, 5));
    expect(settled.map(({ spent }) => spent)).toEqual([5, 5, 5, 5, 5]);
    expect(settled.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await balanceOf(id)).toBe(7);
    // Spends at most what it holds.
    expect(await settle(ids[1] ?? '', 50)).toMatchObject({ spent: 8, balance: 7 });
    await proven();
  });

  it('that is not settled is released when it ends', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 20);
    await reserve(id, 15);
    await releaseEndedReservations(context);
    expect(await balanceOf(id)).toBe(5);
    context.advance(2 * hour);
    await releaseEndedReservations(context);
    expect(await balanceOf(id)).toBe(20);
    await proven();
  });
});

describe('a limit of one’s own', () => {
  it('is obeyed by spends and reservations together, however many at once', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 500);
    await changeSpendingLimit(context, id, { period: 'month', tokens: 200 });
    await changeSpendingLimit(context, id, { period: 'day', tokens: 50 });
    const tried = await times(30, async (index): Promise<{ ok: boolean }> =>
      index % 3 === 0 ? reserve(id, 4) : spend(id, 4),
    );
    expect(tried.filter(({ ok }) => ok)).toHaveLength(12);
    const refused = await spend(id, 3);
    expect(refused).toMatchObject({
      ok: false,
      reason: 'spending-limit',
      data: { limit: 50, period: 'day', left: 2 },
    });
    expect(await spend(id, 2)).toMatchObject({ ok: true });
    const [today] = await getSpendingLimits(context, id);
    expect(today).toMatchObject({ period: 'day', limit: 50, spent: 50, left: 0, next: null });
    context.advance(day);
    await releaseEndedReservations(context);
    expect(await spend(id, 50)).toMatchObject({ ok: true });
    await proven();
  });

  it('repeats the result of an earlier payment, whatever the limit is now', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 50);
    const idempotencyKey = newId();
    await spend(id, 30, { idempotencyKey });
    await changeSpendingLimit(context, id, { period: 'week', tokens: 1 });
    expect(await spend(id, 30, { idempotencyKey })).toMatchObject({ ok: true, isNew: false });
    expect(await spend(id, 1)).toMatchObject({ ok: false, reason: 'spending-limit' });
  });

  it('is lowered at once, and raised or removed after a day', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 500);
    const limitOf = async () => (await getSpendingLimits(context, id)).at(1);
    await changeSpendingLimit(context, id, { period: 'week', tokens: 100 });
    await changeSpendingLimit(context, id, { period: 'week', tokens: 40 });
    expect(await limitOf()).toMatchObject({ limit: 40, left: 40, next: null });
    await changeSpendingLimit(context, id, { period: 'week', tokens: null });
    expect(await limitOf()).toMatchObject({ limit: 40, next: { limit: null } });
    expect(await spend(id, 41)).toMatchObject({ reason: 'spending-limit' });
    context.advance(day + 1000);
    expect(await limitOf()).toMatchObject({ limit: null, left: null, next: null });
    expect(await spend(id, 41)).toMatchObject({ ok: true });
    await expect(changeSpendingLimit(context, id, { period: 'day', tokens: -1 })).rejects.toThrow(
      RangeError,
    );
  });
});

describe('an order that is reversed', () => {
  it('takes the remaining tokens, the creators’ shares of the rest, and records the debt', async () => {
    const { id } = await makeUser(database.db);
    const creatorId = newId();
    const { orderId } = await sellTokens(context, id, {
      tokens: 100,
      bonusTokens: 20,
      paidMinor: 1000,
    });
    await spend(id, 80, { creatorId });
    expect(await sharesOf(creatorId)).toEqual([240, 0]);
    context.advance(15 * day);
    await releaseHeldShares(context);
    expect(await sharesOf(creatorId)).toEqual([0, 240]);
    const before = await readTotals(
      database.db,
      [{ system: 'disputed' }, { system: 'debts' }],
      'USD',
    );
    const key = newId();
    const expected = { taken: 40, short: 80, costOfShort: { minor: 600, currency: 'USD' } };
    const all = await times(5, () => takeBack(orderId, 1, key));
    for (const one of all) expect(one).toEqual(expected);
    expect(await balanceOf(id)).toBe(0);
    expect(await sharesOf(creatorId)).toEqual([0, 0]);
    const [disputed = 0, debts = 0] = await readTotals(
      database.db,
      [{ system: 'disputed' }, { system: 'debts' }],
      'USD',
    );
    expect([disputed - (before[0] ?? 0), debts - (before[1] ?? 0)]).toEqual([1000, -360]);
    await proven();

    const giveAgain = () =>
      transact(context, (trx) => returnTakenTokens(context, trx, { takenBy: key, reason }));
    expect(await giveAgain()).toEqual({ returned: 40 });
    expect(await giveAgain()).toEqual({ returned: 0 });
    expect(await balanceOf(id)).toBe(40);
    expect((await sharesOf(creatorId)).reduce((sum, minor) => sum + minor, 0)).toBe(240);
    await proven();
  });

  it('takes tokens released from a reservation, and leaves a payable below zero if it was paid out', async () => {
    const { id } = await makeUser(database.db);
    const { orderId } = await sellTokens(context, id, { tokens: 10, paidMinor: 1000 });
    const held = await reserve(id, 6);
    expect(await takeBack(orderId, 1)).toMatchObject({ taken: 4, short: 6 });
    if (!held.ok) throw new Error(held.reason);
    expect(await settle(held.reservationId, 2)).toMatchObject({ spent: 2, balance: 0 });
    expect(await balanceOf(id)).toBe(0);
    await proven();

    const creatorId = newId();
    const second = await sellTokens(context, id, { tokens: 10, paidMinor: 1000 });
    await spend(id, 10, { creatorId });
    context.advance(15 * day);
    await releaseHeldShares(context);
    await transact(context, (trx) =>
      postTransfer(context, trx, {
        idempotencyKey: newId(),
        reason,
        legs: [
          { account: { creator: creatorId, as: 'payable' }, unit: 'USD', amount: -400 },
          { account: { system: 'bank' }, unit: 'USD', amount: 400 },
        ],
      }),
    );
    await takeBack(second.orderId, 1);
    expect(await sharesOf(creatorId)).toEqual([0, -400]);
    await proven();
  });

  it('that does not exist takes nothing, and no share exceeds the whole', async () => {
    expect(await takeBack(newId(), 1)).toMatchObject({ taken: 0, short: 0 });
    await expect(takeBack(newId(), 1.01)).rejects.toThrow(RangeError);
    await expect(takeBack(newId(), 0)).rejects.toThrow(RangeError);
  });
});

describe('time', () => {
  it('ends the rest of an allowance, and nothing else', async () => {
    const { id: userId } = await makeUser(database.db);
    await giveTokens(context, userId, 5);
    const endsAt = new Date(context.now().getTime() + 30 * day);
    await transact(context, (trx) =>
      grantTokens(context, trx, {
        userId,
        tokens: 100,
        kind: 'allowance',
        endsAt,
        reason,
        idempotencyKey: newId(),
      }),
    );
    await spend(userId, 30);
    await endLots(context);
    expect(await balanceOf(userId)).toBe(75);
    context.advance(31 * day);
    await times(3, () => endLots(context));
    expect(await balanceOf(userId)).toBe(5);
    await proven();
  });

  it('makes shares payable when they have been held long enough, the young ones not', async () => {
    const { id } = await makeUser(database.db);
    const creatorId = newId();
    await sellTokens(context, id, { tokens: 100, paidMinor: 1000 });
    await spend(id, 50, { creatorId });
    context.advance(10 * day);
    await spend(id, 20, { creatorId });
    await takeSnapshots(context);
    context.advance(4 * day + hour);
    await times(3, () => releaseHeldShares(context));
    expect(await sharesOf(creatorId)).toEqual([80, 200]);
    await takeSnapshots(context);
    context.advance(10 * day);
    await releaseHeldShares(context);
    expect(await sharesOf(creatorId)).toEqual([0, 280]);
    await proven();
  });
});

describe('asking first', () => {
  const needed = (tokens: number) => ({
    ok: false,
    reason: 'confirmation-needed',
    data: { tokens },
  });

  it('holds for spends and reservations from the user’s own threshold on, until they agree', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 500);
    await changeSpendConfirmation(context, id, 50);
    expect(await getSpendConfirmation(context, id)).toBe(50);
    expect(await spend(id, 49)).toMatchObject({ ok: true });
    expect(await spend(id, 50)).toEqual(needed(50));
    expect(await reserve(id, 60)).toEqual(needed(60));
    expect(await spend(id, 60, { confirmed: 59 })).toEqual(needed(60));
    expect(await balanceOf(id)).toBe(451);
    expect(await spend(id, 60, { confirmed: 60 })).toMatchObject({ ok: true, balance: 391 });
    expect(await spend(id, 60, { confirmed: 'standing' })).toMatchObject({ balance: 331 });
    await proven();
  });

  it('follows the refusals for balance and limits, and is skipped for an earlier payment', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 50);
    const idempotencyKey = newId();
    await spend(id, 30, { idempotencyKey });
    await changeSpendConfirmation(context, id, 1);
    expect(await spend(id, 30, { idempotencyKey })).toMatchObject({ ok: true, isNew: false });
    expect(await spend(id, 30)).toEqual({ ok: false, reason: 'insufficient-balance' });
    await changeSpendingLimit(context, id, { period: 'week', tokens: 1 });
    expect(await spend(id, 10)).toMatchObject({ reason: 'spending-limit' });
  });

  it('is changed and ended at once, and takes whole numbers from 1', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 50);
    await changeSpendConfirmation(context, id, 5);
    await changeSpendConfirmation(context, id, 20);
    expect(await spend(id, 10)).toMatchObject({ ok: true });
    expect(await spend(id, 20)).toEqual(needed(20));
    await changeSpendConfirmation(context, id, null);
    expect(await getSpendConfirmation(context, id)).toBeNull();
    expect(await spend(id, 20)).toMatchObject({ ok: true });
    for (const tokens of [0, -1, 1.5, Number.NaN]) {
      await expect(changeSpendConfirmation(context, id, tokens)).rejects.toThrow(RangeError);
    }
  });
});
