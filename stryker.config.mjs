/** Rules that need no database. */
export const pureRules = [
  // Every decision.
  'domain/*/decide-*.ts',
  // Rules that are no decisions.
  'domain/engagement/engagement.ts',
  'domain/feeds/interleave.ts',
  'domain/moderation/{layered-moderator,strictest-verdict}.ts',
  'domain/moderation/classifier/{features,softmax}.ts',
  'domain/moderation/grammar/{normalise,number-parts,number-words,tokenise,vocabulary}.ts',
  'domain/moderation/grammar/{pattern,pattern-index}.ts',
  'domain/posts/{availability,price}.ts',
  'domain/profile/{marketing-origin,person-name,welcome-offer}.ts',
  'domain/sessions/device-token.ts',
  'domain/wallet/{imbalance,welcome-tokens}.ts',
];

/**
 * A test must notice whatever is changed in them: the full run changes them thousands of times and
 * wants four changes in five noticed.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [...pureRules, '!**/*.test.ts'],
  // Copied for every run otherwise: databases, pictures, what was built.
  ignorePatterns: ['/.cache', '/.data', '/build', '/dist-server', '/public'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.pure.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.data/test/reports/mutations.json' },
  tempDirName: '.data/test/mutations',
  thresholds: { high: 90, low: 80, break: 80 },
};
