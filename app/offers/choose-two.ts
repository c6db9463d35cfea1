import { preselectPack } from './preselect-pack';

interface Choosable {
  id: string;
  tokens: number;
  price: { minor: number };
}

/**
 * What is offered where only a little is missing: the pack that costs least of those that suffice,
 * and beside it the next larger one whose tokens cost less each, or else just the next larger one.
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
