import type { Lexicon } from '../../lexicon';
import { germanBodies, germanBodiesWords } from './bodies';
import { germanHarm, germanHarmWords } from './harm';
import { germanOthers, germanOthersWords } from './others';
import { germanSchool } from './school';
import { germanSelf } from './self';
import { german } from './words';

export const de: Lexicon = {
  ...german,
  words: { ...german.words, ...germanHarmWords, ...germanOthersWords, ...germanBodiesWords },
  topics: [...germanSelf, ...germanSchool, ...germanHarm, ...germanOthers, ...germanBodies],
};
