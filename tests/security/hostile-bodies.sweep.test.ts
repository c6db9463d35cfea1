import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/app/endpoints';
import type { Client } from '~/app/testing/client';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeCharacter } from '~/db/testing';
import { runChecks, type Check } from '~/db/testing/run-checks';
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
  // There is no worker to reply here, so requests do not wait for one.
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
  // A webhook's body is read raw and authenticated by its signature: webhook-forgery.sweep.test.ts.
  .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/webhooks/'))
  .map((row) => [row.method, `/api/v1${row.path}`] as const);

/** The number of checks of one case that may run concurrently. */
const atOnce = 3;
const expectNoPollution = () => expect({}).not.toHaveProperty('polluted');

it.each(sample(calls, 6))('%s %s refuses a hostile body', async (method, path) => {
  // A recording is a form with a file, and larger: a body that is no form is refused whatever its size.
  const isUpload = path.endsWith('/voice-messages');
  const refuses = (what: string, body: string, expected: number): Check => [
    what,
    async () => {
      const { status } = await member.request(method, path, { body, headers: json });
      expect(isUpload ? [400, 413] : [expected]).toContain(status);
      expectNoPollution();
    },
  ];
  const checks = [
    refuses('ten megabytes', JSON.stringify({ email: 'x'.repeat(tenMegabytes) }), 413),
    refuses('100,000 levels of objects', nested(100_000, '{"a":', '}'), 413),
    refuses('100,000 levels of lists', nested(100_000, '[', ']'), 413),
    // The largest number of levels that fits into the part of a body that is read.
    refuses('10,000 levels of objects', nested(10_000, '{"a":', '}'), 400),
    refuses('32,000 levels of lists', nested(32_000, '[', ']'), 400),
    ...[
      '{"__proto__":{"polluted":1}}',
      '{"a":{"__proto__":{"polluted":1}}}',
      '{"a":[{"constructor":{"prototype":{"polluted":1}}}]}',
      '{"\\u005f_proto__":{"polluted":1}}',
    ].map((body) => refuses(`a name that would reach a prototype: ${body}`, body, 400)),
  ];
  await runChecks(checks, atOnce);
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
  // The response or the end of the connection, whichever comes first.
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

const everyField = {
  email: 'somebody@example.com',
  password: 'secret-1',
  isAdult: 'on',
  code: '12345',
  content: 'Good evening',
  idempotencyKey: newId(),
};

/** Names that would reach a prototype if a form's fields were assigned by name. */
const prototypeNames = [
  '__proto__.polluted',
  '__proto__[polluted]',
  'constructor.prototype.polluted',
  'email.__proto__.polluted',
  'email[constructor][prototype][polluted]',
];

const endless: Record<string, Record<string, string>> = {
  'names nested without end': { [`a${'.b'.repeat(20_000)}`]: '1' },
  'lists nested without end': { [`email${'[0]'.repeat(6_000)}`]: '1' },
  'a place far down a list': { 'email[4294967294]': '1' },
};

const part = (disposition: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n1\r\n--x--\r\n`;
const strangeBodies = [
  ['multipart/form-data; boundary=x', part('name="email"; filename="a.txt"')],
  ['multipart/form-data; boundary=x', part('name="__proto__"; filename="__proto__"')],
  ['multipart/form-data; boundary=x', 'no part at all'],
  ['multipart/form-data', part('name="email"')],
  ['text/plain', 'email=a'],
  ['application/json', '{"email":"a@b.co"}'],
] as const;

/** A form's fields, by what is strange about them. */
type StrangeFields = [what: string, fields: Record<string, string>][];

function namesThatMislead(): StrangeFields {
  const payload = { name: '__proto__.polluted', value: '1' };
  return [
    ...prototypeNames.flatMap((name): StrangeFields => [
      [`the name ${name} alone`, { [name]: '1' }],
      [`the name ${name} beside others`, { ...everyField, [name]: '1' }],
    ]),
    ...['update', 'insert', 'remove', 'reorder', 'reset', 'validate'].map(
      (type): StrangeFields[number] => {
        const order = JSON.stringify({ type, payload });
        return [`the order to ${type} what was typed`, { __intent__: order, __state__: order }];
      },
    ),
    ...Object.entries(endless),
  ];
}

function valuesThatCannotBeStored(): StrangeFields {
  return sample(['', 'send', 'open', 'resend', 'verify'], 4).flatMap((intent) =>
    Object.keys(everyField).map((name): StrangeFields[number] => [
      `${name} with the intent “${intent}”`,
      { ...everyField, intent, [name]: `a\0b${newId()}` },
    ]),
  );
}

const forms = pages.filter(({ hasAction }) => hasAction).map(({ path }) => [`/${path}`] as const);

describe.each(sample(forms, 2))('the form of %s', (pattern) => {
  const address = () => pattern.replace(':slug', slug);
  let visitor: Client;
  beforeAll(async () => {
    visitor = await logIn(site);
  });

  async function send(body: string, type = formHeaders['content-type']) {
    // Codes are refused after a few attempts, so each is tried by a new user.
    const client = pattern === '/verify' ? await logIn(site, { isVerified: false }) : visitor;
    const headers = { 'content-type': type };
    return (await client.request('POST', address(), { body, headers })).status;
  }
  const survives = (what: string, body: string, type?: string): Check => [
    what,
    async () => {
      expect(await send(body, type)).toBeLessThan(500);
      expectNoPollution();
    },
  ];

  it('refuses input that is too large, and survives strange types and names', async () => {
    const large = formBody({ ...everyField, content: 'x'.repeat(tenMegabytes) });
    const checks: Check[] = [
      ['ten megabytes', async () => expect(await send(large)).toBe(413)],
      ...namesThatMislead().map(([what, fields]) => survives(what, formBody(fields))),
      ...strangeBodies.map(([type, body]) => survives(`${type} ${body}`, body, type)),
    ];
    await runChecks(checks, atOnce);
  });

  it('survives characters that cannot be stored', async () => {
    const checks = valuesThatCannotBeStored().map(([what, fields]) =>
      survives(what, formBody(fields)),
    );
    await runChecks(checks, atOnce);
  });
});

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

  const survives = (who: string, client: Client, address: string): Check => [
    `as ${who}: ${address.slice(0, 200)}`,
    async () => {
      expect((await client.get(address)).status).toBeLessThan(500);
      expectNoPollution();
    },
  ];

  const reads = endpoints.filter(({ method }) => method === 'GET');
  it.each(sample(reads, 3).map(({ path }) => [path] as const))(
    'of %s reaches no prototype',
    async (path) => {
      const address = path.replace('{slug}', slug).replace(/\{\w+\}/, newId());
      const checks = hostile.flatMap((query) => [
        survives('member', member, `/api/v1${address}?${query}`),
        survives('staff', staff, `/api/v1${address}?${query}`),
      ]);
      await runChecks(checks, atOnce);
    },
  );

  const addressed = pages
    .filter(({ path }) => path !== '*')
    .map(({ path }) => [`/${path}`] as const);
  it.each(sample(addressed, 3))('of the page %s reaches no prototype', async (pattern) => {
    const queries = [...hostile, 'before=NaN', 'before=1e99', 'before=-1', 'feed=__proto__'];
    const address = pattern.replace(':slug', slug);
    const checks = queries.map((query) => survives('member', member, `${address}?${query}`));
    await runChecks(checks, atOnce);
  });
});
