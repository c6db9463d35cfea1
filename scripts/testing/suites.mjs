import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from '../build.mjs';
import { root } from '../paths.mjs';
import { say, sayFailure, step } from '../print.mjs';
import { otherMajors } from '../provision/other-nodes.mjs';
import { problemsOfFlaky } from './flaky.mjs';
import { dueOf } from './rotation.mjs';
import { runPlaywright, searchLogs } from './run-playwright.mjs';
import { check, freshReport, reportPath, runTool } from './run-tool.mjs';
import { runVitest, runVitestOn, runVitestOverOne } from './run-vitest.mjs';
import { tallyOfCheck, tallyOfFaults } from './tally.mjs';

/** Files that have not changed are not checked again. */
const prettierCache = ['--cache', '--cache-location', '.cache/prettier'];

async function buildProduct({ workplace }) {
  try {
    await step('build', (report) => build(workplace, report));
    return tallyOfCheck(true);
  } catch (error) {
    sayFailure(error);
    return tallyOfCheck(false);
  }
}

/** Returns the existing files that the landing changed; null for all. */
const existingChanges = ({ choice: { changed } }) =>
  changed?.filter((file) => existsSync(join(root, file))) ?? null;

/** Checks the format of the landing's changes; in the full run, of all files. */
function checkFormat(run) {
  const args = ['--check', '--ignore-unknown', '--log-level=warn', ...prettierCache];
  return check('prettier', [...args, ...(existingChanges(run) ?? ['.'])])(run);
}

/** Files that our own rules read besides the checked one: their change may break any file. */
const READ_BY_RULES = /^eslint|area\.json$|^db\/schema\.sql$|^package-lock\.json$/;
const CHECKED_BY_RULES = /\.(?:tsx?|[cm]?js)$/;

/** Checks our own rules in the landing's changes; in all files if what the rules read has changed. */
function checkOwnRules(run) {
  const changed = existingChanges(run);
  const isWhole = changed === null || run.choice.changed.some((file) => READ_BY_RULES.test(file));
  const files = isWhole ? ['.'] : changed.filter((file) => CHECKED_BY_RULES.test(file));
  const mayBeNone = [
    '--no-warn-ignored',
    '--no-error-on-unmatched-pattern',
    '--pass-on-no-patterns',
  ];
  const args = ['--max-warnings', '0', ...mayBeNone];
  return check('eslint', [...args, ...files])(run);
}

/** Fails when a known flaky test has been listed for too long. */
async function checkFlaky() {
  const flaky = JSON.parse(readFileSync(join(root, 'tests', 'flaky.json'), 'utf8'));
  const problems = problemsOfFlaky(flaky, new Date(), (file) => existsSync(join(root, file)));
  for (const problem of problems) say(`  ${problem}`);
  return tallyOfCheck(problems.length === 0);
}

/** The cells of which a landing runs one besides each kind in turn. */
const ROTATING_FAULTS = ['all kinds at random', 'freeze the relay leader'];

/** Kills and freezes parts of the product while people chat; the full size takes a quarter of an hour. */
async function runFaults(run) {
  const report = freshReport('faults');
  const due = dueOf(ROTATING_FAULTS, run.choice.turn, ROTATING_FAULTS.length);
  const small = ['--size', 'small', '--cells', ['each kind in turn', ...due].join(',')];
  const size = run.env.NOCTURNE_FULL === '1' ? [] : small;
  const args = ['bench/faults/main.ts', ...size, '--report', report, ...run.passedOn];
  return tallyOfFaults(report, await runTool(run, 'tsx', args));
}

/**
 * All suites in the order in which they run, the cheap ones first. Those that only read the sources run
 * one after another beside the others, until one needs every core. `runs` names the runs that a suite
 * belongs to, `part` its name for `--only`.
 * @type {{ name: string, part: string,
 *   runs: ('everyday' | 'landing' | 'full')[], onlyReads?: boolean, makesBuild?: boolean,
 *   needsBuild?: boolean, needsEveryCore?: boolean,
 *   run: (run: import('./run-tool.mjs').Run) => Promise<import('./tally.mjs').Tally> }[]}
 */
export const suites = [
  {
    name: 'Lint and types (oxlint)',
    part: 'check',
    runs: ['everyday', 'landing', 'full'],
    onlyReads: true,
    run: check('oxlint', ['--type-aware', '--type-check']),
  },
  {
    name: 'Lint, rules of our own (eslint)',
    part: 'check',
    runs: ['landing', 'full'],
    onlyReads: true,
    run: checkOwnRules,
  },
  {
    name: 'Nothing for tests alone (knip)',
    part: 'check',
    runs: ['landing', 'full'],
    onlyReads: true,
    run: check('knip', ['--production']),
  },
  {
    name: 'Format',
    part: 'check',
    runs: ['landing', 'full'],
    onlyReads: true,
    run: checkFormat,
  },
  {
    name: 'Types, by the compiler itself (tsc)',
    part: 'check',
    runs: ['full'],
    onlyReads: true,
    run: check('tsc', ['--noEmit']),
  },
  {
    name: 'Known flaky tests',
    part: 'check',
    runs: ['everyday', 'landing', 'full'],
    onlyReads: true,
    run: checkFlaky,
  },
  {
    name: 'Build',
    part: 'check',
    runs: ['everyday', 'landing', 'full'],
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
    name: 'Rules, requests, jobs, sweeps (vitest)',
    part: 'landing-unit',
    runs: ['landing'],
    run: runVitest('landing'),
  },
  {
    name: 'Number of cases within its budget',
    part: 'landing-unit',
    runs: ['landing'],
    run: check('tsx', ['tests/budgets/hold-cases.command.ts', reportPath('vitest')]),
  },
  {
    name: 'Rules, requests, jobs, sweeps, slow ones (vitest)',
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
    name: 'Plans of the feeds’ queries',
    part: 'plans',
    runs: ['full'],
    run: check('tsx', ['bench/feeds/explain-feeds.ts']),
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
    name: 'Core journeys, others by turns, the gallery by turns (playwright)',
    part: 'landing-journeys',
    runs: ['landing'],
    needsBuild: true,
    needsEveryCore: true,
    run: runPlaywright('landing'),
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
    runs: ['everyday', 'landing', 'full'],
    needsBuild: true,
    run: searchLogs,
  },
  {
    name: 'Faults',
    part: 'faults',
    runs: ['landing', 'full'],
    needsBuild: true,
    needsEveryCore: true,
    run: runFaults,
  },
];
