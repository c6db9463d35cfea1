import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { serverEvent } from './protocol/names';
import { openTestBed } from './testing/open-test-bed';
import type { ChatClient } from './testing/test-clients';
import { engines } from './testing/engines';

describe.each(engines)('fan-out on %s', async (engine) => {
  const bed = await openTestBed(engine);

  const opens = (client: ChatClient) =>
    eventually(() => expect(client.socket.connected).toBe(true));
  const envelope = (n: number) => ({
    channel: 'chats' as const,
    name: serverEvent.characterWriting,
    payload: { n },
  });
  const numbers = (client: ChatClient) => client.received.map(({ payload }) => payload['n']);

  it('reaches every socket of a person on both gateways, in order, and no other person', async () => {
    const first = await bed.start();
    const second = await bed.start();
    const person = await bed.signIn();
    const other = await bed.visit();
    const clients = [first, first, second].map(({ url }) => bed.chat(url, person.cookie));
    const stranger = bed.chat(second.url, other.cookie);
    await Promise.all([...clients, stranger].map(opens));

    const all = Array.from({ length: 200 }, (_, index) => index);
    for (const n of all) await bed.relay.tell(person.id, envelope(n));
    await bed.relay.tell(other.id, envelope(-1));
    await eventually(() => {
      for (const client of clients) expect(numbers(client)).toEqual(all);
      expect(numbers(stranger)).toEqual([-1]);
    });
    expect(clients[0]?.received[0]?.name).toBe(serverEvent.characterWriting);
    const deliveries = 'gateway_deliveries_total{kind="socket",process="test"}';
    expect(await first.figure(deliveries)).toBe(400);
    expect(await second.figure(deliveries)).toBe(201);
  });

  it('reaches a visitor', async () => {
    const { url } = await bed.start();
    const visitor = await bed.visit();
    const client = bed.chat(url, visitor.cookie);
    await opens(client);
    await bed.relay.tell(visitor.id, envelope(1));
    await eventually(() => expect(numbers(client)).toEqual([1]));
  });

  it('drops a repeated event, and passes every ephemeral one', async () => {
    const { url } = await bed.start();
    const { id, cookie } = await bed.signIn();
    const client = bed.chat(url, cookie);
    await opens(client);
    const event = { ...envelope(1), eventId: newId() };
    await bed.relay.tell(id, event);
    await bed.relay.tell(id, event);
    await bed.relay.say(id, envelope(2));
    await bed.relay.say(id, envelope(2));
    await eventually(() => expect(numbers(client).at(-1)).toBe(2));
    await bed.relay.tell(id, envelope(3));
    await eventually(() => expect(numbers(client)).toEqual([1, 2, 2, 3]));
  });

  it('survives invalid envelopes and events outside the protocol', async () => {
    const gateway = await bed.start();
    const { id, cookie } = await bed.signIn();
    const client = bed.chat(gateway.url, cookie);
    await opens(client);
    const texts = ['', '{', 'null', '[]', '{"kind":"event"}', '{"kind":"other","sessionId":null}'];
    for (const text of texts) await bed.relay.publishRaw(id, text);
    for (const name of ['disconnect', 'connect', 'constructor', 'no-such-event']) {
      await bed.relay.tell(id, { ...envelope(0), name });
    }
    await bed.relay.tell(id, envelope(1));
    await eventually(() => expect(numbers(client)).toEqual([1]));
    const envelopes = (outcome: string) =>
      gateway.figure(`gateway_envelopes_total{outcome="${outcome}",process="test"}`);
    expect(await envelopes('malformed')).toBe(texts.length);
    expect(await envelopes('unknown')).toBe(4);
  });

  it('delivers events of the time without a connection to Redis, once and in order', async () => {
    const gateway = await bed.start();
    const { id, cookie } = await bed.signIn();
    const client = bed.chat(gateway.url, cookie);
    await opens(client);
    await bed.relay.tell(id, envelope(1));
    await eventually(() => expect(numbers(client)).toEqual([1]));
    await bed.relay.storeUnpublished(id, envelope(2));
    await bed.relay.storeUnpublished(id, envelope(3));
    await bed.cutSubscribers();
    await eventually(() => expect(numbers(client)).toEqual([1, 2, 3]));
    await bed.relay.tell(id, envelope(4));
    await eventually(() => expect(numbers(client)).toEqual([1, 2, 3, 4]));
  });

  it('delivers events that were relayed again after Redis lost its memory only if they are new, and disconnects', async () => {
    const gateway = await bed.start();
    const { id, cookie } = await bed.signIn();
    const client = bed.chat(gateway.url, cookie);
    await opens(client);
    const repeated = { ...envelope(1), eventId: newId() };
    await bed.relay.tell(id, repeated);
    await eventually(() => expect(numbers(client)).toEqual([1]));
    await bed.redis.flushdb();
    await bed.relay.storeUnpublished(id, repeated);
    await bed.relay.storeUnpublished(id, envelope(2));
    await bed.cutSubscribers();
    await eventually(() => expect(numbers(client)).toEqual([1, 2]));
    // It loads what was lost once it is connected again.
    await eventually(() => expect(client.closings).toContain('transport close'));
  });

  it('disconnects clients whose missed events it cannot deliver, and admits them again', async () => {
    const gateway = await bed.start({ subscribeWaitMs: 200 });
    const { id, cookie } = await bed.signIn();
    const client = bed.chat(gateway.url, cookie);
    await opens(client);
    gateway.redis.commands.disconnect();
    await bed.cutSubscribers();
    await eventually(() => expect(client.closings).toContain('transport close'));
    await eventually(async () => {
      const refused = 'gateway_refusals_total{kind="socket",reason="unavailable",process="test"}';
      expect(await gateway.figure(refused)).toBeGreaterThan(0);
    });
    await gateway.redis.commands.connect();
    await opens(client);
    await bed.relay.tell(id, envelope(1));
    await eventually(() => expect(numbers(client)).toEqual([1]));
  });
});
