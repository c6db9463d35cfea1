import { writtenLocaleFor } from '~/locales/written-locales';
import { backchannels, turnWords } from './turn-words';

/**
 * The state of a sentence that a speaker has paused in: a question, a complete sentence, one that may go
 * on, or one that has to.
 */
export type SentenceEnd = 'question' | 'complete' | 'unclear' | 'unfinished';

/** The longest phrase in the lists, in words. */
const longestPhrase = 3;

/**
 * Returns how a transcript ends, in the language of the call (BCP 47). A service often closes a fragment
 * with a full stop, so the last words count more than the mark.
 */
export function readSentenceEnd(transcript: string, language: string | undefined): SentenceEnd {
  const words = turnWords[writtenLocaleFor(language ?? '')];
  const text = transcript.trim();
  const mark = /(?<![.?!…,;:–—-])[.?!…,;:–—-]+["'”»)]*$/.exec(text)?.[0] ?? '';
  const sentence = wordsOf(lastSentenceOf(text));
  const last = sentence.at(-1);
  if (last === undefined) return 'unclear';
  const isSearching = endsWith(sentence, words.fillers) || words.starters.has(sentence.join(' '));
  if (/[…,;:–—-]|\.\./.test(mark) || isSearching) return 'unfinished';
  if (mark.includes('?')) return 'question';
  if (words.never.has(last)) return 'unfinished';
  // A single word is a beginning as often as an answer.
  if (sentence.length === 1) return backchannels.has(last) ? 'complete' : 'unclear';
  const first = sentence[0] ?? '';
  const isUnmarkedQuestion = mark === '' && words.questions.has(first);
  const isOpen = words.openings.has(first) && !lastSentenceOf(text).includes(',');
  if (words.seldom.has(last) || (isOpen && !isUnmarkedQuestion)) return 'unclear';
  return mark !== '' || isUnmarkedQuestion ? 'complete' : 'unclear';
}

/**
 * Returns true if a transcript has only words with which a listener shows that they follow: "mm-hm", "ja,
 * ja". The words are those of all languages, since a service may write a hum in any.
 */
export function isBackchannel(transcript: string): boolean {
  const words = wordsOf(transcript);
  if (words.length === 0 || words.length > 2 * longestPhrase) return false;
  for (let at = 0; at < words.length;) {
    const length = [3, 2, 1].find((count) =>
      backchannels.has(words.slice(at, at + count).join(' ')),
    );
    if (length === undefined) return false;
    at += length;
  }
  return true;
}

/** Returns the words in lower case, without punctuation but with their apostrophes and hyphens. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’-]*/gu) ?? [];

const lastSentenceOf = (text: string): string =>
  text.split(/(?<=[.?!…])\s+/).findLast((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';

const endsWith = (words: readonly string[], phrases: ReadonlySet<string>): boolean =>
  [1, 2, 3].some((count) => count <= words.length && phrases.has(words.slice(-count).join(' ')));
