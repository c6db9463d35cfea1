import { expect, it } from 'vitest';
import { isWelcomeOfferDue } from './welcome-offer';

it('is due only for a user who has neither paid nor seen it, while the experiment is on', () => {
  const either = [true, false];
  for (const isOn of either)
    for (const hasPaid of either)
      for (const isSeen of either) {
        const user = { hasPaid, meta: { isFirstPremiumSpecialOfferSeen: isSeen } };
        expect(isWelcomeOfferDue(user, isOn)).toBe(isOn && !hasPaid && !isSeen);
      }
});
