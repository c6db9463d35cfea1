import { normalise, partElisions } from './normalise';
import { inReadingOrder } from './reading-order';
import type { Sentence, Token } from './token';
import type { Vocabulary } from './vocabulary';

/** Digits and signs that replace letters inside words. */
const leet: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' },
  ...{ $: 's', '@': 'a', '!': 'i', '|': 'l', '€': 'e', '+': 't', '*': '' },
};
const ordinalEndings = new Set(
  [
    'st',
    'nd',
    'rd',
    'th',
    'e',
    'er',
    're',
    'eme',
    'ere',
    'o',
    'a',
    'os',
    'te',
    'ten',
    'ter',
  ].concat(['nde', 'to', 'ro', 'do', 'vo', 'mo', 'no']),
);
const sentenceEnd = /[.!?…;]["')\]]*$/;
/** Longer texts are cut here; no user may send a longer one. */
const longestText = 20_000;
/** The minimum length of a word that may be written in two halves. */
const shortestHalved = 5;
/**
 * The number of words after which a sentence is cut; the words that patterns search for are close together.
 */
const longestSentence = 120;

/**
 * Splits a text into sentences of words and restores disguised words that are in the vocabulary. A line
 * break does not end a sentence; a full stop does.
 */
export function tokenise(text: string, vocabulary: Vocabulary): Sentence[] {
  const sentences: Token[][] = [];
  let reading: Reading = { tokens: [], opensClause: true };
  for (const line of partElisions(text.slice(0, longestText)).split(/[\n\r\u2028\u2029]+/)) {
    reading.opensClause = true;
    const chunks = inReadingOrder(line, vocabulary).split(/\s+/).filter(Boolean);
    for (const [index, chunk] of chunks.entries()) {
      const endsHere = sentenceEnd.test(chunk) && !isOrdinal(chunk, chunks[index + 1]);
      readChunk(
        isOrdinal(chunk, chunks[index + 1]) ? chunk.slice(0, -1) : chunk,
        vocabulary,
        reading,
      );
      if (endsHere && !(shortQuestion.test(chunk) && reading.tokens.length <= longestQuestion)) {
        sentences.push(reading.tokens);
        reading = { tokens: [], opensClause: true };
      }
    }
  }
  sentences.push(reading.tokens);
  return sentences
    .filter((tokens) => tokens.length > 0)
    .flatMap((tokens) => split(joinHalves(joinSpelledOut(tokens, vocabulary), vocabulary)));
}

function split(tokens: Token[]): Sentence[] {
  const parts = Math.ceil(tokens.length / longestSentence);
  return Array.from({ length: parts }, (_, part) =>
    tokens.slice(part * longestSentence, (part + 1) * longestSentence),
  );
}

/** A question of a few words and its answer are one sentence: `My age? 15.` */
const shortQuestion = /\?$/;
const longestQuestion = 3;

interface Reading {
  tokens: Token[];
  /** True when there is punctuation before the next word. */
  opensClause: boolean;
}

/** Words that make a number with a point before them an ordinal: `9. Klasse`, `10.º ano`. */
const counted = new Set(
  (
    'klasse stock stockwerk jahrhundert kapitel bezirk monat semester lebensjahr woche etage tag ' +
    'januar februar märz april mai juni juli august september oktober november dezember geburtstag ' +
    'klässler klässlerin jahrgangsstufe ano andar série classe año curso jahr mal platz liga'
  )
    .split(' ')
    .map(normalise),
);

function isOrdinal(chunk: string, next: string | undefined): boolean {
  return (
    /^\d{1,2}\.$/.test(chunk) && counted.has(/^\p{L}+/u.exec(normalise(next ?? ''))?.[0] ?? '')
  );
}

function readChunk(chunk: string, vocabulary: Vocabulary, reading: Reading): void {
  const folded = normalise(chunk);
  const core = /[\p{L}\p{N}$@€](?:.*[\p{L}\p{N}@$€])?/u.exec(folded)?.[0] ?? '';
  if (!/[\p{L}\p{N}]/u.test(core)) {
    reading.opensClause = true;
    return;
  }
  const opensClause = reading.opensClause || !folded.startsWith(core);
  const isMeasure = /[$€£#%°§]/.test(folded) || /^[+-]\d/.test(folded) || /^\d+\+/.test(folded);
  const words = isName(chunk, core, reading) ? [core] : readWords(core, vocabulary);
  for (let index = 0; index < words.length; index += 1) {
    const number = asNumber(words[index] ?? '', words[index + 1], isMeasure);
    reading.tokens.push({
      ...number,
      opensClause: index === 0 && opensClause,
      capital: index === 0 && /\p{Lu}/u.test(chunk.charAt(chunk.search(/\p{L}/u))),
    });
    // `9th` becomes one token.
    if (number.ordinal !== undefined) index += 1;
  }
  reading.opensClause = !folded.endsWith(core);
}

/** Words before a statement about oneself. */
const ofOneself = new Set(['im', 'am', 'asl', 'bin', 'soy', 'sou', 'suis', 'jsuis']);

/**
 * Checks whether a token such as `F7` or `M13` names a seat, a screw or a key. After words such as `im`,
 * `f15` is an age.
 */
function isName(chunk: string, core: string, { tokens }: Reading): boolean {
  if (!/^\p{L}-?\d+$/u.test(core)) return false;
  if (!/\D1[0-7]$/.test(core)) return true;
  return /\p{Lu}/u.test(chunk) && !ofOneself.has(tokens.at(-1)?.word ?? '');
}

function asNumber(
  word: string,
  next: string | undefined,
  isMeasure: boolean,
): Pick<Token, 'word' | 'digits' | 'ordinal'> {
  if (!/^\d+$/.test(word)) return { word };
  if (next !== undefined && ordinalEndings.has(next))
    return { word: word + next, ordinal: Number(word) };
  return isMeasure || word.length > 4 ? { word } : { word, digits: Number(word) };
}

/** Splits text without spaces into its words: a word, a disguised word, or letters beside digits. */
function readWords(core: string, vocabulary: Vocabulary): string[] {
  const compound = /^(\p{L}{3,})(jahrige?[rnsm]?|einhalb)$/u.exec(core);
  if (compound?.[1] && compound[2] && vocabulary.has(compound[1]))
    return [compound[1], compound[2]];
  if (/^\p{L}+$/u.test(core))
    return [vocabulary.has(core) ? core : (vocabulary.unstretch(core) ?? core)];
  if (/^\d+$/.test(core)) return [core];
  // An age with a half counts as the age without it, as in words.
  const halved = /^(\d{1,2})(?:[.,]5|½|1⁄2)$/u.exec(core);
  if (halved?.[1]) return [halved[1]];
  // A time, a share or a decimal is not an age.
  if (/^\d+[:.,/]\d+/.test(core) && !/^\d+\/[a-z]/.test(core)) return [core];
  const disguised = undisguise(core, vocabulary);
  if (disguised !== undefined) return [disguised];
  if (isIdentifier(core, vocabulary)) return [core];
  return (core.match(/\p{L}+|\d+/gu) ?? []).map((word) =>
    vocabulary.has(word) ? word : (vocabulary.unstretch(word) ?? word),
  );
}

/**
 * Checks whether text is an address or an identifier: letters mixed with digits as in an order number, a
 * code or a licence plate.
 */
function isIdentifier(core: string, vocabulary: Vocabulary): boolean {
  if (/:\/\/|@|^www\./.test(core)) return true;
  return core.split(/[^\p{L}\p{N}]+/u).some((piece) => {
    const letters = piece.match(/\p{L}+/gu) ?? [];
    const digits = piece.match(/\d+/g) ?? [];
    if (letters.length === 0 || digits.length === 0) return false;
    if (digits.some((run) => run.startsWith('0'))) return true;
    if (letters.length + digits.length === 2 && /^\d/.test(piece)) return false;
    // In `im15yo` the letters are words; in an identifier they are not.
    const areWords = letters.every((run) => vocabulary.has(run));
    const isLetter = letters.every((run) => run.length === 1);
    return !areWords || digits.length > 1 || (isLetter && letters.length > 1);
  });
}

function undisguise(core: string, vocabulary: Vocabulary): string | undefined {
  const candidates = [core.replace(/[-._*~'’]/g, '')];
  // `16f` and `m16` are an age and a letter, not a disguised word.
  if (/\p{L}/u.test(core) && !/^(?:\d+\p{L}{1,5}|\p{L}\d{2})$/u.test(core)) {
    const decoded = [...core].map((sign) => leet[sign] ?? sign).join('');
    candidates.push(decoded, decoded.replace(/[-._~'’]/g, ''));
    candidates.push([...core].map((sign) => (sign === '1' ? 'l' : (leet[sign] ?? sign))).join(''));
  }
  const letters = candidates.filter((candidate) => /^\p{L}{2,}$/u.test(candidate));
  return (
    letters.find((candidate) => vocabulary.has(candidate)) ??
    letters.map((candidate) => vocabulary.unstretch(candidate)).find(Boolean)
  );
}

/** Joins words that were written letter by letter: `i a m 1 5`, `s i x t e e n`. */
function joinSpelledOut(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let end = at;
    while (end < tokens.length && tokens[end]?.word.length === 1) end += 1;
    const run = tokens.slice(at, end);
    const [first] = run;
    const letters = run.map(({ word }) => word).join('');
    const isDigits = /^\d\d$/.test(letters);
    const parts = run.length >= 3 ? vocabulary.part(letters) : isDigits ? [letters] : undefined;
    if (first && parts) {
      for (const [index, word] of parts.entries()) {
        joined.push({
          ...asNumber(word, undefined, false),
          opensClause: index === 0 && first.opensClause,
          capital: false,
        });
      }
    } else joined.push(...(run.length > 0 ? run : tokens.slice(at, at + 1)));
    at = Math.max(end, at + 1);
  }
  return joined;
}

/** Joins a word that was split once, unless both parts are words: `fif teen`. */
function joinHalves(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    const whole = `${before?.word ?? ''}${token.word}`;
    const areHalves =
      before &&
      whole.length >= shortestHalved &&
      /^\p{L}+$/u.test(whole) &&
      vocabulary.has(whole) &&
      !(vocabulary.has(before.word) && vocabulary.has(token.word));
    if (areHalves) joined.splice(-1, 1, { ...before, word: whole });
    else joined.push(token);
  }
  return joined;
}
