import * as z from 'zod';
import type { Config } from '~/config/config';
import { access } from './access';
import { endpointsOf, type ApiSection, type Endpoint } from './endpoint';
import { describeApi } from './openapi';

/** Returns the endpoints of all sections in the document's order, and the document's own endpoint. */
export function listEndpoints(sections: readonly ApiSection[]): readonly Endpoint[] {
  const described = new WeakMap<Config, Record<string, unknown>>();
  /** Caches the document, which never changes while the process runs. */
  const describeOnce = (config: Config): Record<string, unknown> => {
    const cached = described.get(config);
    if (cached) return cached;
    const made = { ...describeApi(endpoints, config) };
    described.set(config, made);
    return made;
  };
  const document = endpointsOf('config')({
    id: 'config.openapi',
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document',
    access: access.everyone,
    answer: z.record(z.string(), z.unknown()),
    handle: ({ context }) => Promise.resolve(describeOnce(context.config)),
  });
  const inOrder = [...sections].sort((one, other) => one.order - other.order);
  const endpoints = [...inOrder.flatMap(({ rows }) => rows), document];
  return endpoints;
}
