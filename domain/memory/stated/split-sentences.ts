import { maskQuotes } from './mask-quotes';

/** A sentence of a message. */
export interface Sentence {
  /** The sentence as it was written. */
  written: string;
  /** The sentence without the words of others, at most `readLength` characters of it. */
  own: string;
  isQuestion: boolean;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** The maximum number of characters of a sentence that are searched. */
const readLength = 400;
/** Matches a beginning such as "on the 3." that a month of German continues. */
const openDate = /(?<!\d)\d{1,2}\.\s*$/u;
const month = /^\s*(?:jan|jän|feb|märz|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu;
const question = /[?？][\s!)"'»”*]*$/u;

/** Splits a message into sentences. A question that begins with an inverted mark is left out. */
export function splitSentences(message: string): Sentence[] {
  const masked = maskQuotes(message);
  const parts: { from: number; to: number }[] = [];
  for (const { segment, index } of segmenter.segment(masked)) {
    const last = parts.at(-1);
    const isContinued =
      last &&
      openDate.test(masked.slice(Math.max(last.from, last.to - 8), last.to)) &&
      month.test(segment);
    if (isContinued) last.to = index + segment.length;
    else parts.push({ from: index, to: index + segment.length });
  }
  return parts.map(({ from, to }) => {
    const own = masked.slice(from, to).trim();
    const asks = own.indexOf('¿');
    return {
      written: message.slice(from, to).trim(),
      own: (asks === -1 ? own : own.slice(0, asks)).slice(0, readLength),
      isQuestion: asks === -1 && question.test(own),
    };
  });
}
