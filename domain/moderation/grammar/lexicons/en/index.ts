import type { Lexicon } from '../../lexicon';
import { englishBodies, englishBodiesWords } from './bodies';
import { englishHarm, englishHarmWords } from './harm';
import { englishOthers, englishOthersWords } from './others';
import { englishSchool } from './school';
import { englishSelf } from './self';
import { english } from './words';

export const en: Lexicon = {
  ...english,
  words: { ...english.words, ...englishHarmWords, ...englishOthersWords, ...englishBodiesWords },
  topics: [...englishSelf, ...englishSchool, ...englishHarm, ...englishOthers, ...englishBodies],
};
