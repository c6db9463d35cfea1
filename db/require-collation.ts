import { collationAdvice, findOddCollation } from './collation';
import { requireAtStart, type AtStart } from './require-at-start';

/** Checks that the database has the only collation that the product supports. */
export const requireCollation = (options: AtStart): Promise<void> =>
  requireAtStart(options, { find: findOddCollation, advice: collationAdvice });
