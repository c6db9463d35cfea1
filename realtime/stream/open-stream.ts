import type { RedisClient } from '~/db/redis-connection';
import { bareResponseHeaders } from '~/config/bare-response-headers';
import type { DomainContext } from '~/domain/shared/context';
import type { Logger } from '~/observability/logger';
import type { AddressCounts } from '../address-counts';
import { admit } from '../admit';
import type { AdmissionRefusal } from '../refusals';
import { isAllowedOrigin } from '../allow-origin';
import { clientAddress } from '../client-address';
import type { EngineRequest, EngineResponse } from '../engines/engine';
import type { Entrance } from '../entrance';
import type { GatewayMetrics } from '../gateway-metrics';
import { sendError } from '../http-responses';
import type { GatewayLimits } from '../limits';
import { readCredentials } from '../read-credentials';
import type { Subscriptions } from '../subscriptions/subscriptions';
import type { StreamListener } from '../subscriptions/listener';
import { openingFrame } from './frames';
import { readReplay, type ReadersPlace } from './replay';
import { createStreamListener } from './stream-listener';

interface Handles {
  context: DomainContext;
  entrance: Entrance;
  redis: RedisClient;
  subscriptions: Subscriptions;
  addresses: AddressCounts;
  metrics: GatewayMetrics;
  logger: Logger;
  limits: GatewayLimits;
  publicUrl: string;
}

const streamHeaders = {
  ...bareResponseHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

type Refused = AdmissionRefusal | 'not-verified';

const refusals: Record<Refused, [status: number, message: string]> = {
  'not-verified': [403, 'Email is not verified'],
  unauthorized: [401, 'Unauthorized'],
  'too-many-connections': [429, 'Too many connections'],
  unavailable: [503, 'Service unavailable'],
};

/**
 * Creates the event stream of one channel. Events of chats go to people who may chat, including visitors;
 * all other events go to signed-in users, verified or not.
 */
export function createOpenStream(handles: Handles, channel: StreamListener['channel']) {
  const { context, redis, metrics, logger, limits, publicUrl } = handles;

  return async (request: EngineRequest, response: EngineResponse): Promise<void> => {
    const refuseWith = (status: number, message: string, reason: string) => {
      metrics.refusals.inc({ kind: 'stream', reason });
      sendError(response, status, message, request.path);
    };
    const refuseFor = (reason: Refused) => refuseWith(...refusals[reason], reason);

    if (!isAllowedOrigin(publicUrl, request.headers['origin'])) {
      return refuseWith(403, 'Forbidden', 'origin');
    }
    const credentials = await readCredentials(context, request.headers['cookie'], publicUrl);
    if (credentials.kind === 'nobody') return refuseFor('unauthorized');
    const isOfChats = channel === 'chats';
    if (credentials.kind === 'guest' && !isOfChats) return refuseFor('unauthorized');
    const { listener, open, isRevoked } = createStreamListener(credentials, {
      channel,
      onRevoked: () => metrics.endedSessions.inc({ kind: 'stream' }),
    });
    const admission = await admit(handles, {
      credentials,
      listener,
      address: clientAddress(request.peer, request.headers['x-forwarded-for']),
      onClose: (leave) => response.onClose(leave),
    });
    if (!admission.ok) return refuseFor(admission.reason);
    if (isOfChats && credentials.kind === 'user' && !admission.isVerified) {
      admission.leave();
      return refuseFor('not-verified');
    }

    await admission.subscription.pausedWhile(async () => {
      const { frames, position } = await readReplay(redis, admission.subscription, {
        channel,
        place: readPlace(request, context.now().getTime()),
      });
      if (isRevoked()) return refuseFor('unauthorized');
      const personId = credentials.person.id;
      metrics.connections.inc({ kind: 'stream' });
      logger.info({ personId, replayed: frames.length }, 'stream opened');
      response.onClose(() => {
        metrics.connections.dec({ kind: 'stream' });
        logger.info({ personId }, 'stream closed');
      });
      // The replay comes first: a reader cut off within it must resume where it stopped.
      const opening = frames.join('') + openingFrame(limits.retryMs, position);
      open(response.stream(streamHeaders, opening), position);
    });
  };
}

/**
 * Milliseconds after which a page that starts to listen has to load its data again, like one at an unknown
 * position.
 */
const longestPageAgeMs = 60_000;
const noPlace = 'unknown';

/**
 * Returns the reader's position. A browser that reconnects by itself sends the header, while its address
 * may still contain an older event or the time at which the page was read.
 */
function readPlace({ headers, query }: EngineRequest, now: number): ReadersPlace | undefined {
  const lastEventId = headers['last-event-id'] || query.get('lastEventId');
  if (lastEventId) return lastEventId;
  const since = query.get('since') ?? '';
  if (!/^\d{1,15}$/.test(since)) return undefined;
  return now - Number(since) > longestPageAgeMs ? noPlace : { since: Number(since) };
}
