/**
 * Measures the product's main statements in a database of a given size. It fills the database by COPY, runs
 * the product's use cases for one person after another, times every statement where it is sent to
 * PostgreSQL, and explains it with its last values.
 *
 *   npm run bench:database -- --size tenth                 (full, tenth or hundredth)
 *   npm run bench:database -- --size full --compare tenth
 *
 * It fails if a large table is read completely, and with `--compare` if a statement is more than a fifth
 * slower at the larger size. Sweeps, which read more as the data grows, are reported and not judged.
 */
import '../services';
import { parseArgs } from 'node:util';
import setupTemplate from '~/db/testing/global-setup';
import { describeMachine } from '../describe-machine';
import { percentile } from '../percentiles';
import { compareSizes } from './compare-sizes';
import { explainAll, prepareSize, runRounds, type Explained, type Measured } from './measure-size';
import { sizes, type SizeName } from './sizes';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'tenth' },
    compare: { type: 'string' },
    rounds: { type: 'string', default: '300' },
  },
});
const rounds = Number(values.rounds);
const isSize = (name: string): name is SizeName => name in sizes;
const requested = [values.size, values.compare].filter((name) => name !== undefined);
if (!requested.every(isSize)) throw new Error(`a size is one of ${Object.keys(sizes).join(', ')}`);

await setupTemplate();
const measured: Measured[] = [];
let isFine = true;
try {
  for (const name of requested) measured.push(await fill(name));
  await runRounds(measured, rounds);
  const explained: Explained[][] = [];
  for (const [index, one] of measured.entries()) {
    const statements = await explainAll(one, rounds);
    isFine = printStatements(requested[index] ?? '', statements) && isFine;
    explained.push(statements);
  }
  const [larger, smaller] = explained;
  if (larger && smaller) isFine = printGrowth(larger, smaller) && isFine;
} finally {
  for (const { database } of measured) await database.drop();
}
process.exitCode = isFine ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function fill(name: SizeName): Promise<Measured> {
  const startedAt = performance.now();
  const one = await prepareSize(sizes[name]);
  const { rows } = await one.database.owner.raw<{ rows: { size: string }[] }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (measured.length === 0) print(`machine: ${await describeMachine(one.database.db)}`);
  print(`${name}: ${rows[0]?.size ?? ''}, filled in ${seconds} s, its books add up`);
  return one;
}

/** Prints each statement, the slowest first. Returns false if one reads a large table completely. */
function printStatements(name: string, statements: Explained[]): boolean {
  print(`\n${name}: ${statements.length} statements, ${rounds} rounds\n`);
  print('| p50 ms | p99 ms | rows | pages | how | of | statement |');
  print('| --: | --: | --: | --: | -- | -- | -- |');
  const at = ({ times }: Explained, share: number) => percentile(times, share);
  for (const one of statements.toSorted((a, b) => at(b, 0.5) - at(a, 0.5))) {
    const begun = one.shape.slice(0, 60).replaceAll('|', '\\|');
    const times = [at(one, 0.5).toFixed(2), at(one, 0.99).toFixed(2)];
    const cells = [...times, one.rows ?? '–', one.pages ?? '–', one.way, one.of];
    print(`| ${cells.join(' | ')} | \`${begun}\` |`);
  }
  return statements.every(({ scanned, isSweep }) => isSweep || scanned.length === 0);
}

/** Prints how much slower each statement is at the larger size. Returns false if one grows. */
function printGrowth(larger: Explained[], smaller: Explained[]): boolean {
  const growth = compareSizes(
    larger.flatMap((one) => {
      const other = smaller.find(({ shape }) => shape === one.shape);
      const name = `${one.of}: ${one.shape.slice(0, 60)}`;
      if (!other || one.isSweep) return [];
      return [{ name, smaller: other, larger: one }];
    }),
  );
  print(`\n${requested.join(' against ')}: ${growth.length} statements\n`);
  for (const { name, p50, p99, pages, grows } of growth.toSorted((a, b) => b.p50 - a.p50)) {
    const verdict = grows.length === 0 ? '' : `  GROWS by ${grows.join(' and ')}`;
    const ratios = `p50 × ${p50.toFixed(2)}  p99 × ${p99.toFixed(2)}  pages × ${pages.toFixed(2)}`;
    print(`${ratios}  ${name}${verdict}`);
  }
  return growth.every(({ grows }) => grows.length === 0);
}
