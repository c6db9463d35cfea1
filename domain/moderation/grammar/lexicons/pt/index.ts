import type { Lexicon } from '../../lexicon';
import { portugueseBodies, portugueseBodiesWords } from './bodies';
import { portugueseHarm, portugueseHarmWords } from './harm';
import { portugueseOthers, portugueseOthersWords } from './others';
import { portugueseSchool } from './school';
import { portugueseSelf } from './self';
import { portuguese } from './words';

export const pt: Lexicon = {
  ...portuguese,
  words: {
    ...portuguese.words,
    ...portugueseHarmWords,
    ...portugueseOthersWords,
    ...portugueseBodiesWords,
  },
  topics: [
    ...portugueseSelf,
    ...portugueseSchool,
    ...portugueseHarm,
    ...portugueseOthers,
    ...portugueseBodies,
  ],
};
