import { defineConfig } from 'vitest/config';
import { root } from './scripts/paths.mjs';
import { pureRules } from './stryker.config.mjs';

/** The tests that need neither database nor Redis, besides the rules that `stryker.config.mjs` names. */
export default defineConfig({
  resolve: { alias: { '~': root } },
  test: {
    include: [
      ...pureRules.map((path) => path.replace(/\.ts$/, '.test.ts')),
      'domain/moderation/grammar/*.test.ts',
    ],
    setupFiles: ['tests/testing/seed-properties.ts'],
    environment: 'node',
    pool: 'threads',
    testTimeout: 20_000,
  },
});
