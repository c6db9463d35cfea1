import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client';
import { logIn } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';

let site: TestSite;
let client: Client;
beforeAll(async () => {
  site = await startSite();
  client = await logIn(site);
});
afterAll(() => site.close());

const login = '/api/v1/auth/login';
const json = { 'content-type': 'application/json' };
const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('a body', () => {
  it.each([
    ['broken JSON', '{"email":', 400],
    ['a bare value', '"text"', 400],
    ['an array where an object belongs', '[]', 400],
    ['null', 'null', 400],
    ['nesting without end', nested(200), 400],
    ['a prototype key', '{"__proto__":{"isAdmin":true}}', 400],
    ['a constructor key', '{"email":{"constructor":{"prototype":{}}}}', 400],
    ['a NUL character', '{"email":"a@b.co","password":"a\\u0000bcdef"}', 400],
    ['half a character', '{"email":"a@b.co","password":"a\\ud800bcdef"}', 400],
    ['more than 64 KiB', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
  ])('of %s is refused in the error shape', async (_name, body, status) => {
    const answer = await client.request('POST', login, { body, headers: json });
    expect(answer).toMatchObject({
      status,
      body: { statusCode: status, message: expect.any(String) as unknown, path: login, data: null },
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      const answer = await client.request('POST', login, {
        body: '{"email":"a@b.co","password":"secret-1"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    },
  );

  it('in an unknown charset or encoding is refused', async () => {
    const charset = await client.request('POST', login, {
      body: '{}',
      headers: { 'content-type': 'application/json; charset=klingon' },
    });
    const encoding = await client.request('POST', login, {
      body: '{}',
      headers: { ...json, 'content-encoding': 'zip' },
    });
    expect([charset.status, encoding.status]).toEqual([415, 415]);
  });

  it('leaves no trace on objects made later', async () => {
    await client.request('POST', login, { body: '{"__proto__":{"polluted":1}}', headers: json });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a query', () => {
  it.each([
    '/api/v1/chats?limit=0',
    '/api/v1/chats?limit=101',
    '/api/v1/chats?limit=many',
    '/api/v1/chats?limit=1&limit=2',
    '/api/v1/chats?filter=everything',
    `/api/v1/chats?search=${'x'.repeat(101)}`,
    '/api/v1/chats?search=%00',
    '/api/v1/chats/not-an-id/messages',
    `/api/v1/chats/${crypto.randomUUID()}/messages?page=101`,
    `/api/v1/chats/${crypto.randomUUID()}/messages?before=-1`,
    '/api/v1/characters/public-profile',
    '/api/v1/characters/public-profile?slug[$ne]=x',
    '/api/v1/characters/public-profile?slug=../../etc',
    '/api/v1/characters/character-info-for-chat/UPPER',
    '/api/v1/home?seed=2',
  ])('like %s is refused', async (path) => {
    expect((await client.get(path)).status).toBe(400);
  });

  it('with a foreign cursor starts at the top', async () => {
    expect(await client.get('/api/v1/chats?cursor=made.up')).toMatchObject({
      status: 200,
      body: { items: [] },
    });
  });

  it('with a blank value counts as without it', async () => {
    expect((await client.get('/api/v1/chats?search=&limit=&cursor=')).status).toBe(200);
  });
});

describe('an address', () => {
  it('that no route serves is 404 in the error shape', async () => {
    for (const path of ['/api/v1/nowhere', '/api/v1', '/api/v2/auth', '/api']) {
      expect(await client.get(`${path}?secret=1`)).toMatchObject({
        status: 404,
        body: { statusCode: 404, message: 'Not found', path, data: null },
      });
    }
  });

  it('with an unsupported method is 405 and names the supported ones', async () => {
    const answer = await client.request('DELETE', '/api/v1/chats');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, GET');
  });

  it.each(['/api/v1/chats/%E0%A4%A/messages', '/%c0%ae%c0%ae/', '/api/v1/a%00b'])(
    'that does not decode (%s) is 400',
    async (path) => {
      expect((await client.get(path)).status).toBe(400);
    },
  );

  it.each(['a b/c', 'user@localhost', 'localhost:99999', 'localhost:x', '[::1'])(
    'with the invalid host %s is 400',
    async (host) => {
      const answer = await sendRaw(`GET /api/v1/home HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('without a host is 400 in the error shape', async () => {
    const answer = await sendRaw('GET /api/v1/home HTTP/1.1\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"statusCode":400/);
  });

  it('with a method of the protocol itself is 405', async () => {
    const answer = await sendRaw('TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });
});

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
