import type { Lexicon } from '../../lexicon';
import { englishBodies, englishBodiesWords } from './bodies';
import { englishOthers, englishOthersWords } from './others';
import { englishSelf } from './self';
import { english } from './words';

export const en: Lexicon = {
  ...english,
  words: { ...english.words, ...englishOthersWords, ...englishBodiesWords },
  topics: [...englishSelf, ...englishOthers, ...englishBodies],
};
