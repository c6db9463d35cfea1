import type { Lexicon } from '../../lexicon';
import { frenchBodies, frenchBodiesWords } from './bodies';
import { frenchOthers, frenchOthersWords } from './others';
import { frenchSelf } from './self';
import { french } from './words';

export const fr: Lexicon = {
  ...french,
  words: { ...french.words, ...frenchOthersWords, ...frenchBodiesWords },
  topics: [...frenchSelf, ...frenchOthers, ...frenchBodies],
};
