import { spellings } from './spellings';

const endings: readonly [ending: string, meant: string][] = [
  ["n't", ' not'],
  ["'re", ' are'],
  ["'m", ' am'],
  ["'ve", ' have'],
  ["'ll", ' will'],
  ["'d", ' would'],
];
/** After these an 's is a verb; after any other word it may say whose. */
const beforeIs = new Set(
  'what who where when how why it that he she there here everything something nothing'.split(' '),
);

/** Words alone, small, without punctuation: the same for all ways of typing them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .split(/[^\p{L}\p{N}'%+*/.:-]+/u)
    .map((word) => word.replace(/^['.:-]+/, '').replace(/(?<!['.:-])['.:-]+$/, ''))
    .filter(Boolean);
}

/** English evened out for recognition: short forms and slang are written in full. */
export function evenOut(text: string): string {
  return wordsOf(text).map(inFull).join(' ');
}

function inFull(word: string): string {
  const known = Object.hasOwn(spellings, word) ? spellings[word] : undefined;
  if (known !== undefined) return known;
  if (word.endsWith("'s") && beforeIs.has(word.slice(0, -2))) return `${word.slice(0, -2)} is`;
  const ending = endings.find(([end]) => word.endsWith(end) && word.length > end.length);
  if (ending) return word.slice(0, -ending[0].length) + ending[1];
  return /^(?:ha|he|hi){2,}h?$/.test(word) ? 'haha' : word;
}
