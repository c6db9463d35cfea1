import type { Lexicon } from '../../lexicon';
import { frenchBodies, frenchBodiesWords } from './bodies';
import { frenchHarm, frenchHarmWords } from './harm';
import { frenchOthers, frenchOthersWords } from './others';
import { frenchSchool } from './school';
import { frenchSelf } from './self';
import { french } from './words';

export const fr: Lexicon = {
  ...french,
  words: { ...french.words, ...frenchHarmWords, ...frenchOthersWords, ...frenchBodiesWords },
  topics: [...frenchSelf, ...frenchSchool, ...frenchHarm, ...frenchOthers, ...frenchBodies],
};
