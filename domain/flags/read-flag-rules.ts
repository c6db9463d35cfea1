import { readSeldom } from '../shared/reading/read-seldom';
import { flagRuleSchema, type FlagRule } from './schema';

/** How long a process may act on a rule that staff have just changed. */
const cacheMs = 2000;
export type FlagRules = ReadonlyMap<string, FlagRule>;

/** All rules by their keys, read at most every two seconds per process; one that is broken is none. */
export const readFlagRules = readSeldom(cacheMs, async (db): Promise<FlagRules> => {
  const rows = await db('feature_flags').select<unknown[]>(
    'key',
    'variants',
    'is_enabled as isEnabled',
    'is_for_test_users_only as isForTestUsersOnly',
  );
  const rules = rows.flatMap((row) => flagRuleSchema.safeParse(row).data ?? []);
  return new Map(rules.map((rule) => [rule.key, rule]));
});
