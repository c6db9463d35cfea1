/** Returns the card that is selected initially; null if there is none. */
export function chooseCard(
  cards: readonly { id: string; isDefault: boolean }[],
  asked: { paymentMethodId?: string | null | undefined; useLastCard?: boolean | undefined } = {},
): string | null {
  const named = cards.find(({ id }) => id === asked.paymentMethodId);
  const usual = cards.find(({ isDefault }) => isDefault);
  const chosen = named ?? (asked.useLastCard ? cards[0] : usual) ?? cards[0];
  return chosen?.id ?? null;
}
