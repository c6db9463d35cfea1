import { languages } from '../grammar/languages';
import { readNumber } from '../grammar/number-words';
import type { Sentence, Token } from '../grammar/token';

/** Buckets that features are hashed into. */
export const buckets = 1 << 16;

const gramLengths = { from: 2, to: 5 };
/** Longer texts are judged by their beginning; nobody may send as much. */
const mostTokens = 400;
/** Number words that mean something else in another language. */
const ambiguous = new Set([
  'once',
  'elf',
  'seize',
  'six',
  'sept',
  'dos',
  'tres',
  'on',
  'doze',
  'sete',
]);

/**
 * What the classifier sees of a text: hashed words, pairs of words, and runs of 2 to 5 letters;
 * numbers count by what they may be (an age under 18, of an adult, any year). Each once.
 */
export function featuresOf(sentences: Sentence[]): number[] {
  const found = new Set<number>();
  let seen = 0;
  for (const sentence of sentences) {
    const words = sentence.slice(0, Math.max(0, mostTokens - seen)).map(wordOf);
    seen += words.length;
    for (const [index, word] of words.entries()) {
      found.add(hash(`1 ${word}`));
      found.add(hash(`2 ${words[index - 1] ?? '^'} ${word}`));
    }
    found.add(hash(`2 ${words.at(-1) ?? '^'} $`));
    addGrams(` ${words.join(' ')} `, found);
  }
  return [...found];
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
  if (value < 18) return 'Teen';
  if (value === 18) return 'Eighteen';
  if (value < 100) return 'Adult';
  // Which years make somebody a minor changes; the rules count them against the clock.
  return value >= 1900 && value < 2100 ? 'Year' : 'Many';
}

function addGrams(text: string, into: Set<number>): void {
  for (let length = gramLengths.from; length <= gramLengths.to; length += 1) {
    for (let at = 0; at + length <= text.length; at += 1) {
      into.add(hash(text.slice(at, at + length)));
    }
  }
}

/** FNV-1a over UTF-16 units, folded to a bucket. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return ((value >>> 16) ^ value) & (buckets - 1);
}
