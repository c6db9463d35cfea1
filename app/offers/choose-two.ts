import { preselectPack } from './preselect-pack';

interface Choosable {
  id: string;
  tokens: number;
  price: { minor: number };
}

/**
 * Returns the packs to offer when only a few tokens are missing: the cheapest sufficient pack, and the next
 * larger one with a lower price per token. If no larger one is cheaper per token, the second is the next
 * larger one.
 */
export function chooseTwo<Pack extends Choosable>(packs: readonly Pack[], needed: number): Pack[] {
  const least = packs.find(({ id }) => id === preselectPack(packs, needed));
  if (!least) return [];
  const larger = packs
    .filter(({ tokens, price }) => tokens > least.tokens && price.minor > least.price.minor)
    .toSorted((one, other) => one.tokens - other.tokens);
  const each = ({ price, tokens }: Choosable) => price.minor / tokens;
  const better = larger.find((pack) => each(pack) < each(least)) ?? larger[0];
  return better ? [least, better] : [least];
}
