import type { Lexicon } from '../../lexicon';
import { spanishOthers, spanishOthersWords } from './others';
import { spanishSelf } from './self';
import { spanish } from './words';

export const es: Lexicon = {
  ...spanish,
  words: { ...spanish.words, ...spanishOthersWords },
  topics: [...spanishSelf, ...spanishOthers],
};
