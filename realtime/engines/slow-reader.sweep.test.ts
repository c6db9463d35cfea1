import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { serverEvent } from '../protocol/names';
import type { TestGateway } from '../testing/create-test-bed';
import { openTestBed } from '../testing/open-test-bed';
import { enterChats, openRawWebSocket } from '../testing/raw-websocket';
import { engines } from '../testing/engines';

const limits = { maxBufferedBytes: 128 * 1024 };
/** Each message is large, so that it is unlikely to fill the kernel's last buffer exactly. */
const padding = 'x'.repeat(32 * 1024);
/** About 19 MB: more than the kernel buffers for a reader that does not read. */
const messages = 600;
/** Messages sent between two checks of the receivers: about 2 MB. */
const atOnce = 60;

describe.each(engines)('a slow reader on %s', async (engine) => {
  const bed = await openTestBed(engine);

  const slowReaders = (gateway: TestGateway, kind: string) =>
    gateway.figure(`gateway_slow_readers_total{kind="${kind}",process="test"}`);
  const connections = (gateway: TestGateway, kind: string) =>
    gateway.figure(`gateway_connections{kind="${kind}",process="test"}`);

  async function sayMany(personId: string, count = messages): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const payload = { n, padding };
      await bed.relay.say(personId, {
        channel: 'chats',
        name: serverEvent.characterWriting,
        payload,
      });
    }
  }

  async function publishMany(personId: string): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < messages; n += 1) {
      const payload = { n, padding };
      const name = 'user.meta-info-updated.event';
      ids.push(await bed.relay.tell(personId, { channel: 'stream', name, payload }));
    }
    return ids;
  }

  it('is cut off at the bound when its raw websocket is paused, with no gap before that', async () => {
    const gateway = await bed.start(limits);
    const { id, cookie } = await bed.signIn();
    const reader = await openRawWebSocket(gateway.url, cookie);
    reader.send(enterChats);
    await eventually(async () => expect(await connections(gateway, 'socket')).toBe(1));

    reader.socket.pause();
    await sayMany(id);
    await eventually(async () => {
      expect(await slowReaders(gateway, 'socket')).toBe(1);
      expect(await connections(gateway, 'socket')).toBe(0);
    });

    const closed = once(reader.socket, 'close');
    reader.socket.resume();
    await closed;
    const numbers = [...reader.text().matchAll(/"n":(\d+)/g)].map((match) => Number(match[1]));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.length).toBeLessThan(messages);
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });

  it('does not affect clients that read', async () => {
    // Tolerance for a reader that is late because the machine is slow.
    const gateway = await bed.start({ maxBufferedBytes: 4 * 1024 * 1024 });
    const { id, cookie } = await bed.signIn();
    const paused = await openRawWebSocket(gateway.url, cookie);
    paused.send(enterChats);
    const reading = bed.chat(gateway.url, cookie);
    await eventually(async () => expect(await connections(gateway, 'socket')).toBe(2));
    paused.socket.pause();
    for (let sent = 0; sent < messages; sent += atOnce) {
      await sayMany(id, atOnce);
      await eventually(() => expect(reading.received).toHaveLength(sent + atOnce));
    }
    await eventually(async () => expect(await connections(gateway, 'socket')).toBe(1));
    expect(reading.closings).toEqual([]);
    paused.socket.destroy();
  });

  it('reconnects by itself with the stock client, and receives the events from then on', async () => {
    const gateway = await bed.start(limits);
    const { id, cookie } = await bed.signIn();
    const client = bed.chat(gateway.url, cookie);
    await eventually(() => expect(client.socket.connected).toBe(true));
    const { ws } = client.socket.io.engine.transport as unknown as {
      ws: { pause(): void; resume(): void };
    };
    ws.pause();
    await sayMany(id);
    await eventually(async () => expect(await slowReaders(gateway, 'socket')).toBe(1));
    ws.resume();

    await eventually(() => {
      expect(client.closings).toEqual(['transport close']);
      expect(client.socket.connected).toBe(true);
    });
    const before = client.received.length;
    expect(client.received.map(({ payload }) => payload['n'])).toEqual([...Array(before).keys()]);
    const payload = { n: 'after' };
    await bed.relay.say(id, { channel: 'chats', name: serverEvent.characterWriting, payload });
    await eventually(() => expect(client.received.at(-1)?.payload).toEqual(payload));
  });

  it('is cut off when it does not read its event stream, and loses nothing when it resumes', async () => {
    const gateway = await bed.start(limits);
    const { id, cookie } = await bed.signIn();
    const address = `${gateway.url}/api/v1/notifications/stream`;
    const request = get(address, { headers: { cookie } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    await eventually(async () => expect(await connections(gateway, 'stream')).toBe(1));

    response.pause();
    const published = await publishMany(id);
    await eventually(async () => {
      expect(await slowReaders(gateway, 'stream')).toBe(1);
      expect(await connections(gateway, 'stream')).toBe(0);
    });
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.resume();
    await new Promise((resolve) => response.once('close', resolve));
    // A frame is complete once its blank line has arrived; a browser dispatches nothing before.
    const whole = text.slice(0, text.lastIndexOf('\n\n'));
    const first = [...whole.matchAll(/^id: (.+)\ndata/gm)].map((match) => String(match[1]));
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThan(messages);

    const resumed = bed.stream(`${address}?lastEventId=${first.at(-1)}`, cookie);
    await eventually(() => expect(first.length + resumed.ids.length).toBe(messages));
    expect([...first, ...resumed.ids]).toEqual(published);
  });

  it('may read slowly as long as it reads: its stream stays open and whole', async () => {
    const gateway = await bed.start({ maxBufferedBytes: 64 * 1024 * 1024, heartbeatMs: 20 });
    const { id, cookie } = await bed.signIn();
    const address = `${gateway.url}/api/v1/notifications/stream`;
    const request = get(address, { headers: { cookie } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.pause();
    const published = await publishMany(id);
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.resume();
    await eventually(() => {
      expect([...text.matchAll(/^id: (.+)\ndata/gm)].map((match) => match[1])).toEqual(published);
    });
    expect(await slowReaders(gateway, 'stream')).toBe(0);
    expect(await connections(gateway, 'stream')).toBe(1);
    request.destroy();
    await eventually(async () => expect(await connections(gateway, 'stream')).toBe(0));
  });
});
