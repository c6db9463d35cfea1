import * as z from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualLimits } from '~/db/connection-limits';
import { connectRedis, type RedisClient } from '~/db/redis-connection';
import { startProxy, type TestProxy } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { defineEvent } from '~/domain/shared/outbox/event';
import { newId } from '~/domain/shared/ids';
import { createLogger } from '~/observability/logger';
import {
  envelopeSchema,
  personChannel,
  personStream,
  type Envelope,
} from '~/realtime/protocol/envelope';
import { serverEvent } from '~/realtime/protocol/names';
import { toChats } from '~/realtime/protocol/publication';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { defineJob } from '../definition.job';
import { createEnqueuer, type Enqueuer } from '../enqueue.job';
import { listDeadLetters, requeueDeadLetters } from './dead-letters';
import { createPublisher } from './publisher';
import { startRelay, type Relay } from './relay';
import { onEvent, request, type Subscriber } from './subscriber';

const said = defineEvent('said', z.object({ text: z.string() }));
const counted = defineEvent('counted', z.object({ count: z.number() }));
const invented = defineEvent('invented', z.object({ text: z.string() }));
const countJob = defineJob({
  queue: 'maintenance',
  name: 'count',
  payload: z.object({ count: z.number().positive() }),
});

const say = onEvent(said, (payload, { personId }) => ({
  publications: [toChats(personId ?? '', serverEvent.chatError, { error: payload.text })],
}));
const sayInvented = onEvent(invented, (payload, { personId }) => ({
  publications: [toChats(personId ?? '', serverEvent.chatError, { error: payload.text })],
}));
const count = onEvent(counted, (payload) => ({ jobs: [request(countJob, payload)] }));
const thisRelease = [say, count];

const database = await openTestDatabase();
const server = await openTestRedis();
let enqueuer: Enqueuer;
let connections: RedisClient[] = [];
let relays: Relay[] = [];
let proxies: TestProxy[] = [];

beforeAll(() => {
  enqueuer = createEnqueuer(server.connect());
});
afterAll(() => enqueuer.close());
beforeEach(async () => {
  await database.owner('outbox').delete();
  await database.owner('relay_leases').delete();
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  for (const redis of connections) redis.disconnect();
  await Promise.all(proxies.map((proxy) => proxy.close()));
  [relays, connections, proxies] = [[], [], []];
});

interface Start {
  subscribers?: Subscriber[];
  redisUrl?: string;
  databaseUrl?: string;
  unknownSeconds?: number;
  partitions?: number;
  leaseMs?: number;
}

function start(options: Start = {}): Relay {
  const { subscribers = thisRelease, redisUrl = server.url, leaseMs = 1_000 } = options;
  const redis = connectRedis({
    url: redisUrl,
    name: 'relay',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    limits: { connectMs: 1_000, commandMs: 600 },
  });
  redis.on('error', () => undefined);
  connections.push(redis);
  const relay = startRelay({
    databaseUrl: options.databaseUrl ?? database.url,
    limits: usualLimits,
    redis,
    partitions: options.partitions ?? 1,
    leaseMs,
    replaySeconds: 300,
    unknownSeconds: options.unknownSeconds ?? 3600,
    logger: createLogger({ process: 'worker', level: 'silent' }),
    handover: {
      subscribers: new Map(subscribers.map((subscriber) => [subscriber.eventName, subscriber])),
      publisher: createPublisher(redis),
      enqueuer,
      kept: { entries: 100, seconds: 60 },
      openPayload: ({ payload }) => payload,
    },
  });
  relays.push(relay);
  return relay;
}

async function write(
  events: { name: string; payload: unknown; personId?: string; ageSeconds?: number }[],
): Promise<void> {
  for (const { name, payload, personId = newId(), ageSeconds = 0 } of events) {
    await database.db('outbox').insert({
      partition: 0,
      event_id: newId(),
      name,
      person_id: personId,
      aggregate_id: newId(),
      version: 1,
      payload: JSON.stringify(payload),
      created_at: new Date(Date.now() - ageSeconds * 1000),
    });
  }
}

const eventsReceivedBy = async (personId: string): Promise<string[]> => {
  const entries = await server.redis.xrange(personStream(personId), '-', '+');
  return entries.map(([, [, text = '{}']]) => {
    const { payload } = z
      .object({ payload: z.object({ error: z.string() }) })
      .parse(JSON.parse(text));
    return payload.error;
  });
};
const idsOf = async (personId: string): Promise<string[]> =>
  (await server.redis.xrange(personStream(personId), '-', '+')).map(([id]) => id);
const lying = () =>
  database.db('outbox').whereNull('published_at').whereNull('dead_at').orderBy('id').pluck('name');
const dead = () =>
  database.db('outbox').whereNotNull('dead_at').orderBy('id').select('name', 'dead_reason');

describe('an event that cannot be relayed', () => {
  it('is put aside with its reason while all others, before and after, are published once', async () => {
    const personId = newId();
    const broken = newId();
    await server.redis.set(personStream(broken), 'no stream');
    const text = (words: string) => ({ name: 'said', payload: { text: words }, personId });
    await write([
      text('one'),
      { name: 'said', payload: { words: 'does not fit' }, personId },
      { name: 'counted', payload: { count: -1 } },
      text('two'),
      { name: 'said', payload: { text: 'refused by Redis' }, personId: broken },
      text('three'),
    ]);
    start();
    await eventually(async () => expect(await lying()).toEqual([]));
    expect(await eventsReceivedBy(personId)).toEqual(['one', 'two', 'three']);
    expect(await dead()).toEqual([
      { name: 'said', dead_reason: 'text: invalid_type' },
      { name: 'counted', dead_reason: 'count: too_small' },
      { name: 'said', dead_reason: expect.stringContaining('WRONGTYPE') as string },
    ]);
  });
});

describe('the order of events', () => {
  it.each([9_998, 99_998])('is that of their numbers, from %i on', async (first) => {
    const personId = newId();
    await database.owner.raw("select setval(pg_get_serial_sequence('outbox', 'id'), ?)", [
      first - 1,
    ]);
    const words = ['one', 'two', 'three', 'four'];
    await write(words.map((text) => ({ name: 'said', payload: { text }, personId })));
    start();
    await eventually(async () => expect(await lying()).toEqual([]));
    expect(await eventsReceivedBy(personId)).toEqual(words);
  });
});

describe('an operator', () => {
  it('sees dead letters and requeues them once the cause is fixed', async () => {
    const personId = newId();
    await server.redis.set(personStream(personId), 'no stream');
    await write([{ name: 'said', payload: { text: 'at last' }, personId }]);
    start();
    await eventually(async () => expect(await dead()).toHaveLength(1));
    expect(await listDeadLetters(database.db)).toMatchObject([{ name: 'said' }]);
    await server.redis.del(personStream(personId));
    expect(await requeueDeadLetters(database.db, 'another')).toBe(0);
    expect(await requeueDeadLetters(database.db)).toBe(1);
    await eventually(async () => expect(await eventsReceivedBy(personId)).toEqual(['at last']));
    expect(await dead()).toEqual([]);
  });
});

describe('an event of a newer release', () => {
  it('stays in the outbox and delays no other event', async () => {
    const personId = newId();
    await write([
      { name: 'invented', payload: { text: 'new' }, personId },
      { name: 'said', payload: { text: 'known' }, personId },
    ]);
    start();
    await eventually(async () => expect(await eventsReceivedBy(personId)).toEqual(['known']));
    await eventually(async () => expect(await lying()).toEqual(['invented']));
    expect(await dead()).toEqual([]);
  });

  it('is taken, with the lead, by a process that knows it', async () => {
    const personId = newId();
    const older = start();
    await eventually(() => expect(older.leads()).toEqual([0]));
    const newer = start({ subscribers: [...thisRelease, sayInvented] });
    await write([{ name: 'invented', payload: { text: 'new' }, personId }]);
    await eventually(async () => expect(await eventsReceivedBy(personId)).toEqual(['new']));
    await eventually(() => expect(newer.leads()).toEqual([0]));
    await eventually(() => expect(older.leads()).toEqual([]));
  });

  it('is put aside when no release has recognised it for long', async () => {
    await write([
      { name: 'invented', payload: { text: 'old' }, ageSeconds: 100 },
      { name: 'invented', payload: { text: 'young' } },
    ]);
    start({ unknownSeconds: 50 });
    await eventually(async () =>
      expect(await dead()).toEqual([
        { name: 'invented', dead_reason: 'no release knew the event' },
      ]),
    );
    expect(await lying()).toEqual(['invented']);
  });
});

describe('an event that was published before', () => {
  it('keeps its place in the stream when it is due again, and new ones follow', async () => {
    const personId = newId();
    const text = (words: string) => ({ name: 'said', payload: { text: words }, personId });
    await write([text('one'), text('two')]);
    const first = start();
    await eventually(async () => expect(await lying()).toEqual([]));
    await first.stop();
    const ids = await idsOf(personId);
    // Simulates a restarted Redis, or a leader that died before it marked its publications.
    await database.db('outbox').where({ person_id: personId }).update({ published_at: null });
    const subscriber = server.connect();
    const received: Envelope[] = [];
    subscriber.on('smessage', (_, message) =>
      received.push(envelopeSchema.parse(JSON.parse(message))),
    );
    await subscriber.ssubscribe(personChannel(personId));
    start();
    await eventually(async () => expect(await lying()).toEqual([]));
    await write([text('three')]);
    await eventually(async () =>
      expect(await eventsReceivedBy(personId)).toEqual(['one', 'two', 'three']),
    );
    expect((await idsOf(personId)).slice(0, 2)).toEqual(ids);
    await eventually(() =>
      expect(received).toMatchObject([
        { streamId: ids[0] },
        { streamId: ids[1] },
        { payload: { error: 'three' } },
      ]),
    );
  });
});

it('publishes new events to a new Redis before the ones that it lost, and finally all of them', async () => {
  const personId = newId();
  const words = Array.from({ length: 200 }, (_, index) => `old ${index}`);
  await write(words.map((text) => ({ name: 'said', payload: { text }, personId })));
  const last = newId();
  await write([{ name: 'said', payload: { text: 'told last' }, personId: last }]);
  const first = start();
  await eventually(async () => expect(await lying()).toEqual([]));
  await first.stop();
  await database
    .owner('outbox')
    .where({ person_id: personId })
    .update({
      published_at: database.owner.raw("now() - interval '1 minute'"),
    });
  await server.redis.flushdb();
  await database.db('relay_state').update({ redis_run_id: 'another' });
  await write([{ name: 'said', payload: { text: 'new' }, personId: last }]);
  const subscriber = server.connect();
  const received: string[] = [];
  subscriber.on('smessage', (_, message) => {
    const { payload } = z
      .object({ payload: z.object({ error: z.string() }) })
      .parse(JSON.parse(message));
    received.push(payload.error);
  });
  await subscriber.ssubscribe(personChannel(personId), personChannel(last));
  start();
  await eventually(() =>
    expect(new Set(received)).toEqual(new Set(['told last', 'new', ...words])),
  );
  expect(received.slice(0, 2)).toEqual(['told last', 'new']);
  expect(received.filter((text) => text.startsWith('old')).slice(0, 200)).toEqual(words);
  await eventually(async () => {
    expect(await lying()).toEqual([]);
    expect(await database.db('relay_state').select('replay_after', 'replay_until')).toEqual([
      { replay_after: null, replay_until: null },
    ]);
  });
});

describe('the lead', () => {
  it('is one relay’s a partition, and free when that stops', async () => {
    // Longer than the test waits for the second relay: a lease that was not released would not expire in
    // time.
    const leaseMs = 20_000;
    const [first, second] = [start({ partitions: 2, leaseMs }), start({ partitions: 2, leaseMs })];
    await eventually(() => expect([...first.leads(), ...second.leads()].sort()).toEqual([0, 1]));
    const [leader, heir] = first.leads().includes(0) ? [first, second] : [second, first];
    await leader.stop();
    await eventually(() => expect(heir.leads()).toEqual([0, 1]));
  });

  it('passes to another when the leader’s Redis is silent', async () => {
    const proxy = await startProxy(server.url);
    proxies.push(proxy);
    const silenced = start({ redisUrl: proxy.url, leaseMs: 3_000 });
    await eventually(() => expect(silenced.leads()).toEqual([0]));
    const other = start({ leaseMs: 3_000 });
    proxy.goSilent();
    const personId = newId();
    await write([{ name: 'said', payload: { text: 'heard all the same' }, personId }]);
    await eventually(async () =>
      expect(await eventsReceivedBy(personId)).toEqual(['heard all the same']),
    );
    await eventually(() => expect(other.leads()).toEqual([0]));
  });

  it('passes to another when the leader’s PostgreSQL is silent', async () => {
    const proxy = await startProxy(database.url);
    proxies.push(proxy);
    const silenced = start({ databaseUrl: proxy.url, leaseMs: 3_000 });
    await eventually(() => expect(silenced.leads()).toEqual([0]));
    const other = start({ leaseMs: 3_000 });
    proxy.goSilent();
    const personId = newId();
    await write([{ name: 'said', payload: { text: 'heard all the same' }, personId }]);
    await eventually(async () =>
      expect(await eventsReceivedBy(personId)).toEqual(['heard all the same']),
    );
    await eventually(() => expect(other.leads()).toEqual([0]));
  });

  it('passes to another when the leader hangs in its work, and the old leader publishes nothing late', async () => {
    const personId = newId();
    let isHanging = false;
    const release: { now(): void } = { now: () => undefined };
    const released = new Promise<void>((resolve) => (release.now = resolve));
    const hanging = start({ subscribers: thisRelease });
    await eventually(() => expect(hanging.leads()).toEqual([0]));
    const connection = connections[0];
    if (!connection) throw new Error('no connection');
    // Simulates a process that is suspended between reading a batch and publishing it.
    const pipeline = connection.pipeline.bind(connection);
    connection.pipeline = (...commands) => {
      const made = pipeline(...commands);
      const exec = made.exec.bind(made);
      made.exec = async () => {
        isHanging = true;
        await released;
        return exec();
      };
      return made;
    };
    await write([{ name: 'said', payload: { text: 'one' }, personId }]);
    await eventually(() => expect(isHanging).toBe(true));
    const heir = start();
    await eventually(async () => expect(await eventsReceivedBy(personId)).toEqual(['one']));
    await write([{ name: 'said', payload: { text: 'two' }, personId }]);
    await eventually(async () => expect(await eventsReceivedBy(personId)).toEqual(['one', 'two']));
    // The events are due again, as after a restart of Redis; the former leader's pending batch must not
    // mark them.
    await heir.stop();
    await database.db('outbox').where({ person_id: personId }).update({ published_at: null });
    release.now();
    await hanging.stop();
    expect(await eventsReceivedBy(personId)).toEqual(['one', 'two']);
    expect(await lying()).toEqual(['said', 'said']);
  });
});
