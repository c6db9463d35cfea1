import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Sentence } from './grammar/token';

/** Plain medical words, which no character has a reason to use; beginnings, in five languages. */
const medical = [
  ...['penis', 'penetrat', 'penetr', 'vagin', 'masturb', 'ejacul', 'eyacul', 'orgas', 'genital'],
  ...['geschlechtsverkehr', 'geschlechtsteil', 'erektion', 'erection', 'ereccion', 'erecao'],
  ...['clitor', 'klitor', 'testic', 'hoden', 'pornogra', 'porno', 'coito', 'coitus', 'oralverkehr'],
];

/** Words of the list that adults say to one another when they flirt. */
const flirtation = ['sex', 'boob', 'tit'];

/** What English adds to a word without making it another one. */
const endings = '(?:s|es|ed|d|er|ers|ing|in|y|ies)?';
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}]/u.test(sign);
const restOfWord = /^[\p{L}\p{M}]*/u;

/**
 * Finds explicit words: English ones by the library's list, as whole words, since most of them are
 * part of harmless words of some language (`assez`, `análise`); and plain medical ones anywhere.
 */
export function createExplicitWords(): (text: string, sentences: Sentence[]) => boolean {
  const dataset = englishDataset.removePhrasesIf(
    ({ metadata }) => metadata !== undefined && flirtation.includes(metadata.originalWord),
  );
  const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });
  const isMedical = (word: string) => medical.some((beginning) => word.startsWith(beginning));
  const ending = new RegExp(`^${endings}$`, 'i');
  return (text, sentences) =>
    sentences.some((sentence) => sentence.some(({ word }) => isMedical(word))) ||
    matcher.getAllMatches(text).some(({ startIndex, endIndex }) => {
      const rest = restOfWord.exec(text.slice(endIndex + 1))?.[0] ?? '';
      return !isLetter(text[startIndex - 1]) && ending.test(rest);
    });
}
