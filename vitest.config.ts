import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { root, testDataDir } from './scripts/paths.mjs';
import { findServices } from './scripts/testing/running-services.mjs';

const part = process.env.NOCTURNE_TESTS;
// Sweeps over every route, call, form, table or history, and what draws or starts whole processes, go
// with the rest, but for whoever names one.
const include = part === 'sweeps' ? ['**/*.sweep.test.ts'] : ['**/*.test.{ts,tsx}'];
const later = part === 'everyday' ? ['**/*.sweep.test.ts'] : [];
// Minutes of rendering and rehearsing, of what seldom changes: for the full run.
const seldom = process.env.NOCTURNE_FULL === '1' ? [] : ['**/*.full.test.ts'];
// Each replaces a module, which must not have been loaded by another file before.
const replacing = ['tests/security/enumeration.sweep.test.ts', 'tests/coming-terms.test.ts'];
// Each holds several transactions at once, of which a pool of one has no second.
const holding =
  process.env.NOCTURNE_POOLS === 'one'
    ? ['idempotency/idempotency', 'shared/transact', 'shared/versions'].map(
        (file) => `domain/${file}.test.ts`,
      )
    : [];
const isOfPart = (file: string) => part !== 'sweeps' || file.endsWith('.sweep.test.ts');
const exclude = [
  ...configDefaults.exclude,
  'e2e/**',
  'build/**',
  'dist-server/**',
  '.data/**',
  ...seldom,
  ...later,
  ...holding,
];

const { databaseUrl, redisUrl } = findServices();
// The global setup runs in this very process, the tests in its children: both read the environment.
process.env.DATABASE_URL = databaseUrl;
process.env.REDIS_URL = redisUrl;

export default defineConfig({
  resolve: { alias: { '~': root } },
  test: {
    globalSetup: ['db/testing/global-setup.ts'],
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      // Files of a process share what they load: loading it anew for each costs more than the tests.
      {
        extends: true,
        test: {
          name: 'shared',
          include,
          exclude: [...exclude, ...replacing],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: replacing.filter(isOfPart), exclude },
      },
    ],
    environment: 'node',
    env: { DATA_DIR: join(testDataDir, 'unit') },
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
