import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { chatsNamespace } from './protocol/names';
import { engines } from './testing/engines';
import { openTestBed } from './testing/open-test-bed';
import { enterChats, openRawWebSocket } from './testing/raw-websocket';

const cutFor = (reason: string) =>
  `gateway_cut_connections_total{reason="${reason}",process="test"}`;
const answered = 'Invalid namespace';

/** Frames that cost the server a response or a look-up, from admitted and not yet admitted connections. */
const floods = [
  { said: 'requests for what is not there', text: '40/nowhere,', kind: 'text' },
  { said: 'pongs', text: '3', kind: 'text' },
  { said: 'acknowledgements', text: `43${chatsNamespace},7[]`, kind: 'text' },
  { said: 'pings of the websocket itself', text: 'x', kind: 'ping' },
] as const;

describe.each(engines)('the door of a gateway on %s', async (engine) => {
  const bed = await openTestBed(engine);
  const from = (address: string) => ({ 'x-forwarded-for': address });

  async function enter(url: string, address = '203.0.113.7') {
    const client = await openRawWebSocket(url, (await bed.signIn()).cookie, from(address));
    client.send(enterChats);
    await eventually(() => expect(client.text()).toContain(`40${chatsNamespace},`));
    return { ...client, closed: once(client.socket, 'close') };
  }

  it.each(floods)('cuts off a flood of $said, and answers none beyond the limit', async (flood) => {
    const gateway = await bed.start({ framesPerSecond: 30, framesBeforeEntry: 10 });
    const inside = await enter(gateway.url);
    const outside = await openRawWebSocket(gateway.url, '');
    const closed = [inside.closed, once(outside.socket, 'close')];
    for (const client of [inside, outside]) client.flood(flood.text, 500, flood.kind);
    await Promise.all(closed);
    const answers = (text: string) => text.split(answered).length - 1;
    expect(answers(inside.text())).toBeLessThanOrEqual(30);
    expect(answers(outside.text())).toBeLessThanOrEqual(10);
    // Socket.IO closes a connection that is not admitted at the first unreadable frame.
    expect(await gateway.figure(cutFor('frames'))).toBeGreaterThan(0);
  });

  it('cuts off a client that takes its address over the limit, and no quiet neighbour', async () => {
    const gateway = await bed.start({
      framesPerSecond: 50,
      framesPerAddress: 60,
      connectionsPerAddress: 10,
    });
    const quiet = await enter(gateway.url);
    const elsewhere = await enter(gateway.url, '203.0.113.8');
    const loud = [await enter(gateway.url), await enter(gateway.url)];
    for (const client of [...loud, elsewhere]) client.flood('3', 40);
    await Promise.race(loud.map(({ closed }) => closed));
    quiet.flood(`42${chatsNamespace},0["nonsense"]`, 1);
    await eventually(() => expect(quiet.text()).toContain(`43${chatsNamespace},0`));
    expect(elsewhere.socket.closed).toBe(false);
  });

  it('closes clients that do not enter in time, are not admitted, or leave without disconnecting', async () => {
    const gateway = await bed.start({ enterMs: 100, refusedMs: 100 });
    const silent = await openRawWebSocket(gateway.url, '');
    const anonymous = await openRawWebSocket(gateway.url, '');
    const ended = [once(silent.socket, 'close'), once(anonymous.socket, 'close')];
    anonymous.send(enterChats);
    await Promise.all(ended);
    expect(anonymous.text()).toContain('unauthorized');
    expect(await gateway.figure(cutFor('not-admitted'))).toBe(2);

    const idle = await enter(gateway.url);
    const client = await enter(gateway.url);
    client.send(`41${chatsNamespace},`);
    client.socket.on('data', () => client.socket.end());
    await client.closed;
    expect(idle.socket.closed).toBe(false);
  });

  it('ends a fragmented message that exceeds its size or never ends', async () => {
    // Node's engine counts fragments; the native one gets no pong during a message.
    const pace = engine === 'node' ? { pingMs: 300_000 } : { pingMs: 500, pongMs: 1000 };
    const gateway = await bed.start({ ...pace, maxPayloadBytes: 4096 });
    const alive = await enter(gateway.url);
    const [large, endless] = [await enter(gateway.url), await enter(gateway.url)];
    const timer = setInterval(() => {
      alive.send('3');
      endless.flood('', 10, 'part');
    }, 20);
    large.flood('x'.repeat(1000), 1, 'first');
    large.flood('x'.repeat(1000), 4, 'part');
    endless.flood('3', 1, 'first');
    await Promise.all([large.closed, endless.closed]);
    clearInterval(timer);
    expect(alive.socket.closed).toBe(false);
  });

  it('limits connections per address before admission, at the upgrade, and no others', async () => {
    const gateway = await bed.start({ unadmittedPerAddress: 2 });
    for (let count = 0; count < 3; count += 1) await enter(gateway.url);
    const open = (address: string) => openRawWebSocket(gateway.url, '', from(address));
    const [first] = [await open('203.0.113.7'), await open('203.0.113.7')];
    expect((await open('203.0.113.7')).text()).toContain('HTTP/1.1 429 ');
    expect((await open('203.0.113.8')).text()).toContain('"sid"');
    first.socket.destroy();
    await eventually(async () => expect((await open('203.0.113.7')).text()).toContain('"sid"'));
  });

  it('has no second connection under the name of a first', async () => {
    const { url } = await bed.start();
    const first = await openRawWebSocket(url, '');
    const sid = /"sid":"([^"]+)"/.exec(first.text())?.[1] ?? '';
    const second = await openRawWebSocket(url, '', {}, `&sid=${sid}`);
    expect(second.text()).toContain('HTTP/1.1 400 ');
  });
});
