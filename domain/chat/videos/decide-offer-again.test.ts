import { describe, expect, it } from 'vitest';
import { decideOfferAgain } from './decide-offer-again';

const failed = {
  outcome: 'failed',
  failure: 'failed',
  dismissedAt: null,
  chat: { isPublished: true, isBlocked: false, isSetAside: false },
};

describe('a video is offered again', () => {
  it.each(['failed', 'expired', 'cancelled'])('if its order ended as %s', (failure) => {
    expect(decideOfferAgain({ ...failed, failure })).toBeNull();
  });

  it.each([
    ['it was made', { outcome: 'generated' }],
    ['it is made still', { outcome: null }],
    ['it may not be shown', { failure: 'refused' }],
    ['its message has gone', { failure: null }],
    ['it was put away, or offered again', { dismissedAt: new Date(0) }],
  ])('but not if %s', (_what, change) => {
    expect(decideOfferAgain({ ...failed, ...change })).toMatchObject({
      reason: 'nothing-to-make-again',
    });
  });

  it.each([
    ['no-such-character', { isPublished: false }],
    ['character-blocked', { isBlocked: true }],
    ['chat-set-aside', { isSetAside: true }],
  ])('but not if nothing can be sent: %s', (reason, change) => {
    expect(decideOfferAgain({ ...failed, chat: { ...failed.chat, ...change } })).toMatchObject({
      reason,
    });
  });
});
