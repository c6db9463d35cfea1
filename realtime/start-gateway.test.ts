import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { errorResponseSchema } from './protocol/command-response';
import { serverEvent } from './protocol/names';
import { openTestBed } from './testing/open-test-bed';
import { findFreePort } from '~/db/testing/find-free-port';
import { enterChats, openRawWebSocket } from './testing/raw-websocket';
import { engines } from './testing/engines';

const streamPath = '/api/v1/notifications/stream';

describe.each(engines)('a gateway on %s', async (engine) => {
  const bed = await openTestBed(engine);

  it('reports its state to operators', async () => {
    const { url } = await bed.start();
    const health = await fetch(`${url}/healthz`);
    expect(await health.json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ ready: true, database: 'up', redis: 'up' });
    const metrics = await fetch(`${url}/metrics`);
    expect(metrics.headers.get('content-type')).toContain('text/plain');
    expect(await metrics.text()).toContain('gateway_connections');
  });

  it('reports to other callers only that it is ready', async () => {
    const key = 'metrics-key-of-tests';
    const { url } = await bed.start({}, 0, { metricsKey: key });
    const stranger = { 'x-forwarded-for': '203.0.113.9' };
    const request = (path: string, headers: Record<string, string>) =>
      fetch(url + path, { headers });
    expect(await (await request('/readyz', stranger)).json()).toEqual({ ready: true });
    const refused = await request('/metrics', stranger);
    expect(refused.status).toBe(403);
    expect(errorResponseSchema.parse(await refused.json())).toMatchObject({ path: '/metrics' });
    const operator = { ...stranger, authorization: `Bearer ${key}` };
    expect(await (await request('/metrics', operator)).text()).toContain('gateway_connections');
    expect(await (await request('/readyz', operator)).json()).toMatchObject({ redis: 'up' });
  });

  it('is not ready without Redis, and lives on', async () => {
    const { url, redis } = await bed.start();
    redis.commands.disconnect();
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ready: false, redis: 'down' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('answers anything else with 404 in the product’s error shape', async () => {
    const { url } = await bed.start();
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '//'],
      ['GET', '/api/v1/chats'],
      ['POST', '/healthz'],
      ['POST', streamPath],
    ] as const) {
      const response = await fetch(url + path, { method });
      expect(response.status).toBe(404);
      expect(errorResponseSchema.parse(await response.json())).toMatchObject({ path });
    }
    const polling = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect(polling.status).toBe(400);
  });

  it('gives nothing a browser could take for something else, or frame', async () => {
    const { url } = await bed.start();
    const { cookie } = await bed.signIn();
    const gone = new AbortController();
    const stream = { headers: { cookie }, signal: gone.signal };
    for (const [path, init] of [
      ['/healthz', {}],
      ['/metrics', {}],
      ['/nowhere', {}],
      [streamPath, {}],
      [streamPath, stream],
    ] as const) {
      const { headers } = await fetch(url + path, init);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
    gone.abort();
  });

  const upgrade =
    'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x3JJHMbDL1EzLkh9GBhXDw==\r\n';
  const h2c = 'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n';
  const sockets = '/socket.io/?EIO=4&transport=websocket';

  it.each([
    ['an offer of HTTP/2', 200, `GET /healthz`, h2c],
    ['an offer of HTTP/2 with a body', 404, `POST /healthz`, `${h2c}content-length: 2\r\n`],
    ['an offer of HTTP/2 where sockets are', 400, `GET ${sockets}`, h2c],
    ['polling', 400, 'GET /socket.io/?EIO=4&transport=polling', ''],
    ['polling under a name', 400, 'POST /socket.io/?EIO=4&transport=polling&sid=none', ''],
    ['a websocket elsewhere', 404, 'GET /elsewhere', upgrade],
    ['a websocket of a foreign page', 403, `GET ${sockets}`, `${upgrade}origin: http://a.test\r\n`],
    ['a websocket of another version', 400, `GET ${sockets.replace('4', '3')}`, upgrade],
    ['a websocket under a name', 400, `GET ${sockets}&sid=none`, upgrade],
    [
      'a websocket without a key',
      400,
      `GET ${sockets}`,
      upgrade.replace(/sec-websocket-key.*/, ''),
    ],
    ['a websocket without a version', 400, `GET ${sockets}`, upgrade.replace('13', '7')],
  ])('answers %s with %i and the headers of every answer', async (_what, status, line, more) => {
    const { url } = await bed.start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const body = more.includes('content-length') ? '{}' : '';
    socket.write(`${line} HTTP/1.1\r\nhost: a\r\n${more}\r\n${body}`);
    await eventually(() => expect(text).toMatch(/\}(\r\n0\r\n\r\n)?$/));
    socket.destroy();
    const response = text.toLowerCase();
    expect(response).toMatch(new RegExp(`^http/1.1 ${status} `));
    expect(response).toContain('x-content-type-options: nosniff');
    expect(response).toContain("frame-ancestors 'none'");
    expect(response).toContain('content-type: application/json; charset=utf-8');
  });

  it.runIf(engine === 'node').each([
    ['no HTTP at all', 400, 'NONSENSE\r\n\r\n'],
    ['a head too large', 431, `GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['wonders expected', 417, 'GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n'],
  ])('answers %s with %i and the same headers', async (_what, status, request) => {
    const { url } = await bed.start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(request);
    await once(socket, 'close');
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toContain('x-content-type-options: nosniff');
    expect(text).toContain("frame-ancestors 'none'");
  });

  it('reads heads as large as the site in front of it reads', async () => {
    const { url } = await bed.start();
    const cookie = `other=${'x'.repeat(15_000)}`;
    const response = await fetch(url + streamPath, { headers: { cookie } });
    expect(response.status).toBe(401);
    expect(errorResponseSchema.parse(await response.json()).statusCode).toBe(401);
  });

  it('refuses to share its port', async () => {
    const port = await findFreePort();
    await bed.start({}, port);
    await expect(bed.start({}, port)).rejects.toThrow(/EADDRINUSE|cannot listen/);
  });

  it('disconnects every client when it stops, and they reconnect by themselves', async () => {
    const port = await findFreePort();
    const first = await bed.start({}, port);
    const { id, cookie } = await bed.signIn();
    const chat = bed.chat(first.url, cookie);
    const stream = bed.stream(first.url + streamPath, cookie);
    await eventually(() => {
      expect(chat.socket.connected).toBe(true);
      expect(stream.opened).toBe(1);
    });
    await first.stop();
    await eventually(() => expect(chat.closings).toEqual(['transport close']));
    const second = await bed.start({}, port);
    await eventually(() => {
      expect(chat.socket.connected).toBe(true);
      expect(stream.opened).toBe(2);
    });
    await bed.relay.say(id, { channel: 'chats', name: serverEvent.characterWriting, payload: {} });
    await eventually(() => expect(chat.received).toHaveLength(1));
    expect(await second.figure('gateway_connections{kind="socket",process="test"}')).toBe(1);
    expect(await second.figure('gateway_connections{kind="stream",process="test"}')).toBe(1);
  });

  it('stops though a client does not read and another never enters', async () => {
    const gateway = await bed.start();
    const { cookie } = await bed.signIn();
    const paused = await openRawWebSocket(gateway.url, cookie);
    paused.send(enterChats);
    const idle = await openRawWebSocket(gateway.url, cookie);
    const half = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    await once(half, 'connect');
    half.write('GET /healthz HTTP/1.1\r\n');
    await eventually(() => expect(paused.text()).toContain('"sid"'));
    paused.socket.pause();
    await gateway.stop();
    for (const socket of [paused.socket, idle.socket, half]) socket.destroy();
  });

  it('outlives malformed frames, packets and requests', async () => {
    const { url } = await bed.start();
    const visitor = await bed.visit();
    const packets = [
      '',
      '4',
      '9',
      '40',
      '40/chats',
      '40/chats,{',
      '40/chats,null',
      '40/nowhere,',
      '41/chats,',
      '42/chats,',
      '42/chats,[]',
      '42/chats,[1]',
      '42/chats,{}',
      '42/chats,["disconnect"]',
      `42/chats,["chat.send-user-message.command"`,
      `42/chats,["chat.send-user-message.command",{"__proto__":{}}]`,
      `42/chats,99999999999999999999["chat.send-user-message.command",null]`,
      '43/chats,1[]',
      '44/chats,{"message":"no"}',
      '451-/chats,["x",{"_placeholder":true,"num":0}]',
      '45999999-/chats,["x"]',
      'b!!!',
      '\u0000',
      '[]'.repeat(5000),
    ];
    for (const entered of [false, true]) {
      for (const packet of packets) {
        const raw = await openRawWebSocket(url, visitor.cookie);
        if (entered) raw.send(enterChats);
        raw.send(packet);
        raw.send(packet);
        raw.socket.end();
        await once(raw.socket, 'close');
      }
    }
    const requests = [
      'GET // HTTP/1.1\r\nhost: a\r\n\r\n',
      'GET http://[ HTTP/1.1\r\nhost: a\r\n\r\n',
      'GET /socket.io/?EIO=4&transport=websocket&sid=none HTTP/1.1\r\nhost: a\r\n\r\n',
      'GET /socket.io/?EIO=3&transport=websocket HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n',
      'GET /elsewhere HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      `GET ${streamPath}?lastEventId=%ff%00 HTTP/1.1\r\nhost: a\r\ncookie: ${visitor.cookie}; %E0%A4%A=\r\n\r\n`,
      'NONSENSE\r\n\r\n',
    ];
    const { port } = new URL(url);
    for (const request of requests) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.end(request);
      socket.resume();
      await once(socket, 'close');
    }
    const client = bed.chat(url, visitor.cookie);
    await eventually(() => expect(client.socket.connected).toBe(true));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
