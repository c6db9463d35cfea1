import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '../../../testing/documents';
import { startSite, type TestSite } from '../../../testing/start-site';

let site: TestSite;
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  site = await startSite({ renderPages: renderDocuments() });
});
afterAll(async () => {
  await site.close();
  process.off('unhandledRejection', note);
});

/** Returns the response to a raw request target, which HTTP clients would normalise. */
async function fetchRaw(target: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const socket = connect(site.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(
    `${method} ${target} HTTP/1.1\r\nhost: localhost:3000\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
  );
  await once(socket, 'close');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
}
const locationIn = (text: string) => /^location: (.*)\r$/im.exec(text)?.[1];

it('a page renders whole', async () => {
  const { status, text } = await fetchRaw('/');
  expect(status).toBe(200);
  expect(text).toContain('<link rel="canonical" href="http://localhost:3000/"');
});

it.each(['POST', 'PUT', 'DELETE'])(
  '%s of a page under another name of this site is no failure of its own',
  async (method) => {
    const response = await fetch(`${site.origin}/nowhere`, {
      method,
      headers: { origin: 'http://localhost:3000', accept: 'text/html' },
    });
    expect(response.status).toBe(405);
    expect(await response.text()).toContain('</html>');
  },
);

describe('an address that is no path of the site', () => {
  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['//chats?a=1', '/chats?a=1'],
    ['/.//', '/'],
    ['/..//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
  ])('%s is sent on to %s', async (target, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, text } = await fetchRaw(target, method);
      expect(status).toBe(308);
      expect(locationIn(text)).toBe(location);
    }
    expect((await fetchRaw(target, 'POST')).status).toBe(400);
  });

  it.each(['/\\', '/\\\\', '/a\\b', '\\', '/\\evil.example', '/#', '*', 'http://evil.example/'])(
    '%s is refused',
    async (target) => {
      for (const method of ['GET', 'HEAD'])
        expect((await fetchRaw(target, method)).status).toBe(400);
    },
  );

  it.each(['/%5cx', '/a%5Cb', '/%5cx[]', '/%09/evil.example', '/a%0d%0ab', '/%7f', '/.data%5c'])(
    '%s, which is one once it is decoded, is refused',
    async (target) => {
      for (const method of ['GET', 'HEAD'])
        expect((await fetchRaw(target, method)).status).toBe(400);
    },
  );

  it('takes nothing with it', async () => {
    expect((await fetchRaw('/')).status).toBe(200);
    expect(uncaught).toEqual([]);
  });
});
