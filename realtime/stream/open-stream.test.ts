import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { errorResponseSchema } from '../protocol/command-response';
import { personChannel, personStream } from '../protocol/envelope';
import { serverEvent } from '../protocol/names';
import { publicUrl, type TestBed } from '../testing/create-test-bed';
import { openTestBed } from '../testing/open-test-bed';
import { findFreePort } from '~/db/testing/find-free-port';
import type { StreamClient } from '../testing/test-clients';
import { engines } from '../testing/engines';

const path = '/api/v1/notifications/stream';

describe.each(engines)('the event stream on %s', async (engine) => {
  const bed = await openTestBed(engine);

  const opens = (client: StreamClient) => eventually(() => expect(client.opened).toBe(1));
  const balances = (client: StreamClient) => client.received.map(({ event }) => event['balance']);
  const publishBalance = (personId: string, balance: number) =>
    bed.relay.tell(personId, {
      channel: 'stream',
      name: 'user.token-balance-updated.event',
      payload: { balance },
    });

  it('sends a user their events, verified or not, in the contract’s frames', async () => {
    const { url } = await bed.start();
    for (const isVerified of [true, false]) {
      const { id, cookie } = await bed.signIn({ isVerified });
      const client = bed.stream(url + path, cookie);
      await opens(client);
      const streamId = await publishBalance(id, 42);
      await eventually(() => expect(client.received).toHaveLength(1));
      expect(client.received[0]).toEqual({
        event: { eventName: 'user.token-balance-updated.event', balance: 42 },
        lastEventId: streamId,
      });
      expect(client.ids).toEqual([streamId]);
    }
  });

  it('sends the headers that keep proxies from holding it back, and beats', async () => {
    const { url } = await bed.start({ heartbeatMs: 20, retryMs: 3000 });
    const { cookie } = await bed.signIn();
    const gone = new AbortController();
    const response = await fetch(url + path, { headers: { cookie }, signal: gone.signal });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-cache');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.endsWith('\n\n:\n\n:\n\n')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('retry: 3000\n');
    expect(text).not.toContain('event:');
    gone.abort();
  });

  it.each([
    ['nobody', () => Promise.resolve('')],
    ['a visitor', async (of: TestBed) => (await of.visit()).cookie],
    ['a suspended user', async (of: TestBed) => (await of.signIn({ state: 'suspended' })).cookie],
  ])('answers 401 in the product’s error shape to %s', async (_who, cookieOf) => {
    const { url } = await bed.start();
    const response = await fetch(url + path, { headers: { cookie: await cookieOf(bed) } });
    expect(response.status).toBe(401);
    expect(errorResponseSchema.parse(await response.json())).toMatchObject({
      statusCode: 401,
      message: 'Unauthorized',
      path,
      data: null,
    });
  });

  it('refuses a foreign origin and bounds the streams of a person', async () => {
    const { url } = await bed.start({ connectionsPerPerson: 1 });
    const { cookie } = await bed.signIn();
    for (const origin of ['http://elsewhere.test', 'null']) {
      expect((await fetch(url + path, { headers: { cookie, origin } })).status).toBe(403);
    }
    const client = bed.stream(url + path, cookie, { origin: publicUrl });
    await opens(client);
    expect((await fetch(url + path, { headers: { cookie } })).status).toBe(429);
  });

  it('sends only events of its own channel, and ephemeral ones without a stream id', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const client = bed.stream(url + path, cookie);
    await opens(client);
    await bed.relay.tell(id, { channel: 'chats', name: serverEvent.chatError, payload: {} });
    const first = await publishBalance(id, 1);
    await bed.relay.say(id, {
      channel: 'stream',
      name: 'user.meta-info-updated.event',
      payload: { meta: {} },
    });
    await eventually(() => expect(client.received).toHaveLength(2));
    expect(client.received.map(({ event }) => event.eventName)).toEqual([
      'user.token-balance-updated.event',
      'user.meta-info-updated.event',
    ]);
    expect(client.received[1]?.lastEventId).toBe(first);
  });

  it('sends only chat events at /chats/events, to visitors too, and replays them', async () => {
    const { url } = await bed.start();
    const address = `${url}/api/v1/chats/events`;
    for (const { id, cookie } of [await bed.signIn(), await bed.visit()]) {
      const client = bed.stream(address, cookie);
      await opens(client);
      await publishBalance(id, 1);
      const event = { channel: 'chats', name: serverEvent.chatError } as const;
      const first = await bed.relay.tell(id, { ...event, payload: { error: 'first' } });
      await bed.relay.tell(id, { ...event, payload: { error: 'second' } });
      await eventually(() => expect(client.received).toHaveLength(2));
      expect(client.received[0]).toEqual({
        event: { eventName: serverEvent.chatError, error: 'first' },
        lastEventId: first,
      });
      const late = bed.stream(address, cookie, { 'last-event-id': first });
      await eventually(() =>
        expect(late.received.map(({ event: { error } }) => error)).toEqual(['second']),
      );
    }
    const status = async (cookie: string) => (await fetch(address, { headers: { cookie } })).status;
    expect(await status('')).toBe(401);
    expect(await status((await bed.signIn({ isVerified: false })).cookie)).toBe(403);
  });

  it.each(['header', 'query'])(
    'replays the events after the last one named in the %s',
    async (by) => {
      const { url } = await bed.start();
      const { id, cookie } = await bed.signIn();
      const lastEventId = await publishBalance(id, 1);
      await bed.relay.tell(id, { channel: 'chats', name: serverEvent.chatError, payload: {} });
      await publishBalance(id, 2);
      await publishBalance(id, 3);
      const client =
        by === 'header'
          ? bed.stream(url + path, cookie, { 'last-event-id': lastEventId })
          : bed.stream(`${url}${path}?lastEventId=${lastEventId}`, cookie);
      await eventually(() => expect(balances(client)).toEqual([2, 3]));
      await publishBalance(id, 4);
      await eventually(() => expect(balances(client)).toEqual([2, 3, 4]));
    },
  );

  it('replays in order and once while events keep coming', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const already = bed.stream(url + path, cookie);
    await opens(already);
    const lastEventId = await publishBalance(id, 0);
    const all = Array.from({ length: 300 }, (_, index) => index + 1);
    const clients: StreamClient[] = [];
    for (const balance of all) {
      await publishBalance(id, balance);
      if (balance % 60 === 0) {
        clients.push(bed.stream(`${url}${path}?lastEventId=${lastEventId}`, cookie));
      }
    }
    await eventually(() => {
      expect(balances(already)).toEqual([0, ...all]);
      for (const client of clients) expect(balances(client)).toEqual(all);
    });
  });

  it('resumes by itself where the stock client was cut off', async () => {
    const port = await findFreePort();
    const first = await bed.start({}, port);
    const { id, cookie } = await bed.signIn();
    const client = bed.stream(first.url + path, cookie);
    await opens(client);
    await publishBalance(id, 1);
    await eventually(() => expect(balances(client)).toEqual([1]));
    await first.stop();
    await publishBalance(id, 2);
    await bed.start({}, port);
    await eventually(() => expect(balances(client)).toEqual([1, 2]));
    expect(client.received.map(({ event }) => event.eventName)).not.toContain('resync');
  });

  it('sends a reader without a position the events since their page was read', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    await publishBalance(id, 1);
    const read = Number((await publishBalance(id, 2)).split('-')[0]);
    const since = await eventually(() => {
      const now = Date.now();
      if (now <= read) throw new Error('the next event would be of the same millisecond');
      return now;
    });
    const client = bed.stream(`${url}${path}?since=${since}`, cookie);
    await opens(client);
    expect(client.received).toEqual([]);
    await publishBalance(id, 3);
    const other = bed.stream(`${url}${path}?since=${since}`, cookie);
    await eventually(() => {
      for (const one of [client, other]) expect(balances(one)).toEqual([3]);
    });
  });

  it('sends resync for a page that was read too long ago, and only later events without a valid time', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const newest = await publishBalance(id, 1);
    const late = bed.stream(`${url}${path}?since=${Date.now() - 61_000}`, cookie);
    await eventually(() => expect(late.received).toHaveLength(1));
    expect(late.received[0]).toEqual({ event: { eventName: 'resync' }, lastEventId: newest });
    const odd = ['', '-1', 'yesterday', '1e9', '9'.repeat(20)].map((since) =>
      bed.stream(`${url}${path}?since=${since}`, cookie),
    );
    for (const client of odd) await opens(client);
    await publishBalance(id, 2);
    await eventually(() => {
      for (const client of odd) expect(balances(client)).toEqual([2]);
    });
  });

  it('sends resync with its position when the missed events are gone', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const trimmed = await publishBalance(id, 1);
    await publishBalance(id, 2);
    const newest = await publishBalance(id, 3);
    await bed.redis.xtrim(personStream(id), 'MAXLEN', 1);
    for (const lost of [trimmed, '1-0', 'no-id', '99999999999999-0']) {
      const client = bed.stream(`${url}${path}?lastEventId=${lost}`, cookie);
      await eventually(() => expect(client.received).toHaveLength(1));
      expect(client.received[0]).toEqual({
        event: { eventName: 'resync' },
        lastEventId: newest,
      });
      expect(client.ids).toEqual([newest]);
      client.source.close();
    }
  });

  it('sends resync when Redis lost its memory', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const lastEventId = await publishBalance(id, 1);
    await bed.redis.flushdb();
    const client = bed.stream(`${url}${path}?lastEventId=${lastEventId}`, cookie);
    await eventually(() => expect(client.received).toHaveLength(1));
    expect(client.received[0]?.event).toEqual({ eventName: 'resync' });
    await publishBalance(id, 2);
    await eventually(() => expect(balances(client)).toEqual([undefined, 2]));
  });

  it('gives a reader its place before the first event', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const newest = await publishBalance(id, 1);
    const gone = new AbortController();
    const response = await fetch(url + path, { headers: { cookie }, signal: gone.signal });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toContain(`id: ${newest}\n\n`);
    gone.abort();
  });

  it('shares one subscription among a person’s streams, and leaves with the last of them', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const channel = personChannel(id);
    const subscribers = async () => Number((await bed.redis.pubsub('SHARDNUMSUB', channel))[1]);
    const clients = [1, 2, 3].map(() => bed.stream(url + path, cookie));
    await Promise.all(clients.map(opens));
    expect(await subscribers()).toBe(1);
    const [last, ...others] = clients;
    for (const client of others) client.source.close();
    await publishBalance(id, 5);
    await eventually(() => expect(last && balances(last)).toEqual([5]));
    expect(await subscribers()).toBe(1);
    last?.source.close();
    await eventually(async () => expect(await subscribers()).toBe(0));
  });

  it('does not send a repeat or an older version', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const client = bed.stream(url + path, cookie);
    await opens(client);
    const aggregateId = newId();
    const event = (version: number, eventId = newId()) => ({
      channel: 'stream' as const,
      name: 'user.token-balance-updated.event',
      payload: { balance: version },
      aggregateId,
      version,
      eventId,
    });
    const repeated = event(2);
    for (const one of [repeated, event(3), repeated, event(1), event(4)]) {
      await bed.relay.tell(id, one);
    }
    await eventually(() => expect(balances(client).at(-1)).toBe(4));
    expect(balances(client)).toEqual([2, 3, 4]);
  });
});
