import { isGoodAt, type SavedCard } from '~/domain/payments/cards/cards';
import { decideCharge } from '~/domain/payments/cards/decide-charge';
import type { EndingCard } from './card-ends';

/**
 * Returns the card that will be charged for the renewal, if it expires before it; null if there is no such
 * card or it is valid.
 */
export function findEndingCard(
  cards: readonly SavedCard[],
  { cardId, renewsAt }: { cardId: string | null; renewsAt: Date | null },
): EndingCard | null {
  // An expired card that the user chose is reported, even if another one would be charged.
  const card = cards.find(({ id }) => id === cardId) ?? decideCharge(cards, cardId);
  if (!card || !renewsAt || isGoodAt(card, renewsAt)) return null;
  return {
    last4: card.last4,
    expiresOn: card.expiresOn,
    isExpired: card.isExpired,
    renewsAt: renewsAt.toISOString(),
    hasOther: cards.some((other) => isGoodAt(other, renewsAt)),
  };
}
