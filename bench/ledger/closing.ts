/**
 * Closes a month with a number of transfers while people spend at a steady rate, and prints how long spends
 * took before, during and after it.
 *
 *   npx tsx bench/ledger/closing.ts [--transfers 300000] [--rate 200] [--people 2000]
 */
import '../services';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '~/db/connection';
import { longLimits } from '~/db/connection-limits';
import { createTestDatabase, type TestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { closeMonth } from '~/domain/books/close-month';
import { boundsOf, monthOf } from '~/domain/books/months';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { defineTransferReason, systemAccounts } from '~/domain/wallet/schema';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import { describeMachine } from '../describe-machine';
import { percentile } from '../percentiles';
import { createBenchContext } from '../product-keys';
import { makePayers } from './make-payers';

const { values } = parseArgs({
  options: {
    transfers: { type: 'string', default: '300000' },
    rate: { type: 'string', default: '200' },
    people: { type: 'string', default: '2000' },
  },
});
const rate = Number(values.rate);
/** Milliseconds of spending before and after the month is closed. */
const aroundMs = 5_000;
const textMessage = defineTransferReason('text_message');
const lastMonth = monthOf(new Date(boundsOf(monthOf(new Date())).from.getTime() - 1));

await setupTemplate();
const database = await createTestDatabase();
process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
const spending = connect({ url: database.urlOf('worker'), pool: 10 });
const closing = connect({ url: database.urlOf('staff'), pool: 2, limits: longLimits });
try {
  const payers = await makePayers(database, Number(values.people));
  // These tokens were not paid for, because a month is closed only if the ledger is consistent.
  await database.owner('token_lots').update({ kind: 'granted', paid_minor: 0, currency: null });
  await fillMonth(database, Number(values.transfers));
  const spends: { from: number; took: number }[] = [];
  const context = createBenchContext(spending);
  let isOver = false;
  const startedAt = performance.now();
  const people = (async () => {
    const running: Promise<void>[] = [];
    for (let index = 0; !isOver; index += 1) {
      const dueIn = startedAt + (index * 1000) / rate - performance.now();
      if (dueIn > 0.5) await delay(dueIn);
      const payer = payers[index % payers.length];
      if (payer) running.push(spend(payer.userId));
    }
    await Promise.all(running);
  })();
  async function spend(userId: string): Promise<void> {
    const from = performance.now();
    await transact(context, (trx) =>
      spendTokens(context, trx, {
        userId,
        tokens: 1,
        reason: textMessage,
        idempotencyKey: newId(),
      }),
    );
    spends.push({ from, took: performance.now() - from });
  }
  await delay(aroundMs);
  const closeFrom = performance.now();
  const closed = await closeMonth(createBenchContext(closing), {
    month: lastMonth,
    closedBy: 'the bench',
    processors: [],
  });
  const closeTo = performance.now();
  await delay(aroundMs);
  isOver = true;
  await people;
  if (!closed.ok) throw new Error(`not closed: ${closed.reason}`);
  process.stdout.write(
    `${values.transfers} transfers, ${rate} spends a second: closed in ${Math.round(closeTo - closeFrom)} ms\n`,
  );
  const partOf = (name: string, from: number, to: number) => {
    const took = spends.filter((one) => one.from >= from && one.from < to).map((one) => one.took);
    const at = (share: number) => percentile(took, share).toFixed(1);
    process.stdout.write(
      `  ${name.padEnd(9)} ${took.length} spends  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)} ms\n`,
    );
  };
  partOf('before', startedAt, closeFrom);
  partOf('meanwhile', closeFrom, closeTo);
  partOf('after', closeTo, Infinity);
} finally {
  await spending.destroy();
  await closing.destroy();
  await database.drop();
}

/** Writes transfers over the whole of last month between system accounts. */
async function fillMonth({ owner }: TestDatabase, count: number): Promise<void> {
  const { from, to } = boundsOf(lastMonth);
  const stepMs = (to.getTime() - from.getTime()) / count;
  await owner.raw(
    `with written as (
       insert into ledger_transfers (id, idempotency_key, reason, created_at)
         select gen_random_uuid(), 'bench:' || number, 'text_message',
                (:from)::timestamptz + number * (:step)::float8 * interval '1 millisecond'
           from generate_series(0, :count - 1) as number
         returning id, created_at
     )
     insert into ledger_entries (transfer_id, account_id, amount, created_at)
       select written.id, side.account, side.amount, written.created_at
         from written, (values ((:promotion)::uuid, -1), ((:revenue)::uuid, 1)) as side (account, amount)`,
    {
      from,
      step: stepMs,
      count,
      promotion: systemAccounts.promotion,
      revenue: systemAccounts.revenue,
    },
  );
  await owner.raw('analyze');
}
