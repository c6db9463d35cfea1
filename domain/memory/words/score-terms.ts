import type { WantedTerm } from './line-terms';

/** The least number of texts assumed: in a few texts each word is rare. */
const leastSize = 100;

/** Returns how rare a term is that `count` of `size` texts have, as in BM25 (Robertson and Zaragoza 2009). */
const rarity = (size: number, count: number) => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/**
 * Returns how much each text is about the wanted terms, as `rankLines` computes it in the database: the sum
 * over the wanted words, of each its best term. A word that few texts have counts more.
 */
export function scoreTerms(
  texts: readonly ReadonlySet<string>[],
  wanted: readonly WantedTerm[],
): number[] {
  const size = Math.max(texts.length, leastSize);
  const worth = wanted.map(({ text, word, weight }) => {
    const count = texts.filter((terms) => terms.has(text)).length;
    return { text, word, gain: weight * rarity(size, count) };
  });
  return texts.map((terms) => sumOfBest(worth.filter(({ text }) => terms.has(text))));
}

/** Returns the sum over the words, of each its highest gain. */
function sumOfBest(worth: readonly { word: number; gain: number }[]): number {
  const best = new Map<number, number>();
  for (const { word, gain } of worth) best.set(word, Math.max(best.get(word) ?? 0, gain));
  return [...best.values()].reduce((sum, gain) => sum + gain, 0);
}
