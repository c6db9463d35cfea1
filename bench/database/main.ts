/**
 * What the product's main statements cost in a database of some size. It is filled by COPY, the product's
 * use cases are carried out for one person after another, and every statement they make is timed where it
 * leaves for PostgreSQL and then explained with the values it was given last.
 *
 *   npm run bench:database -- --size tenth                 (full, tenth or hundredth)
 *   npm run bench:database -- --size full --compare tenth
 *
 * It fails when a table of many rows is read whole, and with `--compare` when a statement is more than
 * a fifth slower at the larger size. Sweeps, which read more the more there is, are told and not judged.
 */
import '../services';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import type { DomainContext } from '~/domain/shared/context';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { describeMachine } from '../describe-machine';
import { percentile } from '../percentiles';
import { createBenchContext } from '../product-keys';
import { compareSizes } from './compare-sizes';
import { explainStatement, readRowCounts } from './explain-statement';
import { StatementRecorder, type RecordedStatement } from './record-statements';
import { seedAtSize, type Seeded } from './seed-at-size';
import { sizes, type SizeName } from './sizes';
import { roundOf, useCases } from './use-cases';

const middle = ({ times }: RecordedStatement) => percentile(times, 0.5);
const late = ({ times }: RecordedStatement) => percentile(times, 0.99);

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'tenth' },
    compare: { type: 'string' },
    rounds: { type: 'string', default: '300' },
  },
});
const rounds = Number(values.rounds);
/** Left out of the figures: connections are opened, and statements are planned for the first time. */
const warmUp = 20;

interface Measured {
  name: SizeName;
  database: TestDatabase;
  context: DomainContext;
  seeded: Seeded;
  statements: Map<string, RecordedStatement>;
}

const isSize = (name: string): name is SizeName => name in sizes;
const asked = [values.size, values.compare].filter((name) => name !== undefined);
if (!asked.every(isSize)) throw new Error(`a size is one of ${Object.keys(sizes).join(', ')}`);

await setupTemplate();
const measured: Measured[] = [];
let isFine = true;
try {
  for (const name of asked) measured.push(await prepare(name));
  const [first, second] = measured;
  if (first) print(`machine: ${await describeMachine(first.database.db)}`);
  const recorder = new StatementRecorder();
  recorder.start();
  // One round of each size after the other, so that whatever else the machine does slows both.
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const one of measured) await runRound(recorder, one, round);
  }
  recorder.stop();
  for (const one of measured) isFine = (await tell(one)) && isFine;
  if (first && second) isFine = tellGrowth(first, second) && isFine;
} finally {
  for (const { database } of measured) await database.drop();
}
process.exitCode = isFine ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function prepare(name: SizeName): Promise<Measured> {
  const startedAt = performance.now();
  const database = await createTestDatabase();
  const context = createBenchContext(database.db);
  const seeded = await seedAtSize(database, context, sizes[name]);
  const { rows } = await database.owner.raw<{ rows: { size: string }[] }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const { ok } = await reconcileLedger(database.owner);
  if (!ok) throw new Error('the seeded books do not add up');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  print(`${name}: ${rows[0]?.size ?? ''}, filled in ${seconds} s, its books add up`);
  return { name, database, context, seeded, statements: new Map() };
}

async function runRound(
  recorder: StatementRecorder,
  { context, seeded, statements }: Measured,
  number: number,
): Promise<void> {
  const round = roundOf(context, seeded, number);
  for (const [name, { run }] of Object.entries(useCases)) {
    await recorder.during(statements, name, () => run(round));
  }
  if (number === warmUp - 1) for (const statement of statements.values()) statement.times = [];
}

/** Prints each statement, the slowest first; false where one reads a table of many rows whole. */
async function tell(one: Measured): Promise<boolean> {
  const client = new Client({ connectionString: one.database.ownerUrl });
  await client.connect();
  try {
    return await tellStatements(one, client);
  } finally {
    await client.end();
  }
}

async function tellStatements({ name, statements }: Measured, client: Client): Promise<boolean> {
  const rowsOf = await readRowCounts(client);
  const kept = [...statements.values()].filter(({ times }) => times.length >= rounds / 3);
  print(`\n${name}: ${kept.length} statements, ${rounds} rounds\n`);
  print('| p50 ms | p99 ms | rows | how | of | statement |\n| --: | --: | --: | -- | -- | -- |');
  let isFine = true;
  for (const statement of kept.sort((before, after) => late(after) - late(before))) {
    const { way, scanned, rows } = await explainStatement(client, statement, rowsOf);
    const { of, text } = statement;
    const isSweep = useCases[of]?.sweeps !== undefined;
    if (scanned.length > 0 && !isSweep) isFine = false;
    const begun = text.replace(/\s+/g, ' ').trim().slice(0, 60).replaceAll('|', '\\|');
    const told = [middle(statement).toFixed(2), late(statement).toFixed(2), rows ?? '–', way, of];
    print(`| ${told.join(' | ')} | \`${begun}\` |`);
  }
  return isFine;
}

/** Prints how much slower each statement is at the larger size; false where one grows. */
function tellGrowth(larger: Measured, smaller: Measured): boolean {
  const both = [...larger.statements].flatMap(([shape, { of, times }]) => {
    const other = smaller.statements.get(shape);
    const isJudged = useCases[of]?.sweeps === undefined && times.length >= rounds / 3;
    const name = `${of}: ${shape.slice(0, 60)}`;
    return other && isJudged ? [{ name, smaller: other.times, larger: times }] : [];
  });
  const growth = compareSizes(both);
  print(`\n${larger.name} against ${smaller.name}: ${growth.length} statements\n`);
  for (const { name, p50, p99, grows } of growth.sort((one, other) => other.p50 - one.p50)) {
    const verdict = grows.length === 0 ? '' : `  GROWS by its ${grows.join(' and ')}`;
    print(`p50 × ${p50.toFixed(2)}  p99 × ${p99.toFixed(2)}  ${name}${verdict}`);
  }
  return growth.every(({ grows }) => grows.length === 0);
}
