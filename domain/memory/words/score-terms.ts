import type { WantedTerm } from './line-terms';

/** The relevance of a text for the wanted terms. */
interface TermScore {
  /** The sum over the wanted words; a word that few texts have counts more. */
  score: number;
  /** The share of what the wanted words could count, from 0 to 1. */
  coverage: number;
}

/** The least number of texts assumed: in a few texts each word is rare. */
const leastSize = 100;

/** Returns how rare a term is that `count` of `size` texts have, as in BM25 (Robertson and Zaragoza 2009). */
const rarity = (size: number, count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/**
 * Returns how much each text is about the wanted terms. Of the terms of one word the best counts. The same
 * formula as `rankLines`, which the database computes.
 */
export function scoreTerms(
  texts: readonly ReadonlySet<string>[],
  wanted: readonly WantedTerm[],
): TermScore[] {
  const size = Math.max(texts.length, leastSize);
  const worth = wanted.map(({ text, word, weight, isSure }) => {
    const count = texts.filter((terms) => terms.has(text)).length;
    const gain = weight * rarity(size, count);
    return { text, word, gain, isSure: isSure && count > 0 };
  });
  // A word that nothing has for sure counts as the rarest one.
  const sure = bestOf(worth.filter(({ isSure }) => isSure));
  const unknown = bestOf(
    wanted.map(({ word, weight }) => ({ word, gain: weight * rarity(size, 0) })),
  );
  const most = sum(new Map([...unknown, ...sure]).values());
  return texts.map((terms) => {
    const score = sum(bestOf(worth.filter(({ text }) => terms.has(text))).values());
    return { score, coverage: most === 0 ? 0 : score / most };
  });
}

function bestOf(worth: readonly { word: number; gain: number }[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { word, gain } of worth) best.set(word, Math.max(best.get(word) ?? 0, gain));
  return best;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
