import type { Decline, RegistrationRow } from './rows';
import type { CardBehaviour } from './test-cards';

/** What a card is declined with whenever it is charged. */
export const declineByBehaviour: Partial<Record<CardBehaviour, Decline>> = {
  'authentication-failed': 'authentication-failed',
  'insufficient-funds': 'insufficient-funds',
  'card-expired': 'card-expired',
  'card-stolen': 'card-stolen',
  'do-not-honour': 'do-not-honour',
  'cvc-wrong': 'cvc-wrong',
};

type ChargeOutcome =
  | { state: 'completed'; decline: null }
  | { state: 'failed'; decline: Decline }
  | { state: 'challenge' }
  | { state: 'slow' };

/** What comes of charging a card that was charged so often before. */
export function chargeOf(
  { card, isExpired }: RegistrationRow,
  { isRebill, earlier, now }: { isRebill: boolean; earlier: number; now: Date },
): ChargeOutcome {
  const [year = 0, month = 0] = card.expiresOn.split('-').map(Number);
  if (isExpired || Date.UTC(year, month, 1) <= now.getTime()) {
    return { state: 'failed', decline: 'card-expired' };
  }
  const decline = declineByBehaviour[card.behaviour];
  if (decline && !(isRebill && decline === 'authentication-failed')) {
    return { state: 'failed', decline };
  }
  if (card.behaviour === 'works-once' && earlier > 0) {
    return { state: 'failed', decline: 'insufficient-funds' };
  }
  if (['challenge', 'abandoned'].includes(card.behaviour) && !isRebill) {
    return { state: 'challenge' };
  }
  return card.behaviour === 'slow' ? { state: 'slow' } : { state: 'completed', decline: null };
}
