/**
 * Returns the cost of a call in tokens at a price per minute: whole seconds count, rounded up to a token.
 */
export const costOfCall = (milliseconds: number, price: number): number =>
  Math.ceil((Math.floor(milliseconds / 1000) * price) / 60);

/** Returns the milliseconds of a call that a number of tokens pays for. */
export const paidByTokens = (tokens: number, price: number): number =>
  Math.floor((tokens * 60) / price) * 1000;
