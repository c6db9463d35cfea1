import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/app/api/endpoints';
import type { Client } from '~/app/testing/client';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter } from '~/db/testing';
import { writeSetting } from '~/domain/settings/write-setting';
import { newId } from '~/domain/shared/ids';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, pages, renderPages } from './testing/pages';
import { sample } from '../testing/sample';
import { chatSettings } from '~/domain/chat/settings';

let site: TestSite;
let member: Client;
let staff: Client;
let slug: string;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
  // Nobody answers here, so nobody waits for it.
  await writeSetting(site.owner, chatSettings, 'reply_wait_without_script_ms', 1);
  member = await logIn(site);
  staff = await signInStaff(site, 'superAdmin');
  slug = (await makeCharacter(site.db)).slug;
});
afterAll(() => site.close());

const json = { 'content-type': 'application/json' };
const tenMegabytes = 10 * 1024 * 1024;
const nested = (levels: number, open: string, close: string) =>
  open.repeat(levels) + '1' + close.repeat(levels);

const calls = endpoints
  .filter(({ method }) => method !== 'GET')
  .map((row) => [row.method, `/api/v1${row.path}`] as const);

describe.each(sample(calls, 6))('%s %s', (method, path) => {
  const send = async (body: string) =>
    (await member.request(method, path, { body, headers: json })).status;

  it('refuses ten megabytes', async () => {
    expect(await send(JSON.stringify({ email: 'x'.repeat(tenMegabytes) }))).toBe(413);
  });

  it('refuses 100,000 levels, and as many as fit into what it reads', async () => {
    expect(await send(nested(100_000, '{"a":', '}'))).toBe(413);
    expect(await send(nested(100_000, '[', ']'))).toBe(413);
    expect(await send(nested(10_000, '{"a":', '}'))).toBe(400);
    expect(await send(nested(32_000, '[', ']'))).toBe(400);
  });

  it('refuses names that would reach a prototype, at any depth and in any spelling', async () => {
    for (const body of [
      '{"__proto__":{"polluted":1}}',
      '{"a":{"__proto__":{"polluted":1}}}',
      '{"a":[{"constructor":{"prototype":{"polluted":1}}}]}',
      '{"\\u005f_proto__":{"polluted":1}}',
    ]) {
      expect(await send(body), body).toBe(400);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

it('a length that lies is no way around the limit', async () => {
  let left = 640;
  const unmeasured = new ReadableStream({
    pull(stream) {
      left -= 1;
      if (left > 0) stream.enqueue(Buffer.alloc(16_384, '"x'));
      else stream.close();
    },
  });
  const answer = await fetch(`${site.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: json,
    body: unmeasured,
    duplex: 'half',
  }).catch((error: unknown) => error);
  // The answer or the end of the connection, whichever comes first.
  if (answer instanceof Response) expect(answer.status).toBe(413);
  else expect(answer).toBeInstanceOf(Error);
});

it('a small body that unfolds into a large one is refused', async () => {
  const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(tenMegabytes) }));
  expect(bomb.length).toBeLessThan(20_000);
  const { status } = await fetch(`${site.origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...json, 'content-encoding': 'gzip' },
    body: bomb,
  });
  expect(status).toBe(413);
});

describe.each(pages.filter(({ hasAction }) => hasAction).map(({ path }) => [`/${path}`] as const))(
  'the form of %s',
  (pattern) => {
    const address = () => pattern.replace(':slug', slug);
    const everyField = {
      email: 'somebody@example.com',
      password: 'secret-1',
      isAdult: 'on',
      code: '12345',
      content: 'Good evening',
      idempotencyKey: newId(),
    };
    const intents = sample(['', 'send', 'open', 'resend', 'verify'], 4);
    async function send(fields: Record<string, string>) {
      const client = pattern === '/verify' ? await logIn(site, { isVerified: false }) : member;
      const body = formBody(fields);
      return (await client.request('POST', address(), { body, headers: formHeaders })).status;
    }

    it('refuses ten megabytes', async () => {
      expect(await send({ ...everyField, content: 'x'.repeat(tenMegabytes) })).toBe(413);
    });

    it.each([
      '__proto__.polluted',
      '__proto__[polluted]',
      'constructor.prototype.polluted',
      'email.__proto__.polluted',
      'email[constructor][prototype][polluted]',
    ])('takes the name %s for no field of its own', async (name) => {
      expect(await send({ [name]: '1' })).toBeLessThan(500);
      expect(await send({ ...everyField, [name]: '1' })).toBeLessThan(500);
      expect({}).not.toHaveProperty('polluted');
    });

    it('follows no order to change what was typed', async () => {
      const payload = { name: '__proto__.polluted', value: '1' };
      for (const type of ['update', 'insert', 'remove', 'reorder', 'reset', 'validate']) {
        const order = JSON.stringify({ type, payload });
        expect(await send({ __intent__: order, __state__: order })).toBeLessThan(500);
      }
      expect({}).not.toHaveProperty('polluted');
    });

    it.each([
      ['names nested without end', { [`a${'.b'.repeat(20_000)}`]: '1' }],
      ['lists nested without end', { [`email${'[0]'.repeat(6_000)}`]: '1' }],
      ['a place far down a list', { 'email[4294967294]': '1' }],
    ])('is not upset by %s', async (_what, fields: Record<string, string>) => {
      expect(await send(fields)).toBeLessThan(500);
    });

    it('is not upset by characters that cannot be stored', async () => {
      for (const intent of intents) {
        for (const name of Object.keys(everyField)) {
          const fields = { ...everyField, intent, [name]: `a\0b${newId()}` };
          expect(await send(fields), `${intent} ${name}`).toBeLessThan(500);
        }
      }
    });

    it('is not upset by files, strange types or broken parts', async () => {
      const part = (disposition: string) =>
        `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n1\r\n--x--\r\n`;
      for (const [type, body] of [
        ['multipart/form-data; boundary=x', part('name="email"; filename="a.txt"')],
        ['multipart/form-data; boundary=x', part('name="__proto__"; filename="__proto__"')],
        ['multipart/form-data; boundary=x', 'no part at all'],
        ['multipart/form-data', part('name="email"')],
        ['text/plain', 'email=a'],
        ['application/json', '{"email":"a@b.co"}'],
      ] as const) {
        const client = pattern === '/verify' ? await logIn(site, { isVerified: false }) : member;
        const headers = { 'content-type': type };
        const { status } = await client.request('POST', address(), { body, headers });
        expect(status, `${type} ${body}`).toBeLessThan(500);
      }
    });
  },
);

describe('a query', () => {
  const hostile = [
    '__proto__=1',
    '__proto__[polluted]=1',
    'constructor[prototype][polluted]=1',
    'search[__proto__]=1',
    'limit[]=1&limit[]=2',
    `${'a[b]'.repeat(500)}=1`,
    Array.from({ length: 2_000 }, (_, index) => `k${index}=1`)
      .join('&')
      .slice(0, 7_000),
  ];

  const reads = endpoints.filter(({ method }) => method === 'GET');
  it.each(sample(reads, 3).map(({ path }) => [path] as const))(
    'of %s reaches no prototype',
    async (path) => {
      const address = path.replace('{slug}', slug).replace(/\{\w+\}/, newId());
      for (const query of hostile) {
        for (const client of [member, staff]) {
          const { status } = await client.get(`/api/v1${address}?${query}`);
          expect(status, query).toBeLessThan(500);
        }
      }
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it.each(pages.filter(({ path }) => path !== '*').map(({ path }) => [`/${path}`] as const))(
    'of the page %s reaches no prototype',
    async (pattern) => {
      for (const query of [
        ...hostile,
        'before=NaN',
        'before=1e99',
        'before=-1',
        'feed=__proto__',
      ]) {
        const { status } = await member.get(`${pattern.replace(':slug', slug)}?${query}`);
        expect(status, query).toBeLessThan(500);
      }
      expect({}).not.toHaveProperty('polluted');
    },
  );
});
