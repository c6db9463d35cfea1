/**
 * Returns about how many messages a number of tokens pays for: 0 if they do not pay for one. Null if
 * messages are free for the owner (a price of null or 0).
 */
export function messagesFor(tokens: number, price: number | null): number | null {
  if (price === null || price <= 0) return null;
  return Math.floor(Math.max(0, tokens) / price);
}
