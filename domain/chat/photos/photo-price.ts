/** What a photo costs: subscribers pay less by so many per cent, in whole tokens, at least one. */
export function photoPrice({
  price,
  discountPercent,
  isSubscriber,
}: {
  price: number;
  discountPercent: number;
  isSubscriber: boolean;
}): number {
  if (!isSubscriber || price === 0) return price;
  return Math.max(1, Math.round((price * (100 - discountPercent)) / 100));
}
