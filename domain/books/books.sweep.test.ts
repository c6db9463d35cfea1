import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  makeUser,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import type { SettlementRow } from '~/providers/payments/payment-provider';
import { playShop } from '../payments/testing/play-shop';
import { transact } from '../shared/transactions/transact';
import { buyPlan, plans } from '../subscriptions/testing/buy-plan';
import { postTransfer } from '../wallet/ledger/post-transfer';
import { defineTransferReason } from '../wallet/schema';
import { closeMonth } from './close-month';
import { exportBooks, type BookTable } from './export-books';
import { monthSchema } from './months';
import { reconcileSettlements } from './reconcile-settlements';
import { countOpenDifferences, resolveDifference } from './resolve-difference';

let database: TestDatabase;
let db: TestDatabase['db'];
const day = 24 * 3_600_000;
const november = monthSchema.parse('2025-11');
const begun = new Date('2025-11-16T12:00:00Z');

/** Creates a context whose clock starts on the 16th of November. */
function openBooks(): TestContext {
  const context = createTestContext(db);
  context.advance(begun.getTime() - context.now().getTime());
  return context;
}

/** Creates a shop whose processor settles the payments that a test specifies. */
function openShop(context: TestContext) {
  const shop = playShop(context);
  const rows = new Map<string, SettlementRow[]>();
  shop.cards.settlementReport = (of) => Promise.resolve(rows.get(of) ?? []);
  return {
    ...shop,
    async sell() {
      const { id: userId } = await makeUser(db);
      const cardId = await shop.saveCard(userId);
      const order = await shop.order(userId);
      const paid = await shop.pay(userId, order.id, { kind: 'saved_card', cardId });
      if (!paid.ok) throw new Error(paid.reason);
      return { order, paymentId: paid.paymentId, providerPaymentId: `cards-${paid.paymentId}` };
    },
    settle(of: string, settled: { providerPaymentId: string; minor: number; fee?: number }) {
      const row: SettlementRow = {
        kind: 'payment',
        reference: `settled-${settled.providerPaymentId}`,
        paymentId: null,
        providerPaymentId: settled.providerPaymentId,
        amount: { minor: settled.minor, currency: 'USD' },
        fee: { minor: settled.fee ?? 0, currency: 'USD' },
        occurredAt: new Date(`${of}T13:00:00Z`),
      };
      rows.set(of, [...(rows.get(of) ?? []), row]);
    },
    reconcile: () => reconcileSettlements(context, [shop.cards]),
  };
}

async function balanceOf(code: string): Promise<number> {
  const { rows } = await db.raw<{ rows: { sum: number }[] }>(
    'select coalesce(sum(amount), 0)::bigint as sum from ledger_postings where account = ?',
    [code],
  );
  return rows[0]?.sum ?? 0;
}

const differences = () =>
  db('settlement_differences')
    .orderBy('found_at')
    .select('difference', 'ours_minor', 'theirs_minor', 'resolution');

// Books cover the whole database, so each test needs its own.
beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterEach(() => database.drop());

describe('a settlement report', () => {
  it('is imported once, and its payout is booked less its fees', async () => {
    const context = openBooks();
    const shop = openShop(context);
    const sale = await shop.sell();
    shop.settle('2025-11-16', { ...sale, minor: 999, fee: 59 });
    context.advance(day);
    const [run] = await shop.reconcile();
    expect(run).toMatchObject({ processor: 'cards', missing: [], differences: 0 });
    expect(run?.imported.at(-1)).toBe('2025-11-16');
    expect(await shop.reconcile()).toMatchObject([{ imported: [], missing: [], differences: 0 }]);
    expect(await balanceOf('receivable:cards:USD')).toBe(0);
    expect(await balanceOf('bank:USD')).toBe(-940);
    expect(await balanceOf('fees:USD')).toBe(-59);
  });

  it('that is unavailable is requested again', async () => {
    const context = openBooks();
    const shop = openShop(context);
    context.advance(day);
    const { settlementReport } = shop.cards;
    shop.cards.settlementReport = () => Promise.reject(unavailableError());
    expect((await shop.reconcile())[0]?.missing).toContain('2025-11-16');
    shop.cards.settlementReport = settlementReport;
    expect((await shop.reconcile())[0]?.imported).toContain('2025-11-16');
  });

  it('lists every difference once, and drops those that a later report settles', async () => {
    const context = openBooks();
    const shop = openShop(context);
    const [less, late] = [await shop.sell(), await shop.sell()];
    shop.settle('2025-11-16', { ...less, minor: 990 });
    shop.settle('2025-11-16', { providerPaymentId: 'nobody-knows', minor: 500 });
    context.advance(day);
    expect(await shop.reconcile()).toMatchObject([{ differences: 2 }]);
    expect(await differences()).toEqual(
      expect.arrayContaining([
        { difference: 'amount', ours_minor: 999, theirs_minor: 990, resolution: null },
        { difference: 'unknown-to-us', ours_minor: null, theirs_minor: 500, resolution: null },
      ]),
    );
    context.advance(4 * day);
    expect(await shop.reconcile()).toMatchObject([{ differences: 3 }]);
    expect(await countOpenDifferences(db)).toBe(3);
    shop.settle('2025-11-21', { ...late, minor: 999 });
    context.advance(day);
    expect(await shop.reconcile()).toMatchObject([{ differences: 2 }]);
    expect(await differences()).toContainEqual({
      difference: 'unknown-to-them',
      ours_minor: 999,
      theirs_minor: null,
      resolution: 'settled since',
    });
  });
});

describe('a month', () => {
  it('is closed with the earnings of its days, balances, and accepts nothing more', async () => {
    const context = openBooks();
    const { id: userId } = await makeUser(db);
    await transact(context, (trx) =>
      postTransfer(context, trx, {
        idempotencyKey: 'a plan is paid',
        reason: defineTransferReason('test_payment'),
        legs: [
          { account: { system: 'receivable', detail: 'cards' }, unit: 'USD', amount: -1999 },
          { account: { system: 'deferred', detail: 'subscriptions' }, unit: 'USD', amount: 1999 },
        ],
      }),
    );
    await buyPlan(context, userId, { planId: plans.month });
    const close = () => closeMonth(context, { month: november, closedBy: 'ada', processors: [] });
    expect(await close()).toEqual({ ok: false, reason: 'month-not-over' });
    context.advance(new Date('2025-12-01T01:00:00Z').getTime() - begun.getTime());

    const closed = await close();
    // 14.5 of the month's 30 days are earned.
    expect(closed).toMatchObject({ ok: true, imbalances: {} });
    expect(await balanceOf('earned:subscriptions:USD')).toBe(966);
    expect(await balanceOf('deferred:subscriptions:USD')).toBe(1999 - 966);
    const [kept] = await db('closed_months').select('closed_by', 'trial_balance');
    expect(kept?.closed_by).toBe('ada');
    expect(kept?.trial_balance).toContainEqual({
      account: 'earned:subscriptions:USD',
      unit: 'USD',
      debit: 0,
      credit: 966,
      balance: 966,
    });
    expect(await close()).toEqual({ ok: false, reason: 'already-closed' });

    const late = transact(context, (trx) =>
      postTransfer({ now: () => begun }, trx, {
        idempotencyKey: 'too late',
        reason: defineTransferReason('test_correction'),
        legs: [
          { account: { system: 'fees' }, unit: 'USD', amount: -1 },
          { account: { system: 'bank' }, unit: 'USD', amount: 1 },
        ],
      }),
    );
    await expect(late).rejects.toThrow('2025-11 is closed');
  });

  it('waits for reports, and for an explanation of the open differences', async () => {
    const context = openBooks();
    const shop = openShop(context);
    shop.settle('2025-11-16', { providerPaymentId: 'nobody-knows', minor: 500 });
    context.advance(day);
    await shop.reconcile();
    context.advance(new Date('2025-12-01T06:00:00Z').getTime() - context.now().getTime());
    const close = () =>
      closeMonth(context, { month: november, closedBy: 'ada', processors: ['cards'] });
    expect(await close()).toMatchObject({ ok: false, reason: 'reports-missing' });
    for (const { date } of await missingDays()) {
      await db('settlement_reports').insert({
        processor: 'cards',
        day: date,
        imported_at: context.now(),
      });
    }
    expect(await close()).toEqual({ ok: false, reason: 'differences-open', count: 1 });
    const [open] = await db('settlement_differences').select('id');
    const differenceId = open?.id ?? '';
    const resolution = 'A test payment of theirs, see their mail of the 20th';
    expect(await resolveDifference(context, { differenceId, resolution })).toBe(true);
    expect(await resolveDifference(context, { differenceId, resolution })).toBe(false);
    expect(await close()).toMatchObject({ ok: true, imbalances: {} });
  });
});

describe('an export', () => {
  it.each<[BookTable, string, string[]]>([
    [
      'journal',
      'time,transfer,reason,reference,account,unit,amount',
      ['order_payment', 'receivable:cards:USD,USD,-999', 'deferred:tokens:USD,USD,999'],
    ],
    [
      'movements',
      'time,kind,processor,processor_payment,order,product,amount_minor,currency,tax_minor,tax_rate,tax_country,tax_inclusive,tax_evidence',
      ['Z,payment,cards,cards-', ',tokens,999,USD,0,0,,true,[]'],
    ],
    ['taxes', 'country,rate,currency,movements,gross_minor,tax_minor', [',0,USD,1,999,0']],
    [
      'differences',
      'found,processor,difference,kind,processor_payment,ours_minor,theirs_minor,currency,time,resolved,resolution',
      [],
    ],
  ])('of the %s has a head and every row', async (table, head, parts) => {
    const shop = openShop(openBooks());
    await shop.sell();
    const [first, ...rows] = (await exported(table)).trimEnd().split('\n');
    expect(first).toBe(head);
    for (const part of parts) expect(rows.join('\n')).toContain(part);
    expect(rows.length).toBe(await countRows(table));
  });
});

async function exported(table: BookTable): Promise<string> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await exportBooks(db, { month: november, table }, out);
  return Buffer.concat(chunks).toString();
}

/** Returns the number of rows of a month with one sale. */
async function countRows(table: BookTable): Promise<number> {
  if (table === 'differences') return 0;
  if (table !== 'journal') return 1;
  const [row] = await db('ledger_entries').count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}

async function missingDays(): Promise<{ date: string }[]> {
  const { rows } = await db.raw<{ rows: { date: string }[] }>(
    `select to_char(day, 'YYYY-MM-DD') as date
       from generate_series('2025-11-01'::date, '2025-11-30', '1 day') as generated (day)
      where not exists (select from settlement_reports report where report.day = to_char(generated.day, 'YYYY-MM-DD'))`,
  );
  return rows;
}

const unavailableError = () =>
  Object.assign(new Error('away'), { name: 'PaymentProviderFailed', reason: 'unavailable' });
