import { readSeldom } from '../shared/reading/read-seldom';
import { flagRuleSchema, type FlagRule } from './schema';

/** Milliseconds for which a process may use an outdated rule after staff have changed it. */
const cacheMs = 2000;
export type FlagRules = ReadonlyMap<string, FlagRule>;

/** Returns all rules by key, read at most every two seconds per process. An invalid rule is omitted. */
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
