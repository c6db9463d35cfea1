/** Returns the card that is selected initially; null if there is none. */
export function chooseCard(
  cards: readonly { id: string; isDefault: boolean }[],
  requested: {
    paymentMethodId?: string | null | undefined;
    useLastCard?: boolean | undefined;
  } = {},
): string | null {
  const named = cards.find(({ id }) => id === requested.paymentMethodId);
  const usual = cards.find(({ isDefault }) => isDefault);
  const chosen = named ?? (requested.useLastCard ? cards[0] : usual) ?? cards[0];
  return chosen?.id ?? null;
}
