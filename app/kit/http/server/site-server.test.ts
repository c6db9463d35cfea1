import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorShape } from './respond-with-error';
import { createSiteServer } from './site-server';

let server: Server;
beforeAll(async () => {
  server = createSiteServer(
    (req, res) => {
      req.resume();
      if (req.url === '/slow') res.write('begun');
      else res.end(`well ${req.method}`);
    },
    undefined,
    (_req, socket) => socket.end('HTTP/1.1 101 Socket\r\n\r\n'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

async function say(...parts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    const next = parts.shift();
    if (next !== undefined) socket.write(next);
  });
  socket.on('error', () => undefined);
  socket.write(parts.shift() ?? '');
  await once(socket, 'close');
  return text;
}

const bodyOf = (text: string) => errorShape.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? ''));

it.each([
  ['no HTTP at all', 400, 'NONSENSE\r\n\r\n'],
  ['an impossible length', 400, 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n'],
  ['a head too large', 431, `GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['wonders expected', 417, 'GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n'],
])('a request with %s is answered %i in the shape of errors', async (_what, status, request) => {
  const text = await say(request);
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toContain('cache-control: no-store');
  expect(text).toContain('x-content-type-options: nosniff');
  expect(text).toContain("frame-ancestors 'none'");
  expect(bodyOf(text)).toMatchObject({ statusCode: status, data: null });
});

it.each([
  ['GET / HTTP/1.1\r\nhost: a\r\n', '', 'well GET'],
  ['POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n', '{}', 'well POST'],
])('answers an offer of HTTP/2 as if there were none', async (head, body, answer) => {
  const offer =
    'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n';
  const text = await say(`${head}${offer}\r\n${body}`);
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain(answer);
});

it('passes on a request for a WebSocket', async () => {
  const upgradeHeaders = 'connection: Upgrade\r\nupgrade: WebSocket\r\n';
  expect(await say(`GET / HTTP/1.1\r\nhost: a\r\n${upgradeHeaders}\r\n`)).toContain('101 Socket');
});

it('ends an answer that has begun, and writes nothing into it', async () => {
  const text = await say('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n', 'NONSENSE\r\n\r\n');
  expect(text).toContain('begun');
  expect(text).not.toContain('statusCode');
});

it('answers a malformed request after a valid one', async () => {
  const text = await say('GET / HTTP/1.1\r\nhost: a\r\n\r\n', 'NONSENSE\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*well[^]*HTTP\/1\.1 400 /);
});
