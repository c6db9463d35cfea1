import type { Language } from './detect-language';
import { slang } from './slang';
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
  'what who where when how why it that he she name there here everything something nothing'.split(
    ' ',
  ),
);

/** Words alone, small, without punctuation: the same for all ways of typing them. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .split(/[^\p{L}\p{N}'%+*/.:-]+/u)
    .map((word) => word.replace(/^['.:-]+/, '').replace(/(?<!['.:-])['.:-]+$/, ''))
    .filter(Boolean);
}

/** A text evened out for recognition: short forms and slang are written in full. */
export function evenOut(text: string, language: Language): string {
  const words = wordsOf(text);
  if (language !== 'en') {
    return words.map((word) => laughing(word) ?? valueIn(slang[language], word) ?? word).join(' ');
  }
  return meant.reduce(
    (plain, [typed, full]) => plain.replace(typed, full),
    words.map((word) => laughing(word) ?? inFull(word)).join(' '),
  );
}

/** What is typed for something that sounds the same. */
const meant: readonly [typed: RegExp, full: string][] = [
  [
    /\byour (?=(?:so |really |very |actually |such |too |quite )*(?:good|sweet|nice|kind|boring|funny|cute|lovely|mean|mad|great|amazing|weird|stupid|crazy|annoying|hot|beautiful|gorgeous|welcome|right|wrong|hilarious|dumb|useless|clever|smart|adorable|silly|rude|cold|an? [a-z]+|the best|welcome|not|going to)(?: (?:lol|haha|though|you know|to me|at this|and .*))?$)/,
    'you are ',
  ],
  [
    /\bill (?=(?:just |never |always |probably )?(?:be|go|try|talk|tell|call|manage|do|see|have|get|make|take|write|ask|text|send|come|let|give|stay|think|need|keep|wait|find|miss)\b)/g,
    'i will ',
  ],
  [/\bid (?=(?:love|like|rather|be|go|have|say|never|prefer|want)\b)/g, 'i would '],
  [
    /\bits (?=(?:an?|the|so|not|my|like|been|just|too|really|very|all|ok|fine|good|bad|positive|benign|hard|over|about|on|at|called|only|still|always|your|her|his|cold|raining|quite|pretty|nice|great|in)\b)/g,
    'it is ',
  ],
  [
    /\bmy (mum|dad|sister|brother|wife|husband|boss|son|daughter|dog|cat|boyfriend|girlfriend|partner|friend|best friend|gran|nan)s (?=(?:name|job|birthday)\b)/,
    "my $1's ",
  ],
];

const laughing = (word: string) =>
  /^(?:(?:ha|he|hi|ah){2,}h?|lmf?a+o+|rofl|l+o+l+|xd+|ja(?:ja)+j?|k{3,}|(?:rs){2,}|hihi|mdr)$/.test(
    word,
  )
    ? 'haha'
    : undefined;

const valueIn = (list: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(list, word) ? list[word] : undefined;

function inFull(word: string): string {
  const known = valueIn(spellings, word);
  if (known !== undefined) return known;
  if (word.endsWith("'s") && beforeIs.has(word.slice(0, -2))) return `${word.slice(0, -2)} is`;
  const ending = endings.find(([end]) => word.endsWith(end) && word.length > end.length);
  return ending ? word.slice(0, -ending[0].length) + ending[1] : word;
}
