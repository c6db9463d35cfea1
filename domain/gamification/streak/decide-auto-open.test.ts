import { describe, expect, it } from 'vitest';
import { decideAutoOpen, type AutoOpenFacts } from './decide-auto-open';

const open: AutoOpenFacts = {
  path: '/',
  isSignedIn: true,
  hasActiveSubscription: true,
  isDailyRewardReceived: false,
  mayPlay: true,
};

describe('the daily reward opens by itself', () => {
  it.each(['/', '/chats', '/characters/paywalls', '/generating-ai-faq'])('on %s', (path) => {
    expect(decideAutoOpen({ ...open, path })).toBe(true);
  });

  it.each(['/paywall', '/characters/paywall/offer', '/generating-ai', '/generating-ai/42'])(
    'not on %s',
    (path) => {
      expect(decideAutoOpen({ ...open, path })).toBe(false);
    },
  );

  it.each<[string, Partial<AutoOpenFacts>]>([
    ['a visitor', { isSignedIn: false }],
    ['a person without a subscription', { hasActiveSubscription: false }],
    ['a person who has received it', { isDailyRewardReceived: true }],
    ['a person who may not play', { mayPlay: false }],
    ['a person whose access is still loading', { mayPlay: null }],
  ])('not for %s', (_, facts) => {
    expect(decideAutoOpen({ ...open, ...facts })).toBe(false);
  });
});
