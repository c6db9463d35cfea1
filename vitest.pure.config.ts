import { defineConfig } from 'vitest/config';
import { root } from './scripts/paths.mjs';

/** The tests that need neither database nor Redis, of the rules that `stryker.config.mjs` names. */
export default defineConfig({
  resolve: { alias: { '~': root } },
  test: {
    include: [
      'domain/chat/{decide-reply,decide-send}.test.ts',
      'domain/credentials/decide-code.test.ts',
      'domain/engagement/engagement.test.ts',
      'domain/feeds/interleave.test.ts',
      'domain/moderation/{layered-moderator,strictest-verdict}.test.ts',
      'domain/moderation/grammar/*.test.ts',
      'domain/moderation/classifier/{features,softmax}.test.ts',
      'domain/posts/{availability,decide-unlock,price}.test.ts',
      'domain/profile/{marketing-origin,person-name,welcome-offer}.test.ts',
      'domain/sessions/device-token.test.ts',
      'domain/wallet/{imbalance,welcome-tokens}.test.ts',
    ],
    environment: 'node',
    pool: 'threads',
    testTimeout: 20_000,
  },
});
