import * as z from 'zod';
import type { Config } from '~/config/config';
import { access } from './access';
import { accounts } from '../accounts/api';
import { cases } from '../cases/api';
import { characterAttributes } from '../characters/api/character-attributes';
import { characters } from '../characters/api/characters';
import { chats } from '../chat/api';
import { commands } from '../commands/api';
import { configuration } from '../configuration/api';
import { endpointsOf, type Endpoint } from './endpoint';
import { emailAddresses } from '../credentials/api/email-addresses';
import { errorReports } from '../errors/api';
import { home } from '../home/api';
import { images } from '../media/api';
import { models } from '../characters/api/models';
import { describeApi } from './openapi';
import { partners } from '../partners/api';
import { passwords } from '../credentials/api/passwords';
import { payments } from '../billing/api';
import { postActions } from '../posts/api/post-actions';
import { postFeeds } from '../posts/api/post-feeds';
import { posts } from '../posts/api/posts';
import { referrals } from '../referrals/api';
import { secondFactors } from '../second-factors/api';
import { social } from '../identities/api';
import { stories } from '../stories/api';
import { users } from '../profile/api';

const document = endpointsOf('config')({
  id: 'config.openapi',
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document',
  access: access.everyone,
  answer: z.record(z.string(), z.unknown()),
  handle: ({ context }) => Promise.resolve(describeOnce(context.config)),
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
