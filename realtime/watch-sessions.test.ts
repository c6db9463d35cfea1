import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { holdPerson } from '~/domain/age-reviews/hold-person';
import { transact } from '~/domain/shared/transactions/transact';
import { personChannel } from './protocol/envelope';
import { serverEvent } from './protocol/names';
import type { TestBed } from './testing/create-test-bed';
import { openTestBed } from './testing/open-test-bed';
import type { ChatClient, StreamClient } from './testing/test-clients';
import { engines } from './testing/engines';

const path = '/api/v1/notifications/stream';

describe.each(engines)('sessions on %s', async (engine) => {
  const bed = await openTestBed(engine);

  type SignedIn = Awaited<ReturnType<TestBed['signIn']>>;
  async function open(url: string, { cookie }: { cookie: string }) {
    const chat = bed.chat(url, cookie);
    const stream = bed.stream(url + path, cookie);
    await eventually(() => {
      expect(chat.socket.connected).toBe(true);
      expect(stream.opened).toBe(1);
    });
    return { chat, stream };
  }
  const isEnded = async ({ chat, stream }: { chat: ChatClient; stream: StreamClient }) => {
    await eventually(() => {
      expect(chat.received.map(({ name }) => name)).toEqual([serverEvent.unauthorized]);
      // After this the stock client does not reconnect by itself: it refreshes first.
      expect(chat.closings).toEqual(['io server disconnect']);
      expect(stream.errors.length).toBeGreaterThan(0);
    });
    // It reconnects once and receives the reason.
    await eventually(() => expect(stream.errors).toContain(401));
  };
  const isOpen = ({ chat, stream }: { chat: ChatClient; stream: StreamClient }) => {
    expect(chat.socket.connected).toBe(true);
    expect(chat.closings).toEqual([]);
    expect(stream.errors).toEqual([]);
  };
  const revoke = ({ sessionId }: SignedIn) =>
    bed.database
      .db('sessions')
      .where({ id: sessionId })
      .update({ revoked_at: new Date(), revoked_reason: 'test' });

  it('closes the connections of a revoked session, on both gateways, and no others', async () => {
    const first = await bed.start();
    const second = await bed.start();
    const person = await bed.signIn();
    const other = await bed.signIn();
    const ending = [await open(first.url, person), await open(second.url, person)];
    const staying = await open(first.url, other);
    await revoke(person);
    await bed.relay.revoke(person.id, person.sessionId);
    await Promise.all(ending.map(isEnded));
    isOpen(staying);
  });

  it('closes all connections of twenty people who were signed out elsewhere at once', async () => {
    const first = await bed.start();
    const second = await bed.start();
    const people = await Promise.all(Array.from({ length: 20 }, () => bed.signIn()));
    const connections = await Promise.all(
      people.flatMap((person) => [open(first.url, person), open(second.url, person)]),
    );
    const staying = await open(first.url, await bed.signIn());
    await Promise.all(people.map(revoke));
    await Promise.all(people.map((person) => bed.relay.revoke(person.id, person.sessionId)));
    await Promise.all(connections.map(isEnded));
    isOpen(staying);
  });

  it('keeps a person’s other session, until all of theirs are revoked', async () => {
    const { url } = await bed.start();
    const person = await bed.signIn();
    const connections = await open(url, person);
    await bed.relay.revoke(person.id, '0190b0c0-0000-7000-8000-000000000000');
    const remark = { channel: 'chats' as const, name: serverEvent.characterWriting, payload: {} };
    await bed.relay.say(person.id, remark);
    await eventually(() => expect(connections.chat.received).toHaveLength(1));
    isOpen(connections);
    connections.chat.received.length = 0;
    await revoke(person);
    await bed.relay.revoke(person.id, null);
    await isEnded(connections);
  });

  it('looks every session up after the connection to Redis was lost', async () => {
    const { url } = await bed.start();
    const ended = [await bed.signIn(), await bed.signIn(), await bed.signIn()] as const;
    const other = await bed.signIn();
    const visitor = await bed.visit();
    const ending = [];
    for (const person of ended) ending.push(await open(url, person));
    const staying = await open(url, other);
    const guest = bed.chat(url, visitor.cookie);
    const held = await bed.visit();
    const heldGuest = bed.chat(url, held.cookie);
    await eventually(() => {
      expect(guest.socket.connected).toBe(true);
      expect(heldGuest.socket.connected).toBe(true);
    });

    await revoke(ended[0]);
    const { db } = bed.database;
    await db('users').where({ id: ended[1].id }).update({ state: 'suspended' });
    await db('sessions').where({ id: ended[2].sessionId }).update({ expires_at: new Date() });
    const person = { kind: 'guest' as const, id: held.id };
    await transact(bed.context, (trx) => holdPerson(bed.context, trx, person));
    await bed.cutSubscribers();
    await Promise.all(ending.map(isEnded));
    await eventually(() => expect(heldGuest.closings).toEqual(['io server disconnect']));
    isOpen(staying);
    expect(guest.socket.connected).toBe(true);
  });

  it('refuses a connection whose session ends during its admission', async () => {
    const gateway = await bed.start();
    const person = await bed.signIn();
    const subscribers = async () =>
      Number((await bed.redis.pubsub('SHARDNUMSUB', personChannel(person.id)))[1]);
    const lock = await bed.database.owner.transaction();
    await lock.raw('lock table sessions in access exclusive mode');
    const chat = bed.chat(gateway.url, person.cookie);
    const stream = bed.stream(gateway.url + path, person.cookie);
    await eventually(async () => expect(await subscribers()).toBe(1));
    const controls = 'gateway_envelopes_total{outcome="control",process="test"}';
    await eventually(async () => {
      await bed.relay.revoke(person.id, person.sessionId);
      expect(await gateway.figure(controls)).toBeGreaterThan(1);
    });
    await lock.rollback();
    await eventually(() => {
      expect(chat.errors).toMatchObject([{ message: 'unauthorized' }]);
      expect(stream.errors).toEqual([401]);
    });
    await eventually(async () => expect(await subscribers()).toBe(0));
  });

  it('looks all of them up with one database query', async () => {
    const { url } = await bed.start();
    for (let count = 0; count < 3; count += 1) await open(url, await bed.signIn());
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => void queries.push(sql);
    bed.gatewayDb.on('query', note);
    await bed.cutSubscribers();
    const lookUps = () => queries.filter((sql) => sql.includes('any('));
    await eventually(() => expect(lookUps()).toHaveLength(1));
    bed.gatewayDb.off('query', note);
  });

  it('outlives its access token as long as the session lives, and not longer', async () => {
    const { url } = await bed.start({ sessionSweepMs: 50 });
    const staying = await bed.signIn();
    const person = await bed.signIn();
    const connections = await open(url, person);
    const others = await open(url, staying);
    await revoke(person);
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => void queries.push(sql);
    bed.gatewayDb.on('query', note);
    bed.context.advance(16 * 60 * 1000);
    await eventually(() => expect(connections.chat.closings).toEqual(['io server disconnect']));
    isOpen(others);
    bed.gatewayDb.off('query', note);
    expect(queries.filter((sql) => sql.includes('any('))).toHaveLength(1);
    bed.context.advance(-16 * 60 * 1000);
  });
});
