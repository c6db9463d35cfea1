import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giveTokens, makeUser, sellTokens } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { giveBackSpend } from '../spends/give-back-spend';
import { readBalance } from '../get-balance';
import { exportStatement, listStatement, type StatementRow } from './list-statement';
import { monthAt } from '../limits/limit-period';
import { releaseReservation, reserveTokens, settleReservation } from '../spends/reservations';
import { openingBalance } from '../schema';
import { spendTokens } from '../spends/spend-tokens';
import { getStatement } from './statement';

const { database, context } = await openTestContext();
const day = 24 * 3_600_000;
const reason = openingBalance;
const usd = (minor: number) => ({ minor, currency: 'USD' });

const spend = (userId: string, tokens: number, characterId: string | null, key = newId()) =>
  transact(context, (trx) =>
    spendTokens(context, trx, { userId, tokens, characterId, reason, idempotencyKey: key }),
  );

async function reserve(userId: string, tokens: number): Promise<string> {
  const endsAt = new Date(context.now().getTime() + day);
  const held = await transact(context, (trx) =>
    reserveTokens(context, trx, { userId, tokens, reason, idempotencyKey: newId(), endsAt }),
  );
  if (!held.ok) throw new Error(held.reason);
  return held.reservationId;
}

/** Moves the clock to noon of the 10th in the fan's time zone, some months from now. */
function goToMonth(months: number): string {
  const now = context.now();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 10, 12);
  context.advance(noon - now.getTime());
  return monthAt(context.now(), 'UTC');
}

it('adds up month by month in tokens and to the cent, by reason and by character', async () => {
  const { id } = await makeUser(database.db);
  const [noor, mara] = [newId(), newId()];
  const first = goToMonth(1);
  await giveTokens(context, id, 5);
  await sellTokens(context, id, { tokens: 30, paidMinor: 1000 });
  await spend(id, 8, noor);
  const second = goToMonth(1);
  const key = newId();
  await spend(id, 7, noor, key);
  await spend(id, 4, mara);
  await transact(context, (trx) =>
    giveBackSpend(context, trx, { userId: id, spentBy: key, reason }),
  );
  const reservationId = await reserve(id, 10);
  await reserve(id, 2);
  await transact(context, (trx) => settleReservation(context, trx, { reservationId, tokens: 6 }));

  expect(await getStatement(context, id, { month: first })).toMatchObject({
    opening: { tokens: 0, money: usd(0) },
    in: { tokens: 35, money: usd(1000) },
    // Five granted tokens, and three of thirty bought for ten dollars.
    out: { tokens: 8, money: usd(100) },
    closing: { tokens: 27, money: usd(900) },
    byCharacter: [{ characterId: noor, spent: { tokens: 8, money: usd(100) } }],
  });
  const now = await getStatement(context, id);
  expect(now).toMatchObject({
    month: second,
    timeZone: 'UTC',
    opening: { tokens: 27, money: usd(900) },
    // The returned tokens; 7, 4 and 6 of the bought lot were used.
    in: { tokens: 7 },
    out: { tokens: 17 },
    closing: { tokens: 17, money: usd(567) },
    held: 2,
    byReason: [{ reason, in: { tokens: 7 }, out: { tokens: 17 } }],
  });
  expect(now.opening.money.minor + now.in.money.minor - now.out.money.minor).toBe(567);
  expect(now.months.map(({ month }) => month)).toHaveLength(6);
  expect(now.months.at(-2)).toEqual({
    month: first,
    in: { tokens: 35, money: usd(1000) },
    out: { tokens: 8, money: usd(100) },
  });
  expect(now.months.at(-1)).toEqual({ month: second, in: now.in, out: now.out });
  expect(now.byCharacter.map(({ characterId, spent }) => [characterId, spent.tokens])).toEqual([
    [mara, 4],
    [noor, 0],
  ]);
});

it('lists incoming and outgoing tokens with their cost, and nothing that is only held', async () => {
  const { id } = await makeUser(database.db);
  const noor = newId();
  await giveTokens(context, id, 3);
  await sellTokens(context, id, { tokens: 10, paidMinor: 999, bonusTokens: 2 });
  await spend(id, 6, noor);
  const reservationId = await reserve(id, 4);
  await transact(context, (trx) => releaseReservation(context, trx, { reservationId }));
  const { items, nextCursor } = await listStatement(context, id, { limit: 10 });
  expect(
    items.map(({ tokens, cost, kinds, characterId }) => [
      tokens,
      cost,
      kinds.toSorted(),
      characterId,
    ]),
  ).toEqual([
    [-6, usd(99), ['bought', 'granted'], noor],
    [12, usd(999), ['bought', 'granted'], null],
    [3, null, ['granted'], null],
  ]);
  expect(nextCursor).toBeNull();
  const tokensOf = async (filters: Partial<Parameters<typeof listStatement>[2]>) => {
    const page = await listStatement(context, id, { limit: 10, ...filters });
    return page.items.map(({ tokens }) => tokens);
  };
  expect(await tokensOf({ characterId: noor })).toEqual([-6]);
  expect(await tokensOf({ isMoneyOnly: true })).toEqual([-6, 12]);
  expect(await tokensOf({ reason: 'welcome' })).toEqual([]);
  expect(await tokensOf({ month: '2020-01' })).toEqual([]);
});

it('pages without gaps, and a file has all of it', async () => {
  const { id } = await makeUser(database.db);
  for (const tokens of [1, 2, 3, 4, 5]) await giveTokens(context, id, tokens);
  const first = await listStatement(context, id, { limit: 3 });
  const second = await listStatement(context, id, { limit: 3, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ tokens }) => tokens)).toEqual([5, 4, 3, 2, 1]);
  expect(second.nextCursor).toBeNull();
  const all = [];
  for await (const { tokens } of exportStatement(context, id)) all.push(tokens);
  expect(all).toEqual([5, 4, 3, 2, 1]);
});

it('is the same whenever it was read before: stored past months equal their movements', async () => {
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom('give', 'sell', 'spend', 'hold', 'read', 'month', 'hour'),
      tokens: fc.integer({ min: 1, max: 9 }),
      counterpartId: fc.constantFrom(null, ...Array.from({ length: 3 }, () => newId())),
    }),
    { minLength: 10, maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const { id } = await makeUser(database.db);
      await database.db('users').where({ id }).update({ time_zone: 'Pacific/Chatham' });
      for (const { act, tokens, counterpartId } of steps) {
        if (act === 'give') await giveTokens(context, id, tokens);
        if (act === 'sell') await sellTokens(context, id, { tokens, paidMinor: tokens * 33 });
        if (act === 'spend') await spend(id, tokens, counterpartId);
        if (act === 'hold') await holdAndSettle(id, tokens);
        if (act === 'read') await getStatement(context, id);
        if (act === 'month') context.advance(31 * day);
        if (act === 'hour') context.advance(3_600_000);
      }
      await expectSumsOfMovements(id);
    }),
    { numRuns: 8 },
  );
});

async function holdAndSettle(userId: string, tokens: number): Promise<void> {
  const endsAt = new Date(context.now().getTime() + day);
  await transact(context, async (trx) => {
    const about = { userId, tokens, reason, idempotencyKey: newId(), endsAt };
    const held = await reserveTokens(context, trx, about);
    if (!held.ok) return;
    const { reservationId } = held;
    await settleReservation(context, trx, { reservationId, tokens: Math.ceil(tokens / 2) });
  });
}

/** Expects that each month of the statement equals the plain sum of the listed movements. */
async function expectSumsOfMovements(userId: string): Promise<void> {
  const movements: StatementRow[] = [];
  for await (const row of exportStatement(context, userId)) movements.push(row);
  const sumOf = (rows: StatementRow[]) => rows.reduce((sum, row) => sum + row.tokens, 0);
  const statement = await getStatement(context, userId);
  const monthOf = ({ createdAt }: StatementRow) => monthAt(new Date(createdAt), statement.timeZone);
  for (const { month, in: came, out: went } of statement.months) {
    const rows = movements.filter((row) => monthOf(row) === month);
    const valueOf = (of: StatementRow[]) =>
      of.reduce((sum, row) => sum + (row.cost?.minor ?? 0), 0);
    const [incoming, outgoing] = [
      rows.filter(({ tokens }) => tokens > 0),
      rows.filter(({ tokens }) => tokens < 0),
    ];
    expect(came).toEqual({ tokens: sumOf(incoming), money: usd(valueOf(incoming)) });
    expect(went).toEqual({ tokens: 0 - sumOf(outgoing), money: usd(valueOf(outgoing)) });
    const earlier = movements.filter((row) => monthOf(row) < month);
    const monthStatement = await getStatement(context, userId, { month });
    expect(monthStatement.opening.tokens).toBe(sumOf(earlier));
    expect(monthStatement.closing.tokens).toBe(sumOf(earlier) + sumOf(rows));
    expect(monthStatement.in).toEqual(came);
  }
  expect(statement.closing.tokens).toBe(await readBalance(database.db, userId));
}

it('is empty for a user without movements', async () => {
  const { id } = await makeUser(database.db);
  expect(await getStatement(context, id, { month: '2024-02' })).toMatchObject({
    opening: { tokens: 0, money: usd(0) },
    closing: { tokens: 0, money: usd(0) },
    byReason: [],
    byCharacter: [],
    held: 0,
  });
});
