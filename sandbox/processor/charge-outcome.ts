import type { Decline, RegistrationRow } from './rows';
import type { CardBehaviour } from './test-cards';

/** The decline code that a card returns on every charge. */
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

/** Returns the outcome of charging a card, given the number of its earlier charges. */
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
