import { describe, expect, it } from 'vitest';
import {
  cardPolls,
  decideAddedCard,
  decideCardPoll,
  isPaywallPath,
  leavePremiumSuccess,
  retryAddedCard,
} from './decide-after-checkout';

describe('looking for a card that was just saved', () => {
  it.each([1, 2, 3, 4])('is repeated after attempt %s', (attempt) => {
    expect(decideCardPoll('none', attempt)).toEqual({ kind: 'ask-again', afterMs: 2000 });
  });

  it('ends after five times with a warning, and at an error at once', () => {
    expect(cardPolls).toBe(5);
    expect(decideCardPoll('none', 5)).toEqual({ kind: 'stop', isWarned: true });
    expect(decideCardPoll('error', 1)).toEqual({ kind: 'stop', isWarned: false });
  });

  it('uses the card, or reports that its authentication failed', () => {
    const found = (isLastAuthenticationFailed: boolean) => ({
      found: { isLastAuthenticationFailed },
    });
    expect(decideCardPoll(found(false), 5)).toEqual({ kind: 'use-card' });
    expect(decideCardPoll(found(true), 1)).toEqual({
      kind: 'open-modal',
      modal: 'addNewCardFailedModal',
    });
  });
});

describe('adding a card', () => {
  const saved = { answer: 'saved', forCheckout: false, postId: null } as const;
  it.each([
    [{ ...saved, answer: 'redirect' }, { kind: 'leave' }],
    [
      { ...saved, answer: 'failed' },
      { kind: 'open-modal', modal: 'addNewCardFailedModal' },
    ],
    [saved, { kind: 'open-modal', modal: 'addNewCardSuccessModal' }],
    [
      { ...saved, forCheckout: true },
      { kind: 'open-checkout', useLastCard: true },
    ],
    [
      { ...saved, forCheckout: true, postId: 'p' },
      { kind: 'show-post', postId: 'p' },
    ],
  ] as const)('leads on: %j', (added, led) => expect(decideAddedCard(added)).toEqual(led));

  it('is retried in the modal in which it began', () => {
    expect(retryAddedCard({ isChange: true })).toBe('checkoutModal');
    expect(retryAddedCard({ isChange: false })).toBe('addNewCardModal');
  });
});

describe('the success of premium', () => {
  const there = { isFromPaywall: true, hasSavedCharacter: true, path: '/create/paywall' };
  it.each([
    [there, '/generating-ai'],
    [{ ...there, hasSavedCharacter: false }, '/'],
    [{ ...there, isFromPaywall: false }, '/'],
    [{ isFromPaywall: true, hasSavedCharacter: false, path: '/explorer' }, null],
    [{ isFromPaywall: false, hasSavedCharacter: true, path: '/chats/noor' }, null],
  ])('leads on: %j to %s', (where, led) => expect(leavePremiumSuccess(where)).toBe(led));

  it.each([
    ['/paywall', true],
    ['/create/paywall/x', true],
    ['/paywalls', false],
    ['/chats/my-paywall', false],
  ])('%s is a paywall: %s', (path, is) => expect(isPaywallPath(path)).toBe(is));
});
