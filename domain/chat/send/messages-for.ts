/**
 * About how many messages so many tokens are good for: 0 where they do not pay for one. Null where
 * nothing is counted, since a message costs their owner nothing (a price of null or 0).
 */
export function messagesFor(tokens: number, price: number | null): number | null {
  if (price === null || price <= 0) return null;
  return Math.floor(Math.max(0, tokens) / price);
}
