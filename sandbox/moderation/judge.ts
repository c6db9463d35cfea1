/** Harmless words that only this moderation provider flags; the product's own layers ignore them. */
const plainWords = [
  { word: 'zuckerwatte', category: 'self-harm/intent', guard: 'crisis' },
  { word: 'regenschirm', category: 'violence', guard: 'violence' },
  { word: 'lakritz', category: 'harassment/threatening', guard: 'violence' },
  { word: 'kleeblatt', category: 'sexual/minors', guard: 'minors' },
  { word: 'pfirsich', category: 'sexual', guard: 'explicit' },
] as const;

const found = (text: string) => plainWords.filter(({ word }) => text.toLowerCase().includes(word));

/** Returns one result of the moderation endpoint. */
export const categoriesOf = (text: string) => resultOf(found(text).map(({ category }) => category));

/** Returns the result that flags these categories. */
export function resultOf(categories: readonly string[]) {
  const flagged = new Set<string>(categories);
  const entries = plainWords.map(({ category }) => category);
  return {
    flagged: flagged.size > 0,
    categories: Object.fromEntries(entries.map((name) => [name, flagged.has(name)])),
    category_scores: Object.fromEntries(
      entries.map((name) => [name, flagged.has(name) ? 0.93 : 0.01]),
    ),
  };
}

/** Returns the word with which a guard model answers. */
export function guardWordOf(text: string): string {
  return found(text)[0]?.guard ?? 'safe';
}
