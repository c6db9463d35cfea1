import * as z from 'zod';
import type { Config } from '~/config/config';
import { access } from './access';
import { accounts } from './accounts';
import { characters } from './characters';
import { chats } from './chats';
import { commands } from './commands';
import { endpointsOf, type Endpoint } from './endpoint';
import { emailAddresses } from './email-addresses';
import { home } from './home';
import { describeApi } from './openapi';
import { passwords } from './passwords';
import { social } from './social';
import { users } from './users';

const document = endpointsOf('config')({
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
  ...passwords,
  ...emailAddresses,
  ...users,
  ...home,
  ...characters,
  ...chats,
  ...commands,
  document,
];
