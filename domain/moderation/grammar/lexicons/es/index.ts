import type { Lexicon } from '../../lexicon';
import { spanishBodies, spanishBodiesWords } from './bodies';
import { spanishOthers, spanishOthersWords } from './others';
import { spanishSelf } from './self';
import { spanish } from './words';

export const es: Lexicon = {
  ...spanish,
  words: { ...spanish.words, ...spanishOthersWords, ...spanishBodiesWords },
  topics: [...spanishSelf, ...spanishOthers, ...spanishBodies],
};
