/** The rules by which a pack is made for a need. */
export interface Tier {
  /** The largest need that the tier serves; null for every larger one. */
  upTo: number | null;
  step: number;
  least: number;
  /** Minor units per hundred tokens. */
  priceOf100: number;
}

/** Returns the tier with the smallest limit that serves a need; undefined if none does. */
export function chooseTier<Some extends Pick<Tier, 'upTo'>>(
  tiers: readonly Some[],
  tokensNeeded: number,
): Some | undefined {
  const reachOf = ({ upTo }: Pick<Tier, 'upTo'>) => upTo ?? Number.POSITIVE_INFINITY;
  return tiers
    .filter((tier) => tokensNeeded <= reachOf(tier))
    .toSorted((one, other) => reachOf(one) - reachOf(other))[0];
}

/** Returns the amount and the price of a pack: the need rounded up to whole steps, at the tier's price. */
export function sizePack(
  { step, least, priceOf100 }: Omit<Tier, 'upTo'>,
  tokensNeeded: number,
): { amount: number; minor: number } {
  const amount = Math.max(least, Math.ceil(tokensNeeded / step) * step);
  return { amount, minor: Math.round((amount * priceOf100) / 100) };
}

/** Returns the smallest pack that covers a need, or else the largest one. */
export function smallestSufficient<Pack extends { tokens: number }>(
  packs: readonly Pack[],
  tokensNeeded: number,
): Pack | undefined {
  const inOrder = packs.toSorted((one, other) => one.tokens - other.tokens);
  return inOrder.find(({ tokens }) => tokens >= tokensNeeded) ?? inOrder.at(-1);
}
