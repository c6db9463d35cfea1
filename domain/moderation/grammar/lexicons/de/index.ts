import type { Lexicon } from '../../lexicon';
import { germanBodies, germanBodiesWords } from './bodies';
import { germanOthers, germanOthersWords } from './others';
import { germanSelf } from './self';
import { german } from './words';

export const de: Lexicon = {
  ...german,
  words: { ...german.words, ...germanOthersWords, ...germanBodiesWords },
  topics: [...germanSelf, ...germanOthers, ...germanBodies],
};
