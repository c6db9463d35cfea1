import { languages } from '../grammar/languages';
import { readNumber } from '../grammar/number-words';
import type { Sentence, Token } from '../grammar/token';
import type { Finding } from '../verdict';

/**
 * The number of buckets for hashed features. With a quarter of them, too many unrelated features shared a
 * bucket.
 */
export const buckets = 1 << 20;

/** The lengths of letter runs within a word; the edges of the word count as letters. */
const runLengths = { from: 3, to: 4 };
/** Longer texts are classified by their beginning; no user may send a longer one. */
const mostTokens = 400;
/** Number words that mean something else in another language. */
const ambiguous = new Set(['once', 'elf', 'seize', 'six', 'sept', 'doze', 'sete']);

/** The features of a text, each once: bucket and value. */
export interface Features {
  buckets: number[];
  values: number[];
}

/**
 * Returns the features of a text for the classifier: hashed words, pairs of words, runs of 3 and 4 letters,
 * and the findings of the rules. Numbers are replaced by their kind (an age under 18, an adult's age, a
 * year). Each kind of feature has the same total weight, whatever its number.
 */
export function featuresOf(sentences: Sentence[], found: Finding[]): Features {
  const words = new Set<string>();
  const pairs = new Set<string>();
  const runs = new Set<string>();
  let seen = 0;
  for (const sentence of sentences) {
    if (seen >= mostTokens) break;
    const read = sentence.slice(0, mostTokens - seen).map(wordOf);
    seen += read.length;
    for (const [index, word] of read.entries()) {
      words.add(`1 ${word}`);
      pairs.add(`2 ${read[index - 1] ?? '^'} ${word}`);
      addRuns(` ${word} `, runs);
    }
    pairs.add(`2 ${read.at(-1) ?? '^'} $`);
  }
  const rules = new Set(found.map(({ category }) => `3 ${category}`));
  return weigh([words, pairs, runs, rules]);
}

function weigh(kinds: Set<string>[]): Features {
  const all = new Map<number, number>();
  for (const kind of kinds) {
    const value = 1 / Math.sqrt(kind.size);
    for (const feature of kind) {
      const bucket = hash(feature);
      all.set(bucket, (all.get(bucket) ?? 0) + value);
    }
  }
  return { buckets: [...all.keys()], values: [...all.values()] };
}

function wordOf(token: Token, at: number, sentence: Sentence): string {
  if (token.digits !== undefined) return kindOf(token.digits);
  if (/^\d/.test(token.word)) return token.ordinal !== undefined ? 'Oth' : 'Fig';
  if (ambiguous.has(token.word)) return token.word;
  const read = languages.map((language) => readNumber(sentence, at, language)?.value);
  const value = read.find((number) => number !== undefined && number > 3);
  return value === undefined ? token.word : kindOf(value);
}

function kindOf(value: number): string {
  if (value < 7) return 'Few';
  if (value < 13) return 'Child';
  if (value < 18) return 'Teen';
  if (value === 18) return 'Eighteen';
  if (value < 100) return 'Adult';
  // The birth years of minors change every year; the rules compare them with the clock.
  return value >= 1900 && value < 2100 ? 'Year' : 'Many';
}

function addRuns(word: string, into: Set<string>): void {
  for (let length = runLengths.from; length <= runLengths.to; length += 1) {
    for (let at = 0; at + length <= word.length; at += 1) into.add(word.slice(at, at + length));
  }
}

/**
 * Returns an FNV-1a hash over UTF-16 units, mixed so that its low bits are as well distributed as its high
 * ones.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) & (buckets - 1);
}
