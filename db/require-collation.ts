import { collationAdvice, findOddCollation } from './collation';
import { requireAtStart, type AtStart } from './require-at-start';

/** Sees to it that the process works with a database of the one collation that the product knows. */
export const requireCollation = (options: AtStart): Promise<void> =>
  requireAtStart(options, { find: findOddCollation, advice: collationAdvice });
