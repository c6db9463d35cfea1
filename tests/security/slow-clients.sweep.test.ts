import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeouts } from '~/app/kit/http/server/timeouts';
import { createSiteServer } from '~/app/kit/http/server/site-server';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { createSite } from '~/app/create-site';
import { eventually } from '~/db/testing/eventually';
import { createMetrics } from '~/observability/metrics';
import { renderPages } from './testing/pages';

const rateLimits = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 300,
  drainTimeout: 500,
  connectionsCheckingInterval: 50,
};

/** More than the kernel buffers for a client that does not read. */
const large = Buffer.alloc(32 * 1024 * 1024, 1);

let site: TestSite;
let server: Server;
const dribbling: NodeJS.Timeout[] = [];
beforeAll(async () => {
  site = await startSite();
  await site.storage.put('characters/luna/large.webp', large, { contentType: 'image/webp' });
  const listener = createSite({ ...site.handles, renderPages, metrics: createMetrics('slow') });
  server = createSiteServer(listener, rateLimits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => dribbling.splice(0).forEach((timer) => clearInterval(timer)));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

/** Sends the beginning, then a character at intervals, until the connection ends. */
async function dribble(opening: string, drop: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => void (received += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(opening);
  dribbling.push(setInterval(() => void say(socket, drop), 20));
  await once(socket, 'close');
  return received;
}

function say(socket: Socket, drop: string): void {
  if (socket.writable) socket.write(drop);
}

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n`;

it.each([
  ['its headers', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-a: ', 'a'],
  ['its first line', 'GET /', 'a'],
  [
    'a call’s body',
    `${head('/api/v1/auth/login', 'application/json')}content-length: 60000\r\n\r\n`,
    ' ',
  ],
  [
    'a call’s chunks',
    `${head('/api/v1/auth/login', 'application/json')}transfer-encoding: chunked\r\n\r\n`,
    '1\r\n \r\n',
  ],
  [
    'a form',
    `${head('/sign_in', 'application/x-www-form-urlencoded')}content-length: 60000\r\n\r\n`,
    'a',
  ],
])('a client that sends %s drop by drop is cut off', async (_what, opening, drop) => {
  const received = await dribble(opening, drop);
  expect(received).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

it('an unused connection is closed', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume();
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'close');
});

describe('an answer', () => {
  const request = (server: Server) => {
    const path = site.storage.signedPath('characters/luna/large.webp', {
      expiresAt: new Date(Date.now() + 600_000),
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    let received = 0;
    socket.on('data', (chunk: Buffer) => void (received += chunk.length));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    return { socket, received: () => received };
  };
  const openSockets = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

  it('that is not read is cut, and its waiting data is released', async () => {
    const { socket, received } = request(server);
    await once(socket, 'data');
    socket.pause();
    await eventually(async () => expect(await openSockets()).toBe(0));
    socket.resume();
    await once(socket, 'close');
    expect(received()).toBeLessThan(large.length);
  });

  it('that is read a drop at a time is cut', async () => {
    const { socket, received } = request(server);
    await once(socket, 'data');
    socket.pause();
    dribbling.push(setInterval(() => void socket.read(10), 20));
    await eventually(async () => expect(await openSockets()).toBe(0));
    expect(received()).toBeLessThan(large.length);
    socket.destroy();
  });

  it('that is read with pauses arrives whole, though it takes longer', async () => {
    const { socket, received } = request(server);
    // A client that pauses at intervals, for less than is permitted.
    dribbling.push(
      setInterval(() => {
        socket.pause();
        setTimeout(() => socket.resume(), 30);
      }, 60),
    );
    await once(socket, 'close');
    expect(received()).toBeGreaterThan(large.length);
  });
});

it('the product’s own timeouts has an end', () => {
  const own = createSiteServer(() => undefined);
  expect(own.headersTimeout).toBe(timeouts.headersTimeout);
  expect(own.requestTimeout).toBe(timeouts.requestTimeout);
  for (const limit of [own.headersTimeout, own.requestTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(30_000);
  }
});
