import type { Lexicon } from '../../lexicon';
import { portugueseOthers, portugueseOthersWords } from './others';
import { portugueseSelf } from './self';
import { portuguese } from './words';

export const pt: Lexicon = {
  ...portuguese,
  words: { ...portuguese.words, ...portugueseOthersWords },
  topics: [...portugueseSelf, ...portugueseOthers],
};
