import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import type { Sentence } from './grammar/token';

/** Plain medical words, which no character has a reason to use; beginnings, in five languages. */
const medical = [
  ...['penis', 'penetrat', 'penetr', 'vagin', 'masturb', 'ejacul', 'eyacul', 'orgas', 'genital'],
  ...['geschlechtsverkehr', 'geschlechtsteil', 'erektion', 'erection', 'ereccion', 'erecao'],
  ...['clitor', 'klitor', 'testic', 'hoden', 'pornogra', 'porno', 'coito', 'coitus', 'oralverkehr'],
];

/** Finds explicit words: English ones by the library's list, and plain medical ones anywhere. */
export function createExplicitWords(): (text: string, sentences: Sentence[]) => boolean {
  const matcher = new RegExpMatcher({
    ...englishDataset.build(),
    ...englishRecommendedTransformers,
  });
  const isMedical = (word: string) => medical.some((beginning) => word.startsWith(beginning));
  return (text, sentences) =>
    sentences.some((sentence) => sentence.some(({ word }) => isMedical(word))) ||
    matcher.hasMatch(text);
}
