import type { Lexicon } from '../../lexicon';
import { portugueseBodies, portugueseBodiesWords } from './bodies';
import { portugueseOthers, portugueseOthersWords } from './others';
import { portugueseSelf } from './self';
import { portuguese } from './words';

export const pt: Lexicon = {
  ...portuguese,
  words: { ...portuguese.words, ...portugueseOthersWords, ...portugueseBodiesWords },
  topics: [...portugueseSelf, ...portugueseOthers, ...portugueseBodies],
};
