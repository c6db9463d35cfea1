import { isGoodAt, type SavedCard } from '~/domain/payments/cards/cards';
import { decideCharge } from '~/domain/payments/cards/decide-charge';
import type { EndingCard } from './card-ends';

/** The card that is to pay what renews, where it ends before; null where there is none, or it is good. */
export function findEndingCard(
  cards: readonly SavedCard[],
  { cardId, renewsAt }: { cardId: string | null; renewsAt: Date | null },
): EndingCard | null {
  // One that was chosen and has ended by now is spoken of, whatever is charged in its place.
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
