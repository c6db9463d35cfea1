import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { root, testDataDir } from './scripts/paths.mjs';
import { findServices } from './scripts/testing/running-services.mjs';

// Minutes of rendering and rehearsing, of what seldom changes: for the full run.
const seldom = process.env.NOCTURNE_FULL === '1' ? [] : ['**/*.full.test.ts'];

const { databaseUrl, redisUrl } = findServices();
// The global setup runs in this very process, the tests in its children: both read the environment.
process.env.DATABASE_URL = databaseUrl;
process.env.REDIS_URL = redisUrl;

export default defineConfig({
  resolve: { alias: { '~': root } },
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      ...configDefaults.exclude,
      'e2e/**',
      'build/**',
      'dist-server/**',
      '.data/**',
      ...seldom,
    ],
    globalSetup: ['db/testing/global-setup.ts'],
    env: { DATA_DIR: join(testDataDir, 'unit') },
    pool: 'forks',
    maxWorkers: 2,
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
