import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { stopCommands } from '../commands.mjs';
import { takeLock } from '../locks.mjs';
import { dataDir, testDataDir } from '../paths.mjs';
import { freeTestPort } from '../ports.mjs';
import { Problem, done, heading, say, sayFailure, step } from '../print.mjs';
import { stopLeftovers } from '../processes.mjs';
import { requireChromium } from '../provision/chromium.mjs';
import { ensureDatabase } from '../provision/database.mjs';
import { requireFfmpeg } from '../provision/ffmpeg.mjs';
import { emptyMemoryFolder } from '../provision/memory-folder.mjs';
import { requireJava } from '../provision/java.mjs';
import { installPackages } from '../provision/packages.mjs';
import { requireRedis } from '../provision/redis.mjs';
import { startServices } from '../provision/services.mjs';
import { onStopWanted } from '../stopping.mjs';
import { createSupervisor } from '../supervise.mjs';
import { rememberGreen } from './changed-files.mjs';
import { chooseForRun } from './choose-for-run.mjs';
import { readOptions } from './options.mjs';
import { announceServices, withdrawServices } from './running-services.mjs';
import { stackWorkplace } from './start-stack.mjs';
import { suites } from './suites.mjs';
import { sumOf, tallyOfCheck } from './tally.mjs';

const DATABASE = 'nocturne_test';
/** The number of slowest files printed at the end of a run. */
const SLOWEST = 20;
const STOP_ORDER = [['redis'], ['postgres']];

const workplace = { runDir: join(testDataDir, 'run'), logDir: join(testDataDir, 'logs') };

/** Stops the processes of an earlier run: the tools first, then the journeys' stack. */
async function stopEarlierRuns() {
  await stopLeftovers(workplace.runDir);
  await stopLeftovers(stackWorkplace.runDir);
}

function claim() {
  const { holder, release } = takeLock(join(dataDir, 'locks'), 'test');
  if (release) return release;
  throw new Problem(`Tests of this folder are running already (process ${holder.pid}).`);
}

/** Returns the data folder: in memory for disposable data if there is space, otherwise on the disk. */
function chooseDataDir({ only }) {
  const isDisposable = only !== 'services';
  const inMemory = isDisposable ? emptyMemoryFolder() : null;
  return {
    isDisposable,
    dataDir: inMemory ?? testDataDir,
    discard: () => inMemory && rmSync(inMemory, { recursive: true, force: true }),
  };
}

async function provision(options, supervisor, { isDisposable, dataDir }) {
  heading('Getting ready');
  done(`Node ${process.versions.node}`);
  const redisProgram = process.env.REDIS_URL ? null : await requireRedis(workplace);
  await requireFfmpeg(workplace);
  const needsBrowser = [null, 'core', 'wide', 'livekit', 'e2e', 'gallery'].includes(options.only);
  const browser = needsBrowser ? await requireChromium(workplace) : undefined;
  if (needsBrowser && options.full) await requireJava(workplace);
  await step('packages', (report) => installPackages(workplace, report));
  // Tests start with an empty queue.
  rmSync(join(dataDir, 'redis'), { recursive: true, force: true });
  const taken = new Set();
  const services = await startServices({
    dataDir,
    supervisor,
    redisProgram,
    choosePort: () => freeTestPort(taken),
    database: DATABASE,
    redisPassword: randomBytes(24).toString('base64url'),
    // Measurements use durable services, as in production.
    isDisposable,
  });
  await ensureDatabase(services.ownerUrl);
  // Tests create their own databases and logins, so they receive the owner's address.
  const databaseUrl = services.ownerUrl;
  announceServices({ databaseUrl, redisUrl: services.redisUrl });
  return {
    ...process.env,
    // Each tool sets its own value.
    NODE_ENV: undefined,
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: undefined,
    REDIS_URL: services.redisUrl,
    CHROMIUM_PATH: browser,
  };
}

async function runSuite(suite, run, built) {
  heading(suite.name);
  if (suite.needsBuild && !built) {
    say('  Left out: there is no build.');
    return tallyOfCheck(false);
  }
  const since = performance.now();
  const tally = await suite.run(run);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const line = `${suite.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`;
  say(`  ${line}`);
  const isNamed = tally.failed === 0 || tally.failures.length > 0;
  return { ...tally, line, failures: isNamed ? tally.failures : [suite.name] };
}

/**
 * Returns the variables of the whole run that tests and journeys read.
 * @param {import('./choose-for-run.mjs').Choice} choice
 */
const variablesOf = ({ run }, { turn }) => ({
  NOCTURNE_FULL: run === 'full' ? '1' : undefined,
  NOCTURNE_TURN: String(turn),
});

/** @param {(tally: import('./tally.mjs').Tally) => void} count is called with each suite as it ends */
async function runSuites({ only, run: kind }, run, count) {
  const chosen = suites.filter(({ part, runs }) =>
    only === null ? runs.includes(kind) : part === only,
  );
  let built = true;
  const readInTurn = async () => {
    for (const suite of chosen.filter(({ onlyReads }) => onlyReads)) {
      count(await runSuite(suite, run, built));
    }
  };
  // Uses one core, which the suites beside it leave free.
  const reading = readInTurn();
  for (const suite of chosen.filter(({ onlyReads }) => !onlyReads)) {
    if (suite.needsEveryCore) await reading;
    const tally = await runSuite(suite, run, built);
    if (suite.makesBuild) built = tally.failed === 0;
    count(tally);
  }
  await reading;
}

const listUnder = (title, lines) => {
  if (lines.length > 0) heading(title);
  for (const line of lines) say(`  ${line}`);
};

/** Prints the time of each suite, the slowest files, and flaky and failed tests. */
function sayOutcome(tallies) {
  const { failures, flaky, durations } = sumOf(tallies);
  const slowest = durations.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  listUnder(
    'The slowest files',
    slowest.map(({ seconds, file }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`),
  );
  listUnder(
    'Every suite',
    tallies.flatMap(({ line = [] }) => line),
  );
  listUnder('Flaky: failed, and passed when run again', flaky);
  listUnder('Failed', failures);
}

/** Provisions the services for tests, runs every suite, and ends with one line that sums them up. */
export async function runTests(args) {
  const supervisor = createSupervisor(workplace);
  const tallies = [];
  let release = () => undefined;
  let discard = () => undefined;
  let stopping = false;
  let isWhole = false;

  const end = async () => {
    stopping = true;
    await stopCommands();
    await stopLeftovers(stackWorkplace.runDir);
    await supervisor.stop(STOP_ORDER);
    discard();
    withdrawServices();
    release();
    sayOutcome(tallies);
    const { passed, failed } = sumOf(tallies);
    if (failed === 0 && isWhole) rememberGreen();
    // CI reads the last line, so nothing is printed after it.
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`, () =>
      process.exit(failed === 0 ? 0 : 1),
    );
  };
  const fail = () => tallies.push(tallyOfCheck(false));

  onStopWanted(() => {
    fail();
    return end();
  });
  try {
    const options = readOptions(args);
    release = claim();
    await stopEarlierRuns();
    const place = chooseDataDir(options);
    ({ discard } = place);
    const env = await provision(options, supervisor, place);
    if (options.only === 'services') {
      say('\nPostgreSQL and Redis are kept for tests until Ctrl-C.');
      return;
    }
    const choice = chooseForRun(options);
    const run = { workplace, env: { ...env, ...variablesOf(options, choice) }, choice };
    await runSuites(options, { ...run, passedOn: options.passedOn }, (tally) =>
      tallies.push(tally),
    );
    isWhole = options.only === null;
  } catch (error) {
    // Work that ends because the person stops the run is counted above.
    if (stopping) return;
    sayFailure(error);
    fail();
  }
  if (!stopping) await end();
}
