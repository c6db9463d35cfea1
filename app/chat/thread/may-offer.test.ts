import { describe, expect, it } from 'vitest';
import { isToldWhole, mayOfferTokens } from './may-offer';

const free = {
  pausedUntil: null,
  isAgeCheckDue: false,
  isAdultQuestionOpen: false,
  isWithdrawn: false,
  isBlocked: false,
};

describe('tokens', () => {
  it('are offered where something can be sent for them', () => {
    expect(mayOfferTokens(free, { maySell: true })).toBe(true);
  });

  it('are not offered to whoever has just been in distress', () => {
    expect(mayOfferTokens(free, { maySell: false })).toBe(false);
  });

  it.each([
    { pausedUntil: '2026-11-20T20:00:00.000Z' },
    { isAgeCheckDue: true },
    { isAdultQuestionOpen: true },
    { isWithdrawn: true },
    { isBlocked: true },
  ])('are not offered where nothing can be sent: %o', (standing) => {
    expect(mayOfferTokens({ ...free, ...standing }, { maySell: true })).toBe(false);
  });
});

describe('a refusal', () => {
  it.each(['insufficient-balance', 'confirmation-needed', 'spending-limit', 'premium-needed'])(
    'that leads to tokens (%s) is told whole where they are offered',
    (reason) => {
      expect(isToldWhole(reason, true)).toBe(true);
      expect(isToldWhole(reason, false)).toBe(false);
    },
  );

  it('of another reason is told everywhere', () => {
    expect(isToldWhole('against-rules', false)).toBe(true);
  });
});
