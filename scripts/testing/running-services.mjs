import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { testDataDir } from '../paths.mjs';
import { isRunning, processIdentity } from '../processes.mjs';

const path = join(testDataDir, 'services.json');

/**
 * Publishes the addresses of the tests' database and Redis to other processes of this folder. The
 * database's address is its owner's, since tests create their own databases and logins.
 */
export function announceServices({ databaseUrl, redisUrl }) {
  mkdirSync(dirname(path), { recursive: true });
  const keeper = { pid: process.pid, identity: processIdentity(process.pid) };
  writeFileSync(path, JSON.stringify({ databaseUrl, redisUrl, keeper }), { mode: 0o600 });
}

/** Withdraws the addresses; those of another run stay published. */
export function withdrawServices() {
  if (readAnnounced()?.keeper.pid === process.pid) rmSync(path, { force: true });
}

const readAnnounced = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * Returns the addresses of PostgreSQL and Redis for tests: from the environment, otherwise from a running
 * test run.
 * @returns {{ databaseUrl: string, redisUrl: string }}
 */
export function findServices() {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
  if (databaseUrl && redisUrl) return { databaseUrl, redisUrl };
  const kept = readAnnounced();
  if (kept !== null && isRunning(kept.keeper)) {
    return { databaseUrl: databaseUrl ?? kept.databaseUrl, redisUrl: redisUrl ?? kept.redisUrl };
  }
  throw new Error(
    'Tests need PostgreSQL and Redis, and none is running for them.\n' +
      'Run `npm test`, which brings its own; or keep a pair running beside this with\n' +
      '`npm test -- --only services`; or set DATABASE_URL and REDIS_URL.',
  );
}
