/**
 * Measures spends of bought tokens per second through the product's own transaction, compared with inserts
 * of the same rows in as many statements, without locks. In one case the spends of 10,000 people are shared
 * by several creators, in the other all go to one, as when all write to the same character.
 *
 *   npx tsx bench/ledger/ledger.ts [--people 10000] [--connections 10] [--seconds 10] [--rounds 3]
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestDatabase, type TestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { postTransfer } from '~/domain/wallet/ledger/post-transfer';
import {
  accountCode,
  openingBalance,
  systemAccounts,
  type AccountRef,
} from '~/domain/wallet/schema';
import { startChild, type Child } from '../child-process';
import { describeMachine } from '../describe-machine';
import type { LedgerRun } from './ledger-run';
import { makePayers } from './make-payers';
import { mean } from '../percentiles';
import { createBenchContext } from '../product-keys';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(values.rounds);
const unit = 'USD';

await setupTemplate();
const database = await createTestDatabase();

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const people = await makePayers(database, Number(values.people));
  const product = await startChild('bench/ledger/ledger-spends-process.ts', {
    DATABASE_URL: database.url,
  });
  const raw = await startChild('bench/ledger/raw-inserts-process.ts', {
    DATABASE_URL: database.ownerUrl,
  });
  const { accounts, creators } = await openAccountsOfRun(database);
  const cases = [
    { label: 'three creators credited', creators },
    { label: 'one hot creator credited', creators: creators.slice(0, 1) },
  ];
  for (const { label, creators: credited } of cases) {
    const run: LedgerRun = {
      seconds: Number(values.seconds),
      connections: Number(values.connections),
      people,
      creators: credited,
      accounts,
    };
    const figures = { product: [] as number[], raw: [] as number[] };
    const cpu = { product: [] as number[], raw: [] as number[] };
    // The first round warms both up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const spends = await timed(product, run);
      const inserts = await timed(raw, run);
      if (round === 0) continue;
      figures.product.push(spends.perSecond);
      figures.raw.push(inserts.perSecond);
      cpu.product.push(spends.cpuMs);
      cpu.raw.push(inserts.cpuMs);
    }
    process.stdout.write(
      `${people.length} people, ${label}, ${run.connections} connections: ` +
        `spends ${mean(figures.product).toFixed(0)}/s, raw inserts ${mean(figures.raw).toFixed(0)}/s, ` +
        `ratio ${(mean(figures.product) / mean(figures.raw)).toFixed(2)} ` +
        `(${rounds} rounds of ${run.seconds} s; client CPU each ` +
        `${mean(cpu.product).toFixed(2)} and ${mean(cpu.raw).toFixed(2)} ms)\n`,
    );
  }
  await product.stop();
  await raw.stop();
} finally {
  await database.drop();
}

async function timed(child: Child, run: LedgerRun): Promise<{ perSecond: number; cpuMs: number }> {
  const before = child.cpuSeconds();
  const perSecond = await child.request<number>('run', run);
  const cpuMs = ((child.cpuSeconds() - before) * 1000) / (perSecond * run.seconds);
  return { perSecond, cpuMs };
}

/** Creates the accounts for the raw inserts with a first posting to each. */
async function openAccountsOfRun({
  db,
}: TestDatabase): Promise<Pick<LedgerRun, 'accounts' | 'creators'>> {
  const creatorIds = [newId(), newId(), newId()];
  const deferred: AccountRef = { system: 'deferred', detail: 'tokens' };
  const earned: AccountRef = { system: 'earned', detail: 'tokens' };
  const held = creatorIds.map((creator): AccountRef => ({ creator, as: 'held' }));
  const credits = [deferred, earned, ...held];
  const context = createBenchContext(db);
  await transact(context, (trx) =>
    postTransfer(context, trx, {
      idempotencyKey: newId(),
      reason: openingBalance,
      legs: [
        ...credits.map((account) => ({ account, unit, amount: 1 })),
        { account: { system: 'bank' }, unit, amount: -credits.length },
      ],
    }),
  );
  const idOf = async (account: AccountRef) => {
    const row = await db('ledger_accounts')
      .where({ code: accountCode(account, unit) })
      .first('id');
    return row?.id ?? '';
  };
  return {
    accounts: {
      revenue: systemAccounts.revenue,
      deferred: await idOf(deferred),
      earned: await idOf(earned),
    },
    creators: await Promise.all(
      creatorIds.map(async (creatorId) => ({
        creatorId,
        accountId: await idOf({ creator: creatorId, as: 'held' }),
      })),
    ),
  };
}
