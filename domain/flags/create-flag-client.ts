import { OpenFeature, type Client } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import { createRuleProvider } from '~/providers/flags/rule-provider';
import { newId } from '../shared/ids';
import { chooseVariant } from './choose-variant';
import { readSeldom } from '../shared/reading/read-seldom';
import { flagRuleSchema, type FlagRule } from './schema';

/** Milliseconds for which a process may use an outdated rule after staff have changed it. */
const cacheMs = 2000;

/** Returns all rules by key, read at most every two seconds per process. An invalid rule is omitted. */
const readFlagRules = readSeldom(cacheMs, async (db): Promise<ReadonlyMap<string, FlagRule>> => {
  const rows = await db('feature_flags').select<unknown[]>(
    'key',
    'variants',
    'is_enabled as isEnabled',
    'is_for_test_users_only as isForTestUsersOnly',
  );
  const rules = rows.flatMap((row) => flagRuleSchema.safeParse(row).data ?? []);
  return new Map(rules.map((rule) => [rule.key, rule]));
});

/**
 * Creates an OpenFeature client on the table of rules. It never throws: if a flag cannot be evaluated,
 * it returns the caller's default.
 */
export function createFlagClient(db: Knex): Client {
  // OpenFeature is global per process; a separate domain isolates two databases.
  const domain = newId();
  OpenFeature.setProvider(
    domain,
    createRuleProvider(async (key, audience) =>
      chooseVariant((await readFlagRules(db)).get(key), audience),
    ),
  );
  return OpenFeature.getClient(domain);
}
