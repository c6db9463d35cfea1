import type { Lexicon } from '../../lexicon';
import { spanishBodies, spanishBodiesWords } from './bodies';
import { spanishHarm, spanishHarmWords } from './harm';
import { spanishOthers, spanishOthersWords } from './others';
import { spanishSchool } from './school';
import { spanishSelf } from './self';
import { spanish } from './words';

export const es: Lexicon = {
  ...spanish,
  words: { ...spanish.words, ...spanishHarmWords, ...spanishOthersWords, ...spanishBodiesWords },
  topics: [...spanishSelf, ...spanishSchool, ...spanishHarm, ...spanishOthers, ...spanishBodies],
};
