import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Sentence } from './grammar/token';

/** Beginnings of medical terms in five languages; a character has no reason to use them. */
const medical = [
  ...['penis', 'penetrat', 'penetr', 'vagin', 'masturb', 'ejacul', 'eyacul', 'orgas', 'genital'],
  ...['geschlechtsverkehr', 'geschlechtsteil', 'erektion', 'erection', 'ereccion', 'erecao'],
  ...['clitor', 'klitor', 'testic', 'hoden', 'pornogra', 'porno', 'coito', 'coitus', 'oralverkehr'],
];

/** Words of the list that adults use when they flirt. */
const flirtation = ['sex', 'boob', 'tit'];

/** English endings that do not make another word. */
const endings = '(?:s|es|ed|d|er|ers|ing|in|y|ies)?';
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}]/u.test(sign);
const restOfWord = /^[\p{L}\p{M}]*/u;

/**
 * Returns a function that finds explicit words: English ones of the library's list as whole words, since
 * most of them are part of harmless words in some language (`assez`, `análise`), and the beginnings of
 * medical terms.
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
