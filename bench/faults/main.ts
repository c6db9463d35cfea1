/**
 * Tests what survives failures: conversations continue while parts of the product are killed, and then
 * clients, database and ledger are compared. One row per cell. A failed run can be repeated with its seed.
 *
 *   npm run bench:faults                       200 conversations of 20 messages, a fault every 5 s
 *   npm run bench:faults -- --size small       as in CI; judges what was lost, not how long it took
 *   npm run bench:faults -- --cells random --seed 7
 *   npm run bench:faults -- --cells freeze     parts stop responding for 15 s and continue
 *   npm run bench:faults -- --cells soak       half an hour of both at random; --minutes 5 for less
 *   npm run bench:faults -- --progress         prints each fault, and what the run waits for
 *   npm run bench:faults -- --report FILE      writes the cells that passed, failed or were flaky, as JSON
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect } from '~/db/connection';
import { createDomainContext } from '~/domain/create-domain-context';
import { onStopWanted } from '~/scripts/stopping.mjs';
import { describeMachine } from '../describe-machine';
import { planCells, sizes, usualCells } from './cells';
import { runCell, type Cell, type CellResult } from './run-cell';
import { startStack } from './stack';
import { describeResult, isExact, isFlawless, isInTime } from './table';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'full' },
    seed: { type: 'string', default: '1' },
    cells: { type: 'string', default: usualCells.join(',') },
    minutes: { type: 'string', default: '30' },
    progress: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const size = sizes[values.size as keyof typeof sizes];
if (!size) throw new Error(`--size is one of ${Object.keys(sizes).join(', ')}`);

const stack = await startStack();
onStopWanted(async () => {
  await stack.stop();
  process.exit(1);
});
const db = connect({ url: stack.databaseUrl, pool: 4 });
const context = createDomainContext({
  db,
  sessionSecret: stack.sessionSecret,
  sealKeys: [{ version: 1, key: Buffer.from(stack.sealKey, 'base64') }],
  outboxPartitions: 2,
});
// These tabs renew no session, so it must be valid to the end of the longest run.
await db('settings').insert({ key: 'access_token_seconds', value: JSON.stringify(86_400) });
process.stdout.write(`${await describeMachine(db)}, seed ${values.seed}\n`);
const planned = planCells(
  values.cells.split(','),
  size,
  Number(values.seed),
  Number(values.minutes),
);
// Waiting times are meaningful only if nothing else uses the machine.
const isTimed = values.size === 'full';
const begun = performance.now();
const report = (text: string) => {
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  if (values.progress) process.stderr.write(`${minutes} min  ${text}\n`);
};
const outcome = { passed: 0, failures: [] as string[], flaky: [] as string[] };
const isWell = (cell: Cell, result: CellResult) =>
  isFlawless(result) && (!isTimed || isInTime(cell, result));

/** Runs a cell, and repeats it once with its seed if it failed. */
async function tryCell(cell: Cell): Promise<void> {
  const name = `${cell.name}, seed ${cell.seed}`;
  const first = await runCell(context, stack, cell, report);
  process.stdout.write(describeResult(cell, first));
  if (isWell(cell, first)) {
    outcome.passed += 1;
    return;
  }
  const second = await runCell(context, stack, cell, report);
  process.stdout.write(`again: ${describeResult(cell, second)}`);
  // Lateness may be caused by the machine. A lost or doubled message never is.
  if (isExact(first) && isWell(cell, second)) {
    outcome.passed += 1;
    outcome.flaky.push(name);
  } else outcome.failures.push(name);
}

try {
  for (const cell of planned) await tryCell(cell);
} finally {
  await db.destroy();
  await stack.stop();
}
if (values.report) writeFileSync(values.report, JSON.stringify(outcome));
const flaws = outcome.failures.length;
process.stdout.write(flaws === 0 ? 'Nothing was lost.\n' : `${flaws} cells with flaws\n`);
process.exit(flaws === 0 ? 0 : 1);
