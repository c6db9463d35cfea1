/**
 * Returns the price of a photo in whole tokens, at least one, with the percentage discount for
 * subscribers.
 */
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
