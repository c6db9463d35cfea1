import * as z from 'zod';
import type { Config } from '~/config/config';
import { apiSections } from '../../api-sections';
import { access } from './access';
import { endpointsOf, type Endpoint } from './endpoint';
import { describeApi } from './openapi';

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
  ...[...apiSections].sort((one, other) => one.order - other.order).flatMap(({ rows }) => rows),
  document,
];
