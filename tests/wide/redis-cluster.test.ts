import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { openTestCluster } from '~/db/testing/open-test-cluster';
import type { RedisClient } from '~/db/redis-connection';
import { mastersOf, ownerOf } from '~/db/redis-nodes';
import { newId } from '~/domain/shared/ids';
import { readRunIds } from '~/jobs/relay/replay-after-redis-restart';
import { createPublisher } from '~/jobs/relay/publisher';
import { createLogger } from '~/observability/logger';
import { personChannel, personStream } from '~/realtime/protocol/envelope';
import { Channels } from '~/realtime/subscriptions/channels';

const cluster = await openTestCluster();
const logger = createLogger({ process: 'test', level: 'silent' });
const kept = { entries: 100, seconds: 60 };

/** Returns one person on each of the servers. */
function peopleOn(redis: RedisClient): string[] {
  const people = new Map<string | undefined, string>();
  while (people.size < 3) {
    const personId = newId();
    people.set(ownerOf(redis, personChannel(personId)), personId);
  }
  return [...people.values()];
}

const balanceEvent = (personId: string, version: number) => ({
  rowId: String(version),
  partition: 0,
  personId,
  mayRepeat: false,
  envelope: {
    kind: 'event' as const,
    eventId: newId(),
    aggregateId: personId,
    version,
    channel: 'stream' as const,
    name: 'user.token-balance-updated.event' as const,
    payload: { balance: version },
  },
});

async function open() {
  const redis = await cluster.connect();
  const received: string[] = [];
  const affected: ((channel: string) => boolean)[] = [];
  const channels = new Channels({ url: cluster.url, redis, logger });
  channels.listen({
    onMessage: (channel) => received.push(channel),
    onReady: (isAffected) => affected.push(isAffected),
  });
  onTestFinished(() => channels.close());
  return { redis, channels, received, affected, publisher: createPublisher(redis) };
}

describe('on a cluster', () => {
  it('people on every server receive the events that one relay publishes at once, and they are stored', async () => {
    const { redis, channels, received, publisher } = await open();
    const people = peopleOn(redis);
    for (const personId of people) await channels.subscribe(personChannel(personId));
    const lease = { partition: 0, epoch: 1 };
    await publisher.fence(lease);
    const events = people.map((personId, index) => balanceEvent(personId, index + 1));
    expect(await publisher.publish({ events, controls: [] }, [lease], kept)).toEqual([]);
    await eventually(() => expect([...received].sort()).toEqual(people.map(personChannel).sort()));
    for (const personId of people) expect(await redis.xlen(personStream(personId))).toBe(1);
  });

  it('a relay that was replaced is refused on every server', async () => {
    const { redis, publisher } = await open();
    await publisher.fence({ partition: 0, epoch: 7 });
    for (const personId of peopleOn(redis)) {
      const late = publisher.publish(
        { events: [balanceEvent(personId, 1)], controls: [] },
        [{ partition: 0, epoch: 6 }],
        kept,
      );
      await expect(late).rejects.toThrow('FENCED');
      expect(await redis.xlen(personStream(personId))).toBe(0);
    }
  });

  it('people on a server that restarts are notified and receive its events again, and no others do', async () => {
    const { redis, channels, received, affected } = await open();
    const people = peopleOn(redis);
    for (const personId of people) await channels.subscribe(personChannel(personId));
    expect(affected).toEqual([]);
    const before = await readRunIds(redis);
    const [gone = ''] = people;
    const owner = ownerOf(redis, personChannel(gone));
    const server = mastersOf(redis).find(
      ({ options }) => `${options.host}:${options.port}` === owner,
    );
    const pid = /^process_id:(\d+)/m.exec((await server?.info('server')) ?? '')?.[1];
    process.kill(Number(pid), 'SIGKILL');
    await eventually(() => expect(affected).not.toEqual([]));
    const isAffected = affected.at(-1) ?? (() => false);
    expect(people.map((personId) => isAffected(personChannel(personId)))).toEqual([
      true,
      false,
      false,
    ]);
    await channels.subscribe(personChannel(gone));
    await eventually(async () =>
      expect(await redis.spublish(personChannel(gone), 'again').catch(() => 0)).toBe(1),
    );
    await eventually(() => expect(received).toContain(personChannel(gone)));
    await eventually(async () =>
      expect(await readRunIds(redis).catch(() => before)).not.toBe(before),
    );
  });
});
