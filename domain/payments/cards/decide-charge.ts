/** The fields of a saved card that a renewal needs. */
export interface RenewalCard {
  id: string;
  isDefault: boolean;
  isExpired: boolean;
}

/**
 * Returns the card to charge for a renewal: the chosen one; if that is removed or expired, the default,
 * then any other. An expired card is used when there is no better one, since its processor may have its
 * successor.
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
