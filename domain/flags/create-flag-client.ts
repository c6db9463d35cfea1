import { OpenFeature, type Client } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import { createRuleProvider } from '~/providers/flags/rule-provider';
import { newId } from '../shared/ids';
import { chooseVariant } from './choose-variant';
import { readFlagRules } from './read-flag-rules';

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
