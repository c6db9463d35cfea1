import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { build } from '../build.mjs';
import { runToEnd } from '../commands.mjs';
import { packageBinary, root, testDataDir } from '../paths.mjs';
import { say, sayFailure, step } from '../print.mjs';
import { folderOfNode, otherMajors } from '../provision/other-nodes.mjs';
import { parseEnv } from '../secrets.mjs';
import { findSecrets } from './find-secrets.mjs';
import { stackSecretsPath, stackWorkplace } from './start-stack.mjs';
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

const reports = join(testDataDir, 'reports');

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

/**
 * @typedef {object} Run what a suite is given
 * @property {import('../commands.mjs').Workplace} workplace
 * @property {Record<string, string | undefined>} env
 * @property {string[]} passedOn
 */

/** Runs a tool of the packages in the open, so that its own words are seen. */
async function runTool({ workplace, env }, tool, args) {
  const result = await runToEnd(workplace, {
    name: tool,
    command: packageBinary(tool),
    args,
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // What a person's Ctrl-C would send; to SIGTERM, Playwright does not put its things away.
    stopSignal: 'SIGINT',
  });
  return result === 0;
}

const check = (tool, args) => async (run) => tallyOfCheck(await runTool(run, tool, args));

/** What has not changed need not be read again. */
const prettierCache = ['--cache', '--cache-location', '.cache/prettier'];

async function buildProduct({ workplace }) {
  try {
    await step('build', (tell) => build(workplace, tell));
    return tallyOfCheck(true);
  } catch (error) {
    sayFailure(error);
    return tallyOfCheck(false);
  }
}

/**
 * Rules, requests and jobs: without the sweeps over every route and call, those alone, or all.
 * @param {'everyday' | 'sweeps' | undefined} part
 */
const runVitest = (part) => async (run) => {
  const report = freshReport('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...run.env, NOCTURNE_TESTS: part };
  const succeeded = await runTool({ ...run, env }, 'vitest', [
    'run',
    ...reporters,
    ...run.passedOn,
  ]);
  return tallyOfVitest(report, succeeded);
};

/** The everyday part of the tests once more, on each of the other versions of Node. */
const runVitestOn = (major) => async (run) => {
  try {
    const folder = await step(`Node ${major}`, () => folderOfNode(major));
    const PATH = `${folder}${delimiter}${run.env.PATH ?? ''}`;
    const env = { ...run.env, PATH, NOCTURNE_FULL: undefined };
    return await runVitest('everyday')({ ...run, env });
  } catch (error) {
    sayFailure(error);
    return tallyOfCheck(false);
  }
};

/** The everyday part of rules and jobs where whoever holds a connection gets no second one. */
const runVitestOverOne = (run) => {
  const env = { ...run.env, NOCTURNE_POOLS: 'one', NOCTURNE_FULL: undefined };
  return runVitest('everyday')({ ...run, env, passedOn: ['domain', 'jobs'] });
};

/**
 * Journeys: those that a day's work cannot do without, the rest of them with a part of the gallery, the
 * gallery alone, calls alone, or whatever the command line names.
 * @param {'core' | 'rest' | 'gallery' | 'calls' | undefined} part
 * @param {Record<string, string>} [more] of the environment
 */
const runPlaywright = (part, more) => async (run) => {
  const report = freshReport('playwright');
  const env = { ...run.env, E2E_REPORT: report, NOCTURNE_JOURNEYS: part, ...more };
  const succeeded = await runTool({ ...run, env }, 'playwright', ['test', ...run.passedOn]);
  return tallyOfPlaywright(report, succeeded);
};

/** Parts of the product die while people talk; the full size takes a quarter of an hour. */
async function runFaults(run) {
  const cells = ['each kind in turn', 'all kinds at random', 'freeze the relay leader'];
  const small = ['--size', 'small', '--cells', cells.join(',')];
  const size = run.env.NOCTURNE_FULL === '1' ? [] : small;
  const args = ['bench/faults/main.ts', ...size, ...run.passedOn];
  return tallyOfCheck(await runTool(run, 'tsx', args));
}

/** The logs that the journeys' stack has left: nothing anybody keeps to themselves stands in them. */
async function searchLogs() {
  if (!existsSync(stackWorkplace.logDir) || !existsSync(stackSecretsPath)) {
    say('  The journeys left no logs.');
    return tallyOfCheck(false);
  }
  const known = { DEMO_PASSWORD: 'demo1234', ...parseEnv(readFileSync(stackSecretsPath, 'utf8')) };
  const found = findSecrets(stackWorkplace.logDir, known);
  for (const place of found) say(`  ${place}`);
  return tallyOfCheck(found.length === 0);
}

/**
 * In the order in which they run, what is cheap and often wrong first; those that only read the
 * sources run in turn beside the others, until one needs every core. `runs` names the runs that a
 * suite belongs to; `part` what `--only` calls it.
 * @type {{ name: string, part: string,
 *   runs: ('everyday' | 'rest' | 'full')[], onlyReads?: boolean, makesBuild?: boolean,
 *   needsBuild?: boolean, needsEveryCore?: boolean,
 *   run: (run: Run) => Promise<import('./tally.mjs').Tally> }[]}
 */
export const suites = [
  {
    name: 'Lint and types (oxlint)',
    part: 'check',
    runs: ['everyday', 'full'],
    onlyReads: true,
    run: check('oxlint', ['--type-aware', '--type-check']),
  },
  {
    name: 'Lint, rules of our own (eslint)',
    part: 'check',
    runs: ['rest', 'full'],
    onlyReads: true,
    run: check('eslint', ['.', '--max-warnings', '0']),
  },
  {
    name: 'Nothing for tests alone (knip)',
    part: 'check',
    runs: ['rest', 'full'],
    onlyReads: true,
    run: check('knip', ['--production']),
  },
  {
    name: 'Format',
    part: 'check',
    runs: ['rest', 'full'],
    onlyReads: true,
    run: check('prettier', ['--check', '.', '--log-level=warn', ...prettierCache]),
  },
  {
    name: 'Types, by the compiler itself (tsc)',
    part: 'check',
    runs: ['full'],
    onlyReads: true,
    run: check('tsc', ['--noEmit']),
  },
  {
    name: 'Build',
    part: 'check',
    runs: ['everyday', 'full'],
    makesBuild: true,
    run: buildProduct,
  },
  {
    name: 'Rules, requests, jobs (vitest)',
    part: 'everyday-unit',
    runs: ['everyday'],
    run: runVitest('everyday'),
  },
  {
    name: 'Sweeps over every route and call (vitest)',
    part: 'sweeps',
    runs: ['rest'],
    run: runVitest('sweeps'),
  },
  {
    name: 'Rules, requests, jobs, sweeps (vitest)',
    part: 'unit',
    runs: ['full'],
    run: runVitest(),
  },
  ...otherMajors.map((major) => ({
    name: `Rules, requests, jobs on Node ${major}`,
    part: 'other-nodes',
    runs: ['full'],
    run: runVitestOn(major),
  })),
  {
    name: 'Rules, jobs over pools of one connection',
    part: 'pools-of-one',
    runs: ['full'],
    run: runVitestOverOne,
  },
  {
    name: 'Rules changed on purpose (stryker)',
    part: 'mutations',
    runs: ['full'],
    needsEveryCore: true,
    run: check('stryker', ['run']),
  },
  {
    name: 'Core journeys (playwright)',
    part: 'core',
    runs: ['everyday'],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright('core'),
  },
  {
    name: 'All other journeys, the gallery (playwright)',
    part: 'rest',
    runs: ['rest'],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright('rest'),
  },
  {
    name: 'Journeys, the gallery (playwright)',
    part: 'e2e',
    runs: ['full'],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright(),
  },
  {
    name: 'Core journeys past one machine (playwright)',
    part: 'wide',
    runs: ['full'],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright('core', { NOCTURNE_STACK: 'wide', NOCTURNE_FULL: '' }),
  },
  {
    name: 'Calls carried by a LiveKit server (playwright)',
    part: 'livekit',
    runs: ['full'],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright('calls', { NOCTURNE_STACK: 'livekit' }),
  },
  {
    name: 'The gallery (playwright)',
    part: 'gallery',
    runs: [],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright('gallery'),
  },
  {
    name: 'Secrets in the journeys’ logs',
    part: 'secrets',
    runs: ['everyday', 'rest', 'full'],
    needsBuild: true,
    run: searchLogs,
  },
  {
    name: 'Faults',
    part: 'faults',
    runs: ['rest', 'full'],
    needsBuild: true,
    needsEveryCore: true,
    run: runFaults,
  },
];
