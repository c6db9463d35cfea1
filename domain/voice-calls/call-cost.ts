/** What so many milliseconds of a call cost at a price a minute: whole seconds, rounded up to a token. */
export const costOfCall = (milliseconds: number, price: number): number =>
  Math.ceil((Math.floor(milliseconds / 1000) * price) / 60);

/** The milliseconds of a call that so many tokens pay for. */
export const paidByTokens = (tokens: number, price: number): number =>
  Math.floor((tokens * 60) / price) * 1000;
