/**
 * Plants faults in a copy of the last commit and reports the tests that notice them.
 *
 *   npm run test:power [-- --only NAME,NAME --suite everyday,sweeps,journeys,lint --tree PATH --afresh]
 *
 * Results for the same commit are stored in `.data/power/results.json` and reused.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { root } from '~/scripts/paths.mjs';
import { readImportGraph } from '~/scripts/testing/import-graph.mjs';
import { findServices } from '~/scripts/testing/running-services.mjs';
import type { Fault } from './fault';
import { faults } from './faults';
import { findCatches } from './find-catches';
import { journeySuite } from './journey-suite';
import { lintSuite } from './lint-suite';
import { makeScratch, NoLongerApplies, type Scratch } from './scratch';
import type { Suite } from './suite';
import { vitestSuite } from './vitest-suite';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    suite: { type: 'string', default: 'everyday,sweeps' },
    tree: { type: 'string', default: root },
    afresh: { type: 'boolean', default: false },
  },
});
const wanted = values.suite.split(',');
const chosen = faults.filter(({ name }) => values.only?.split(',').includes(name) ?? true);
const resultsPath = join(root, '.data', 'power', 'results.json');

const resultsSchema = z.object({
  commit: z.string(),
  /** Results by fault, then by suite. */
  caught: z.record(
    z.string(),
    z.record(z.string(), z.object({ file: z.string(), test: z.string() })),
  ),
});
type Results = z.output<typeof resultsSchema>;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readResults(commit: string): Results {
  const kept = existsSync(resultsPath) && !values.afresh;
  const results = kept ? resultsSchema.parse(JSON.parse(readFileSync(resultsPath, 'utf8'))) : null;
  return results?.commit === commit ? results : { commit, caught: {} };
}

async function openSuites({ path: tree }: Scratch): Promise<Suite[]> {
  const graph = readImportGraph(tree);
  const suites: Suite[] = [];
  if (wanted.includes('everyday')) {
    const part = { tree, graph, part: 'everyday', after: [], batches: [1, 2, 5] } as const;
    suites.push(await vitestSuite(part));
  }
  if (wanted.includes('lint')) suites.push(lintSuite(tree));
  if (wanted.includes('sweeps')) {
    const part = { tree, graph, part: 'sweeps', after: ['everyday'], batches: [2] } as const;
    suites.push(await vitestSuite(part));
  }
  if (wanted.includes('journeys')) {
    const core = { tree, name: 'core journeys', part: 'core', after: ['everyday'] } as const;
    const after = ['everyday', 'sweeps', core.name];
    suites.push(journeySuite(core));
    suites.push(journeySuite({ tree, name: 'other journeys', part: 'other', after }));
  }
  return suites;
}

/** Returns the faults whose text this tree has. */
function plantable(scratch: Scratch): Fault[] {
  return chosen.filter((fault) => {
    try {
      scratch.plant([fault]);
      return true;
    } catch (error) {
      if (!(error instanceof NoLongerApplies)) throw error;
      say(`${fault.name} no longer applies: ${error.message}`);
      return false;
    }
  });
}

function printTable({ caught }: Results): void {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  for (const { name, category } of chosen) {
    const catches = Object.entries(caught[name] ?? {});
    const descriptions = catches.map(([suite, { file, test }]) => `${suite}: ${file} › ${test}`);
    say(
      `${name.padEnd(width)}  ${category.padEnd(13)}  ${descriptions.join(' | ') || 'NOT CAUGHT'}`,
    );
  }
  const some = chosen.filter(({ name }) => Object.keys(caught[name] ?? {}).length > 0);
  say(`caught ${some.length} of ${chosen.length}`);
}

const services = findServices();
process.env.DATABASE_URL = services.databaseUrl;
process.env.REDIS_URL = services.redisUrl;
const scratch = makeScratch(resolve(values.tree));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    scratch.remove();
    process.exit(1);
  });
}
try {
  const results = readResults(scratch.commit);
  const graph = readImportGraph(scratch.path);
  const planted = plantable(scratch);
  for (const suite of await openSuites(scratch)) {
    const left = planted.filter(({ name }) => {
      const caught = results.caught[name] ?? {};
      return ![suite.name, ...suite.after].some((suiteName) => suiteName in caught);
    });
    say(`${suite.name}: ${left.length} faults to find`);
    const onCaught = ({ name }: Fault, failure: { file: string; test: string }) => {
      results.caught[name] = { ...results.caught[name], [suite.name]: failure };
      writeFileSync(resultsPath, JSON.stringify(results, null, 2));
      say(`  ${name}: ${failure.file} › ${failure.test}`);
    };
    const onDoubted = ({ name }: Fault) => {
      Reflect.deleteProperty(results.caught[name] ?? {}, suite.name);
      writeFileSync(resultsPath, JSON.stringify(results, null, 2));
      say(`  ${name}: not caught; that test fails without it, too`);
    };
    await findCatches({ scratch, graph, suite, onCaught, onDoubted }, left);
  }
  printTable(results);
} finally {
  scratch.remove();
}
