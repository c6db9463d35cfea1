import {
  OpenApiGeneratorV31,
  OpenAPIRegistry,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import * as z from 'zod';
import type { Config } from '~/config/config';
import { accessCookie, cookieName, guestCookie, staffCookie } from '~/domain/accounts/cookies';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { streamEvents } from '~/realtime/protocol/stream';
import { errorShape } from '../http/answer-error';
import { commandsKeyHeader } from '../http/operations';
import type { AccessName } from './access';
import type { Endpoint } from './endpoint';
import { keyHeader, replayedHeader } from './idempotency-key';

const json = 'application/json';

/** Which credentials open a call; several in one list are alternatives. */
const securityOf: Record<AccessName, Record<string, string[]>[]> = {
  public: [],
  visitor: [{ session: [] }, { guest: [] }],
  'not-verified': [{ session: [] }],
  user: [{ session: [] }],
  staff: [{ staff: [] }],
  'commands-key': [{ commandsKey: [] }],
};

/** The contract as an OpenAPI 3.1 document, written from the rows themselves. */
export function describeApi(rows: readonly Endpoint[], config: Config) {
  const registry = new OpenAPIRegistry();
  const cookie = (name: string) =>
    ({ type: 'apiKey', in: 'cookie', name: cookieName(name, config.PUBLIC_URL) }) as const;
  registry.registerComponent('securitySchemes', 'session', cookie(accessCookie));
  registry.registerComponent('securitySchemes', 'guest', cookie(guestCookie));
  registry.registerComponent('securitySchemes', 'staff', cookie(staffCookie));
  registry.registerComponent('securitySchemes', 'commandsKey', {
    type: 'apiKey',
    in: 'header',
    name: commandsKeyHeader,
  });
  for (const row of rows) registry.registerPath(describe(row));
  registry.registerPath(eventStream());
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: `${config.PRODUCT_NAME} API`, version: '1' },
    servers: [{ url: '/api/v1' }],
  });
}

function describe(row: Endpoint): RouteConfig {
  const { body, query, params } = row;
  return {
    method: methodOf(row),
    path: row.path,
    tags: [row.area],
    summary: row.summary,
    security: securityOf[row.access],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(row.isIdempotent && { headers: keyed }),
      ...(body && { body: { required: true, content: { [json]: { schema: body } } } }),
    },
    responses: {
      [row.status]: row.status === 302 ? sentOn : done(row),
      ...failuresOf(row),
    },
  };
}

const done = (row: Endpoint) => ({
  description: 'Done',
  content: { [json]: { schema: row.answer } },
  ...(row.isIdempotent && { headers: replayed }),
});
const sentOn = {
  description: 'Sent on',
  headers: { Location: { description: 'Where a browser goes', schema: { type: 'string' } } },
} as const;

const keyed = z.object({
  [keyHeader]: idempotencyKeySchema.optional().meta({
    description:
      'One per intention. A repeat under the same key is answered as the first time, and nothing happens twice.',
  }),
});
const replayed = {
  [replayedHeader]: {
    description: 'Present when this answer was given before',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

const methods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Endpoint['method'], RouteConfig['method']>;
const methodOf = (row: Endpoint) => methods[row.method];

const notVerified = 'The e-mail address is not verified';
const notProved =
  'the session has not proved lately who is there (`proof-required`): log in again, or show it on the page /settings/confirm';

function failuresOf(row: Endpoint): RouteConfig['responses'] {
  const failure = (description: string) => ({
    description,
    content: { [json]: { schema: errorShape } },
  });
  return {
    ...(row.body || row.query || row.params || row.isIdempotent
      ? { 400: failure('The input is not valid') }
      : {}),
    ...(row.access === 'public' ? {} : { 401: failure('Nobody is signed in') }),
    ...(row.access === 'user' || row.access === 'visitor'
      ? { 403: failure(row.mayAskForProof ? `${notVerified}; or ${notProved}` : notVerified) }
      : {}),
    ...(row.isIdempotent
      ? {
          409: failure('A request with this key is still in progress'),
          422: failure('This key was used for another request'),
        }
      : {}),
    ...(row.isLimited ? { 429: failure('Too many attempts') } : {}),
    default: failure('Any other failure'),
  };
}

/** The gateway answers this one; it is part of the same contract. */
function eventStream(): RouteConfig {
  const events = Object.entries(streamEvents).map(([eventName, payload]) =>
    payload.extend({ eventName: z.literal(eventName) }),
  );
  return {
    method: 'get',
    path: '/notifications/stream',
    tags: ['notifications'],
    summary: 'Server-sent events; resumes after Last-Event-ID',
    security: securityOf['not-verified'],
    responses: {
      200: {
        description: 'Frames without an event line; each datum is one of these as JSON',
        content: {
          'text/event-stream': {
            schema: z.object({ event: z.union(events), lastEventId: z.string() }),
          },
        },
      },
      401: { description: 'Nobody is signed in', content: { [json]: { schema: errorShape } } },
    },
  };
}
