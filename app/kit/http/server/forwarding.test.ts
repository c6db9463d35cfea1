import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { serve, type Served } from '../../../testing/serve';
import { startSite, type TestSite } from '../../../testing/start-site';

/** Plays the gateway and records what it receives, so that a test can respond as it likes. */
async function startGateway() {
  const requests: { req: IncomingMessage; res: ServerResponse }[] = [];
  const sockets: { req: IncomingMessage; socket: Duplex }[] = [];
  const served = await serve((req, res) => requests.push({ req, res }));
  served.server.on('upgrade', (req: IncomingMessage, socket: Duplex) => {
    // An upgraded socket must be read and ended by its receiver, here by hand.
    socket.on('error', () => undefined).resume();
    socket.on('end', () => socket.end());
    sockets.push({ req, socket });
  });
  const next = async <Kind>(list: Kind[]) => {
    await eventually(() => expect(list.length).toBeGreaterThan(0));
    const received = list.pop();
    if (!received) throw new Error('nothing was received');
    return received;
  };
  return { served, nextRequest: () => next(requests), nextSocket: () => next(sockets) };
}

let gateway: Awaited<ReturnType<typeof startGateway>>;
let site: TestSite;
beforeAll(async () => {
  gateway = await startGateway();
  site = await startSite({ config: { REALTIME_URL: gateway.served.origin } });
});
afterAll(async () => {
  await site.close();
  await gateway.served.close();
});

const streamAddress = () => `${site.origin}/api/v1/notifications/stream`;

describe('the event stream', () => {
  async function open(headers: Record<string, string> = {}) {
    const aborter = new AbortController();
    const opening = fetch(streamAddress(), { headers, signal: aborter.signal });
    const upstream = await gateway.nextRequest();
    upstream.res.writeHead(200, { 'content-type': 'text/event-stream' });
    upstream.res.write('id: 1\ndata: first\n\n');
    const response = await opening;
    if (!response.body) throw new Error('the stream has no body');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    return { aborter, upstream, response, reader };
  }

  it('forwards each frame at once and unchanged, and passes on the caller’s headers', async () => {
    const { aborter, upstream, response, reader } = await open({
      'accept-encoding': 'gzip',
      cookie: 'nocturne_access=token',
      'last-event-id': '1700000000000-0',
      'x-request-id': 'request-of-a-stream',
    });
    expect(upstream.req.url).toBe('/api/v1/notifications/stream');
    expect(upstream.req.headers).toMatchObject({
      cookie: 'nocturne_access=token',
      'last-event-id': '1700000000000-0',
      'x-request-id': 'request-of-a-stream',
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect((await reader.read()).value).toBe('id: 1\ndata: first\n\n');
    upstream.res.write('id: 2\ndata: second\n\n');
    expect((await reader.read()).value).toBe('id: 2\ndata: second\n\n');
    aborter.abort();
  });

  it('ends at the gateway when the reader disconnects', async () => {
    const { aborter, upstream } = await open();
    const closed = once(upstream.res, 'close');
    aborter.abort();
    await closed;
    expect(upstream.res.writableFinished).toBe(false);
  });

  it('ends for the reader when the gateway disconnects', async () => {
    const { upstream, reader } = await open();
    await reader.read();
    upstream.res.destroy();
    await expect(reader.read()).rejects.toThrow();
  });

  it('ignores the address that a client claims to come from', async () => {
    const { aborter, upstream } = await open({ 'x-forwarded-for': '203.0.113.9' });
    expect(upstream.req.headers['x-forwarded-for']).toBe('127.0.0.1');
    aborter.abort();
  });
});

describe('a socket', () => {
  async function openSocket(path: string, port = site.port) {
    const socket: Socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGVzdA==\r\nOrigin: http://localhost\r\n\r\n',
    );
    socket.on('error', () => undefined);
    return socket;
  }
  const receive = async (socket: Duplex) => String((await once(socket, 'data'))[0]);

  async function openThrough() {
    const socket = await openSocket('/socket.io/?EIO=4&transport=websocket');
    const upstream = await gateway.nextSocket();
    const switched = receive(socket);
    upstream.socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(await switched).toMatch(/^HTTP\/1\.1 101 /);
    return { socket, upstream };
  }

  it('speaks with the gateway both ways', async () => {
    const { socket, upstream } = await openThrough();
    expect(upstream.req.url).toBe('/socket.io/?EIO=4&transport=websocket');
    expect(upstream.req.headers.origin).toBe('http://localhost');
    const received = receive(upstream.socket);
    socket.write('hello');
    expect(await received).toBe('hello');
    const answered = receive(socket);
    upstream.socket.write('welcome');
    expect(await answered).toBe('welcome');
    socket.destroy();
  });

  it('closes with whichever side closes first', async () => {
    const one = await openThrough();
    const gone = once(one.upstream.socket, 'close');
    one.socket.resetAndDestroy();
    await gone;
    const other = await openThrough();
    const ended = once(other.socket.resume(), 'close');
    other.upstream.socket.destroy();
    await ended;
  });

  it('is refused on any other path', async () => {
    for (const path of [
      '/',
      '/socket.iox',
      '/api/v1/notifications/stream',
      '/api/v1/chats/events',
    ]) {
      const socket = await openSocket(path);
      expect(await receive(socket)).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  it('receives the gateway’s own refusal', async () => {
    const socket = await openSocket('/socket.io/');
    const upstream = await gateway.nextSocket();
    const refused = receive(socket);
    upstream.socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    expect(await refused).toMatch(/^HTTP\/1\.1 403 /);
  });

  describe('while the gateway is down', () => {
    let lonely: TestSite;
    let vacant: Served;
    beforeAll(async () => {
      vacant = await serve(() => undefined);
      await vacant.close();
      lonely = await startSite({ config: { REALTIME_URL: vacant.origin } });
    });
    afterAll(() => lonely.close());

    it('is closed cleanly', async () => {
      const socket = await openSocket('/socket.io/', lonely.port);
      await once(socket.resume(), 'close');
      expect((await lonely.client().get('/healthz')).status).toBe(200);
    });

    it('leaves the streams with 502 in the error shape', async () => {
      for (const path of ['/api/v1/notifications/stream', '/api/v1/chats/events']) {
        expect(await lonely.client().get(path)).toMatchObject({
          status: 502,
          body: { statusCode: 502, path, data: null },
        });
      }
    });
  });
});
