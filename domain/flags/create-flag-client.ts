import { OpenFeature, type Client } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import { createRuleProvider } from '~/providers/flags/rule-provider';
import { newId } from '../shared/ids';
import { chooseVariant } from './choose-variant';
import { readFlagRules } from './read-flag-rules';

/**
 * An OpenFeature client over the table of rules. It never throws: whatever cannot be evaluated is
 * answered with the default that the caller named.
 */
export function createFlagClient(db: Knex): Client {
  // OpenFeature is one for a process; a domain of its own keeps two databases apart.
  const domain = newId();
  OpenFeature.setProvider(
    domain,
    createRuleProvider(async (key, audience) =>
      chooseVariant((await readFlagRules(db)).get(key), audience),
    ),
  );
  return OpenFeature.getClient(domain);
}
