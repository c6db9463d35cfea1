/** Rules that need no database. */
export const pureRules = [
  // All decisions.
  'domain/*/decide-*.ts',
  // Rules that are not decisions.
  'domain/engagement/engagement.ts',
  'domain/feeds/interleave.ts',
  'domain/gamification/levels/levels.ts',
  'domain/gamification/players/decide-play.ts',
  'domain/gamification/streak/{decide-auto-open,decide-streak,play-day}.ts',
  'domain/gamification/tasks/decide-task.ts',
  'domain/gamification/wheel/{wheel,wheel-geometry}.ts',
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
 * The mutation tests of the full run: rules are changed thousands of times, and tests must notice four
 * changes in five.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [...pureRules, '!**/*.test.ts'],
  // Otherwise every run would copy databases, pictures and builds.
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
