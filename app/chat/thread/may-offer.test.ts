import { describe, expect, it } from 'vitest';
import { isShownInFull, mayOfferTokens } from './may-offer';

const free = {
  pausedUntil: null,
  isAgeCheckDue: false,
  isAdultQuestionOpen: false,
  isWithdrawn: false,
  isBlocked: false,
};

describe('tokens', () => {
  it('are offered when they can buy something', () => {
    expect(mayOfferTokens(free, { maySell: true })).toBe(true);
  });

  it('are not offered to a user who has just been in distress', () => {
    expect(mayOfferTokens(free, { maySell: false })).toBe(false);
  });

  it.each([
    { pausedUntil: '2026-11-20T20:00:00.000Z' },
    { isAgeCheckDue: true },
    { isAdultQuestionOpen: true },
    { isWithdrawn: true },
    { isBlocked: true },
  ])('are not offered when nothing can be sent: %o', (status) => {
    expect(mayOfferTokens({ ...free, ...status }, { maySell: true })).toBe(false);
  });
});

describe('a refusal', () => {
  it.each(['insufficient-balance', 'confirmation-needed', 'spending-limit', 'premium-needed'])(
    'that leads to tokens (%s) is shown in full only with an offer of tokens',
    (reason) => {
      expect(isShownInFull(reason, true)).toBe(true);
      expect(isShownInFull(reason, false)).toBe(false);
    },
  );

  it('for another reason is always shown in full', () => {
    expect(isShownInFull('against-rules', false)).toBe(true);
  });
});
