import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeUser, sellTokens } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { readTotals, takeSnapshots } from './ledger/account-totals';
import { endLots } from './lots/end-lots';
import { readBalance } from './get-balance';
import { giveBackSpend } from './spends/give-back-spend';
import { grantTokens } from './lots/grant-tokens';
import { reconcileLedger } from './ledger/reconcile';
import { releaseHeldShares } from './shares/release-held-shares';
import {
  releaseEndedReservations,
  releaseReservation,
  reserveTokens,
  settleReservation,
} from './spends/reservations';
import { openingBalance } from './schema';
import { spendTokens } from './spends/spend-tokens';
import { returnTakenTokens, takeBackTokens } from './lots/take-back-tokens';

const { database, context } = await openTestContext();
// The test moves through years, and totals are stored only for the past.
context.advance(-20 * 365 * 24 * 3_600_000);
const hour = 3_600_000;
const reason = openingBalance;

/** The expected state of a wallet, in a simpler model without money. */
interface ModelLot {
  rank: number;
  size: number;
  left: number;
  held: number;
  taken: number;
  short: number;
  endsAt: number;
}
interface Part {
  lot: ModelLot;
  tokens: number;
}
interface Model {
  lots: ModelLot[];
  spends: { key: string; parts: Part[] | null }[];
  holds: { id: string; parts: Part[]; endsAt: number; isOpen: boolean }[];
  orders: { id: string; lots: ModelLot[] }[];
  takings: { key: string; parts: (Part & { short: number })[] | null }[];
}
interface Real {
  userId: string;
  creatorId: string;
}

const balanceOf = ({ lots }: Model) => lots.reduce((sum, { left }) => sum + left, 0);
const now = () => context.now().getTime();

function addLot(model: Model, rank: number, size: number, endsAt = Infinity): ModelLot {
  const lot = { rank, size, left: size, held: 0, taken: 0, short: 0, endsAt };
  model.lots.push(lot);
  return lot;
}

function takeFrom(model: Model, tokens: number): Part[] | null {
  if (balanceOf(model) < tokens) return null;
  const order = model.lots.toSorted(
    (a, b) => a.rank - b.rank || (a.endsAt < b.endsAt ? -1 : a.endsAt > b.endsAt ? 1 : 0),
  );
  const parts: Part[] = [];
  let due = tokens;
  for (const lot of order) {
    const used = Math.min(due, lot.left);
    if (used === 0) continue;
    lot.left -= used;
    due -= used;
    parts.push({ lot, tokens: used });
  }
  return parts;
}

/** Returns held tokens, except those owed to a reversed order. */
function comeBack({ lot, tokens }: Part): void {
  const owed = Math.min(lot.short, tokens);
  lot.held -= tokens;
  lot.short -= owed;
  lot.taken += owed;
  lot.left += tokens - owed;
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** Returns one action on the wallet and on the model; the balances are equal after each. */
function act(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
): fc.AsyncCommand<Model, Real> {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real);
      expect(await readBalance(database.db, real.userId)).toBe(balanceOf(model));
    },
    toString: () => name,
  };
}

const inTrx = <T>(work: (trx: Parameters<Parameters<typeof transact<T>>[1]>[0]) => Promise<T>) =>
  transact(context, work);

const grant = (tokens: number, hours: number | null) =>
  act(`grant ${tokens} for ${hours ?? 'ever'}`, async (model, { userId }) => {
    const endsAt = hours === null ? null : new Date(now() + hours * hour);
    const kind = hours === null ? 'granted' : 'allowance';
    const key = newId();
    await inTrx((trx) =>
      grantTokens(context, trx, { userId, tokens, kind, endsAt, reason, idempotencyKey: key }),
    );
    addLot(model, hours === null ? 1 : 0, tokens, endsAt?.getTime());
  });

const buy = (tokens: number, bonusTokens: number, cents: number) =>
  act(`buy ${tokens}+${bonusTokens} for ${cents}`, async (model, { userId }) => {
    const paidMinor = tokens + cents;
    const { orderId } = await sellTokens(context, userId, { tokens, bonusTokens, paidMinor });
    const lots = [addLot(model, 2, tokens)];
    if (bonusTokens > 0) lots.push(addLot(model, 1, bonusTokens));
    model.orders.push({ id: orderId, lots });
  });

const spend = (tokens: number, isShared: boolean) =>
  act(`spend ${tokens}`, async (model, { userId, creatorId }) => {
    const key = newId();
    const request = {
      userId,
      tokens,
      reason,
      idempotencyKey: key,
      creatorId: isShared ? creatorId : null,
    };
    const spent = await inTrx((trx) => spendTokens(context, trx, request));
    const parts = takeFrom(model, tokens);
    expect(spent.ok).toBe(parts !== null);
    if (!parts) return;
    model.spends.push({ key, parts });
    expect(await inTrx((trx) => spendTokens(context, trx, request))).toMatchObject({
      isNew: false,
    });
  });

const giveBack = (at: number) =>
  act(`give back ${at}`, async (model, { userId }) => {
    const given = pick(model.spends, at);
    if (!given) return;
    await inTrx((trx) => giveBackSpend(context, trx, { userId, spentBy: given.key, reason }));
    for (const { lot, tokens } of given.parts ?? []) {
      const gone = lot.size - lot.left - lot.held - lot.taken - lot.short;
      lot.left += Math.max(0, Math.min(tokens, gone));
    }
    given.parts = null;
  });

const reserve = (tokens: number, hours: number) =>
  act(`reserve ${tokens}`, async (model, { userId, creatorId }) => {
    const endsAt = new Date(now() + hours * hour);
    const request = { userId, tokens, reason, idempotencyKey: newId(), creatorId, endsAt };
    const held = await inTrx((trx) => reserveTokens(context, trx, request));
    const parts = takeFrom(model, tokens);
    expect(held.ok).toBe(parts !== null);
    if (!held.ok || !parts) return;
    for (const part of parts) part.lot.held += part.tokens;
    model.holds.push({ id: held.reservationId, parts, endsAt: endsAt.getTime(), isOpen: true });
  });

function closeHold(hold: Model['holds'][number], spent: number): void {
  let due = spent;
  for (const { lot, tokens } of hold.parts) {
    const used = Math.min(due, tokens);
    due -= used;
    lot.held -= used;
    comeBack({ lot, tokens: tokens - used });
  }
  hold.isOpen = false;
}

const settle = (at: number, tokens: number) =>
  act(`settle ${tokens} of ${at}`, async (model) => {
    const hold = pick(model.holds, at);
    if (!hold) return;
    const closing = { reservationId: hold.id, tokens };
    const closed = await inTrx((trx) => settleReservation(context, trx, closing));
    expect(closed.isNew).toBe(hold.isOpen);
    if (hold.isOpen) closeHold(hold, tokens);
  });

const release = (at: number) =>
  act(`release ${at}`, async (model) => {
    const hold = pick(model.holds, at);
    if (!hold) return;
    await inTrx((trx) => releaseReservation(context, trx, { reservationId: hold.id }));
    if (hold.isOpen) closeHold(hold, 0);
  });

const takeBack = (at: number, share: number) =>
  act(`take back ${share} of order ${at}`, async (model) => {
    const order = pick(model.orders, at);
    if (!order) return;
    const key = newId();
    const request = {
      orderId: order.id,
      share,
      against: 'refunded' as const,
      reason,
      idempotencyKey: key,
    };
    const result = await inTrx((trx) => takeBackTokens(context, trx, request));
    const parts = order.lots.map((lot) => {
      const open = lot.size - lot.taken - lot.short;
      const wanted = share === 1 ? open : Math.min(open, Math.round(lot.size * share));
      const tokens = Math.min(wanted, lot.left);
      return { lot, tokens, short: wanted - tokens };
    });
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((all, one) => all + of(one), 0);
    expect(result).toMatchObject({
      taken: sum((one) => one.tokens),
      short: sum((one) => one.short),
    });
    // A shortage of granted tokens alone costs nothing and is not recorded.
    if (result.taken === 0 && result.costOfShort.minor === 0) return;
    expect(await inTrx((trx) => takeBackTokens(context, trx, request))).toEqual(result);
    for (const { lot, tokens, short } of parts) {
      lot.left -= tokens;
      lot.taken += tokens;
      lot.short += short;
    }
    model.takings.push({ key, parts });
  });

const giveAgain = (at: number) =>
  act(`return what ${at} took`, async (model) => {
    const taking = pick(model.takings, at);
    // Held tokens may have settled the shortage; then there is less to undo.
    if (!taking?.parts || taking.parts.some(({ lot, short }) => lot.short < short)) return;
    await inTrx((trx) => returnTakenTokens(context, trx, { takenBy: taking.key, reason }));
    for (const { lot, tokens, short } of taking.parts) {
      lot.left += tokens;
      lot.taken -= tokens;
      lot.short -= short;
    }
    taking.parts = null;
  });

const wait = (hours: number) =>
  act(`wait ${hours} hours`, async (model) => {
    context.advance(hours * hour);
    await releaseEndedReservations(context);
    for (const hold of model.holds) if (hold.isOpen && hold.endsAt <= now()) closeHold(hold, 0);
    await endLots(context);
    for (const lot of model.lots) if (lot.endsAt <= now()) lot.left = 0;
    await releaseHeldShares(context);
    await takeSnapshots(context);
  });

const some = fc.integer({ min: 1, max: 30 });
const at = fc.nat(20);
const commands = fc.commands(
  [
    fc.tuple(some, fc.constantFrom(null, 5, 500)).map((of) => grant(...of)),
    fc.tuple(some, fc.nat(5), fc.nat(400)).map((of) => buy(...of)),
    fc.tuple(some, fc.boolean()).map((of) => spend(...of)),
    fc.tuple(some, fc.boolean()).map((of) => spend(...of)),
    at.map(giveBack),
    fc.tuple(some, fc.constantFrom(1, 40)).map((of) => reserve(...of)),
    fc.tuple(at, some).map((of) => settle(...of)),
    at.map(release),
    fc.tuple(at, fc.constantFrom(1, 0.5, 0.3)).map((of) => takeBack(...of)),
    at.map(giveAgain),
    fc.constantFrom(2, 30, 24 * 15).map(wait),
  ],
  { maxCommands: 40 },
);

it(
  'adds up after any acts on a wallet, in tokens and to the cent',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (acts) => {
        const { id: userId } = await makeUser(database.db);
        const real = { userId, creatorId: newId() };
        const model: Model = { lots: [], spends: [], holds: [], orders: [], takings: [] };
        await fc.asyncModelRun(() => ({ model, real }), acts);
        expect(await reconcileLedger(database.db)).toMatchObject({
          ok: true,
          sum: 0,
          unbalancedUnits: [],
        });
        const [held = 0] = await readTotals(
          database.db,
          [{ creator: real.creatorId, as: 'held' }],
          'USD',
        );
        expect(held).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: process.env['NOCTURNE_FULL'] === '1' ? 500 : 40 },
    );
  },
);
