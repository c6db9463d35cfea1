const runs = { from: 3, to: 5 };
const longest = 600;
const fewWords = 4;

/** Evens out spelling: no capitals, accents, apostrophes or signs; all numbers are alike. */
export const plainWords = (text: string, most = longest): string[] =>
  text
    .slice(0, most)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’`´]/g, '')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/\bpor que\b/g, 'porque')
    .split(/[^\p{L}\p{N}*]+/u)
    .filter(Boolean);

/** Returns the features of a text, hashed: words, pairs of words, runs of 3 to 5 letters, and weights. */
export function featuresOf(text: string): Map<number, number> {
  const words = plainWords(text);
  const found = new Map<number, number>();
  const add = (feature: string, weight: number) => found.set(hash(feature), weight);
  for (const [index, word] of words.entries()) {
    add(`w${word}`, 1.4);
    add(`p${words[index - 1] ?? '^'} ${word}`, 1);
    const edged = ` ${word} `;
    for (let length = runs.from; length <= runs.to; length += 1) {
      for (let from = 0; from + length <= edged.length; from += 1) {
        add(edged.slice(from, from + length), 0.5);
      }
    }
  }
  if (words.length > 0) add(`p${words.at(-1)} $`, 1);
  if (words.length < fewWords) add(`n${words.length}`, 0.7);
  return found;
}

/** FNV-1a with a final mix: a number from a text, the same everywhere. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Checks whether a word is in a list of words with spaces between them. */
export const isListed = (word: string, list: string): boolean => ` ${list} `.includes(` ${word} `);
