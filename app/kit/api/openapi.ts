import {
  OpenApiGeneratorV31,
  OpenAPIRegistry,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import * as z from 'zod';
import { rolesByPermission } from '~/domain/staff/permissions';
import type { Config } from '~/config/config';
import { accessCookie, cookieName, guestCookie, staffCookie } from '~/domain/sessions/cookies';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { streamSections } from '~/realtime/protocol/areas';
import { serverToClient } from '~/realtime/protocol/server-to-client';
import { errorShape } from '../http/server/respond-with-error';
import { serviceKeyHeader } from '~/config/service-key';
import { commandsKeyHeader } from '../http/server/operations';
import type { AccessName } from './access';
import { completeDocument } from './complete-document';
import type { Endpoint } from './endpoint';
import { failuresOf } from './failures';
import { keyHeader, replayedHeader } from './idempotency-key';

const json = 'application/json';

/** The credentials for each access; several in one list are alternatives. */
const securityOf: Record<AccessName, Record<string, string[]>[]> = {
  public: [],
  visitor: [{ session: [] }, { guest: [] }],
  'not-verified': [{ session: [] }],
  user: [{ session: [] }],
  creator: [{ session: [] }],
  master: [{ session: [] }],
  staff: [{ staff: [] }],
  'commands-key': [{ commandsKey: [] }],
  'service-key': [{ serviceKey: [] }],
  // Signed over the body, in each sender's own way.
  'webhook-signature': [],
};

/** Returns the contract as an OpenAPI 3.1 document, generated from the endpoints. */
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
  registry.registerComponent('securitySchemes', 'serviceKey', {
    type: 'apiKey',
    in: 'header',
    name: serviceKeyHeader(config),
  });
  for (const row of rows) registry.registerPath(describe(row));
  registry.registerPath(eventStream());
  registry.registerPath(chatEvents());
  return completeDocument(
    new OpenApiGeneratorV31(registry.definitions).generateDocument({
      openapi: '3.1.0',
      info: {
        title: `${config.PRODUCT_NAME} API`,
        version: '1',
        description:
          'What the site and its apps call. Every failure is told in one shape, `Error`.',
      },
      servers: [{ url: '/api/v1' }],
      'x-permissions': rolesByPermission(),
    }),
  );
}

function describe(row: Endpoint): RouteConfig {
  const { body, query, params } = row;
  return {
    method: methodOf(row),
    path: row.path,
    operationId: row.id,
    tags: [row.tag],
    summary: row.summary,
    description: describeWhole(row),
    security: securityOf[row.access],
    ...(row.permission && { 'x-permission': row.permission }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(row.isIdempotent && { headers: keyed }),
      ...(body && { body: { description: bodyMeaning, required: true, content: asJson(body) } }),
      ...(row.rawBody && row.method !== 'GET' && { body: asItComes }),
    },
    responses: {
      [row.status]: row.status === 302 ? sentOn : done(row),
      ...Object.fromEntries(
        [...failuresOf(row)].map(([status, description]) => [
          status,
          { description, content: asJson(errorShape) },
        ]),
      ),
    },
  };
}

const asJson = (schema: z.ZodType) => ({ [json]: { schema } });

const bodyMeaning = 'What the call is told; names it does not know are ignored.';

/** The body of a call that receives bytes, or whose senders each have their own format. */
const asItComes = {
  description:
    'The bytes as they are; of a webhook what its sender documents, signed as it documents',
  required: true,
  content: { 'application/octet-stream': { schema: z.string() } },
};

const callers: Record<AccessName, string> = {
  public: 'For everybody',
  visitor: 'For visitors and whoever is signed in',
  'not-verified': 'For whoever is signed in, their address proved or not',
  user: 'For whoever is signed in and has proved their address',
  creator: 'For whoever earns here: creators and managers',
  master: 'For managers of creators',
  staff: 'For staff',
  'commands-key': 'For whoever runs the site',
  'service-key': 'For services of ours that make things',
  'webhook-signature': 'For whoever can sign what they send',
};

/** Returns the summary together with the allowed callers and the rules for repetition and caching. */
function describeWhole(row: Endpoint): string {
  return [
    row.summary,
    callers[row.access],
    ...(row.isIdempotent ? ['May be repeated under one Idempotency-Key'] : []),
    ...(row.isCached ? ['The same for everybody, and kept by caches for a moment'] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const done = (row: Endpoint) => ({
  description: `What was asked for: ${row.summary}`,
  content: asJson(row.answer),
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

/** Describes the streams, which the gateway serves under the same contract. */
function eventStream(): RouteConfig {
  const events = [...streamSections]
    .sort((one, other) => one.order - other.order)
    .flatMap((section) => Object.entries(section.events))
    .map(([eventName, payload]) => payload.extend({ eventName: z.literal(eventName) }));
  return {
    method: 'get',
    path: '/notifications/stream',
    operationId: 'notifications.stream',
    tags: ['notifications'],
    summary: 'Server-sent events of the account',
    description: `${howStreamsResume} ${callers['not-verified']}.`,
    security: securityOf['not-verified'],
    responses: streamResponses(events),
  };
}

/** Describes the socket's chat events as a stream for clients that cannot open a socket. */
function chatEvents(): RouteConfig {
  const events = Object.entries(serverToClient).map(([eventName, payload]) =>
    payload.extend({ eventName: z.literal(eventName) }),
  );
  return {
    method: 'get',
    path: '/chats/events',
    operationId: 'chats.events',
    tags: ['chats'],
    summary: 'Server-sent events of the chats, for who cannot open a socket',
    description: `${howStreamsResume} ${callers.visitor}.`,
    security: securityOf.visitor,
    responses: {
      ...streamResponses(events),
      403: {
        description: 'The address is not proved',
        content: { [json]: { schema: errorShape } },
      },
    },
  };
}

const howStreamsResume =
  'Server-sent events; resumes after Last-Event-ID or, without one, tells what happened from `since` on, a moment of the last minute in milliseconds.';

const streamResponses = (events: z.ZodObject[]): RouteConfig['responses'] => ({
  200: {
    description: 'Frames without an event line; each datum is one of these as JSON',
    content: {
      'text/event-stream': {
        schema: z.object({ event: z.union(events), lastEventId: z.string() }),
      },
    },
  },
  401: { description: 'Nobody is signed in', content: { [json]: { schema: errorShape } } },
});
