/** A saved card, as far as a renewal goes by it. */
export interface RenewalCard {
  id: string;
  isDefault: boolean;
  isExpired: boolean;
}

/**
 * The card a renewal is charged to: the one that was chosen for it; where that is gone or has ended,
 * the default one, then any other. An ended one is tried where there is none better, since its
 * processor may know the new one.
 */
export function decideCharge<Card extends RenewalCard>(
  cards: readonly Card[],
  chosenId: string | null,
): Card | null {
  const byRank = [...cards].sort((one, other) => rank(one, chosenId) - rank(other, chosenId));
  return byRank[0] ?? null;
}

function rank({ id, isDefault, isExpired }: RenewalCard, chosenId: string | null): number {
  const wanted = id === chosenId ? 0 : isDefault ? 1 : 2;
  return wanted + (isExpired ? 3 : 0);
}
