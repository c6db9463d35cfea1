import * as z from 'zod';
import type { Config } from '~/config/config';
import { access } from './access';
import { accounts } from './accounts';
import { cases } from './cases';
import { characterAttributes } from './character-attributes';
import { characters } from './characters';
import { chats } from './chats';
import { commands } from './commands';
import { configuration } from './configuration';
import { endpointsOf, type Endpoint } from './endpoint';
import { emailAddresses } from './email-addresses';
import { errorReports } from './error-reports';
import { home } from './home';
import { images } from './images';
import { models } from './models';
import { describeApi } from './openapi';
import { partners } from './partners';
import { passwords } from './passwords';
import { payments } from './payments';
import { postActions } from './post-actions';
import { postFeeds } from './post-feeds';
import { posts } from './posts';
import { referrals } from './referrals';
import { secondFactors } from './second-factors';
import { social } from './social';
import { stories } from './stories';
import { users } from './users';

const document = endpointsOf('config')({
  id: 'config.openapi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document',
  access: access.everyone,
  answer: z.record(z.string(), z.unknown()),
  handle: ({ site }) => Promise.resolve(describeOnce(site.config)),
});

const described = new WeakMap<Config, Record<string, unknown>>();

/** The document never changes while the process runs. */
function describeOnce(config: Config): Record<string, unknown> {
  const known = described.get(config);
  if (known) return known;
  const made = { ...describeApi(endpoints, config) };
  described.set(config, made);
  return made;
}

/** Every row of the contract that this process answers. */
export const endpoints: readonly Endpoint[] = [
  ...accounts,
  ...social,
  ...secondFactors,
  ...passwords,
  ...emailAddresses,
  ...users,
  ...home,
  ...configuration,
  ...payments,
  ...partners,
  ...errorReports,
  ...characters,
  ...characterAttributes,
  ...models,
  ...referrals,
  ...stories,
  ...images,
  ...posts,
  ...postFeeds,
  ...postActions,
  ...chats,
  ...cases,
  ...commands,
  document,
];
