import * as z from 'zod';
import { afterAll, beforeAll, expect } from 'vitest';
import { usualLimits } from '~/db/connection-limits';
import type { TestDatabase } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestRedis } from '~/db/testing/open-test-redis';
import type { DomainContext } from '~/domain/shared/context';
import { openPayload } from '~/domain/shared/outbox/event-payload';
import { subscribers } from '~/jobs/areas';
import { joinSubscribers } from '~/jobs/relay/subscriber';
import { createEnqueuer, type Enqueuer } from '~/jobs/enqueue.job';
import { createPublisher } from '~/jobs/relay/publisher';
import { startRelay, type Relay } from '~/jobs/relay/relay';
import { createLogger } from '~/observability/logger';
import { eventEnvelope, personStream } from '~/realtime/protocol/envelope';
import type { StreamPayloads } from '~/realtime/protocol/areas';

type Summaries = { [Name in keyof StreamPayloads]?: (payload: StreamPayloads[Name]) => string };

/** Short summaries of the events about money for pages; the rest is left out. */
const words: Summaries = {
  'user.token-balance-updated.event': ({ balance }) => `balance ${balance}`,
  'subscriptions.updated.event': ({ subscription }) => `premium ${subscription?.status ?? 'none'}`,
  'next-subscriptions.updated.event': ({ nextSubscription: next }) =>
    `next ${next ? `${next.subscriptionPlanDetails.duration_months} months` : 'none'}`,
  'fanclub.subscription.event': ({ character }) =>
    `club ${character.isCurrentUserFanClubMember ? 'open' : 'closed'}`,
  'user.special-offers-updated.event': ({ specialOffers }) =>
    `bonus ${specialOffers.map(({ status }) => status).join()}`,
  'user.meta-info-updated.event': ({ meta }) => `meta ${Object.keys(meta).length > 0}`,
  'user-has-marketing-email.event': ({ isHasMarketingEmail }) => `mail ${isHasMarketingEmail}`,
  resync: () => 'resync',
};

/**
 * Opens a reader of the events for a person's open pages, from the outbox and its relay, as in gateways.
 */
export async function recordStreamEvents(
  database: TestDatabase,
  { seal }: Pick<DomainContext, 'seal'>,
) {
  const server = await openTestRedis();
  let enqueuer: Enqueuer | undefined;
  let relay: Relay | undefined;
  beforeAll(() => {
    const redis = server.connect();
    enqueuer = createEnqueuer(server.connect());
    relay = startRelay({
      databaseUrl: database.url,
      limits: usualLimits,
      redis,
      partitions: 2,
      leaseMs: 3_000,
      replaySeconds: 300,
      unknownSeconds: 3600,
      logger: createLogger({ process: 'worker', level: 'silent' }),
      handover: {
        subscribers: joinSubscribers(subscribers),
        publisher: createPublisher(redis),
        enqueuer,
        kept: { entries: 500, seconds: 600 },
        openPayload: (row) => openPayload(seal, row.event_id, row.payload),
      },
    });
  });
  afterAll(async () => {
    await relay?.stop();
    await enqueuer?.close();
  });

  /** Returns all events for a person so far, in order. */
  return async function readEvents(personId: string): Promise<string[]> {
    const waiting = () =>
      database.db('outbox').whereNull('published_at').where({ person_id: personId }).pluck('name');
    await eventually(async () => expect(await waiting()).toEqual([]));
    const entries = await server.redis.xrange(personStream(personId), '-', '+');
    return entries.flatMap(([streamId, [, text = '{}']]) => {
      const read = eventEnvelope.parse({ streamId, ...z.looseObject({}).parse(JSON.parse(text)) });
      const format = words[read.name as keyof StreamPayloads] as
        ((payload: unknown) => string) | undefined;
      return read.channel === 'stream' && format ? [format(read.payload)] : [];
    });
  };
}
