import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer, Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeStaff, makeUser, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, renderPages } from './testing/pages';

// Counts how often a password is hashed or compared; the work itself is still done.
vi.mock('@node-rs/argon2', { spy: true });

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
  // The first comparison of a process also creates the hash that matches no password.
  await site.client().post('/api/v1/auth/login', { email: newEmail(), password: testPassword });
});
afterAll(() => site.close());

const newEmail = () => `${newId()}@example.com`;
const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });

/** Returns what an observer could learn from one request: its response, and the work it causes. */
async function watch(email: string, act: () => Promise<Answer>, { domain } = site) {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => {
    // Settings are read again every few seconds by any request; after the response, one call wakes the
    // relay for all transactions that committed within a few milliseconds.
    if (sql.endsWith('from "settings"') || sql.includes('pg_notify')) return;
    statements.push(sql);
  };
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
  domain.db.on('query', note);
  try {
    const { status, body, headers, setCookies } = await act();
    return {
      status,
      body: blur(JSON.stringify(body), email),
      headers: [...headers.keys()].filter((name) => name !== 'set-cookie').sort(),
      location: blur(headers.get('location') ?? '', email),
      // The lifetime is counted from a moment that two requests do not share.
      cookies: setCookies.map((line) =>
        line.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, 'Max-Age'),
      ),
      work: {
        statements,
        hashed: vi.mocked(argon2.hash).mock.calls.length,
        compared: vi.mocked(argon2.verify).mock.calls.length,
      },
    };
  } finally {
    domain.db.removeListener('query', note);
  }
}

/** Removes everything that differs between any two requests. */
const blur = (text: string, email: string) =>
  text
    .replaceAll(email, '<address>')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/"(retryAfter|resendIn)Seconds":[1-9]\d*/g, '"$1Seconds":<seconds>');

type Arm = () => Promise<string>;
const stranger: Arm = async () => newEmail();
const member: Arm = async () => (await makeUser(site.db)).email;
const suspended: Arm = async () => (await makeUser(site.db, { state: 'suspended' })).email;
const unproved: Arm = async () => (await makeUser(site.db, { isVerified: false })).email;
const staff: Arm = async () => (await makeStaff(site.db)).email;
const formerStaff: Arm = async () => (await makeStaff(site.db, { isActive: false })).email;

async function signedUp(email: string): Promise<Client> {
  const client = site.client();
  await client.post('/api/v1/auth', { email, password: 'my-own-one' });
  return client;
}
const wrong = { password: 'no-such-one' };
const code = '00000';
const staffCode = '00000000';

/** Each way to submit an address, and the kinds of address that must be indistinguishable. */
const ways: [string, Arm[], (email: string) => Promise<() => Promise<Answer>>][] = [
  [
    'signing up by a call',
    [stranger, member, suspended, unproved],
    async (email) => () => site.client().post('/api/v1/auth', { email, password: 'my-own-one' }),
  ],
  [
    'signing up by a form',
    [stranger, member, suspended, unproved],
    async (email) => () =>
      post(site.client(), '/sign_up', { email, password: 'my-own-one', isAdult: 'on' }),
  ],
  [
    'logging in by a call',
    [stranger, member, suspended, unproved],
    async (email) => () => site.client().post('/api/v1/auth/login', { email, ...wrong }),
  ],
  [
    'logging in by a form',
    [stranger, member, suspended, unproved],
    async (email) => () => post(site.client(), '/sign_in', { email, ...wrong }),
  ],
  [
    'logging in by the password of an own sign-up',
    [stranger, member, suspended, unproved],
    async (email) => {
      await signedUp(email);
      return () => site.client().post('/api/v1/auth/login', { email, password: 'my-own-one' });
    },
  ],
  [
    'asking for another sign-up code',
    [stranger, member, suspended],
    async (email) => {
      const client = await signedUp(email);
      return () => client.put('/api/v1/auth/send-otp-sign-up', { email });
    },
  ],
  [
    'asking who one is after signing up',
    [stranger, member, suspended],
    async (email) => {
      const client = await signedUp(email);
      return () => client.get('/api/v1/users/me');
    },
  ],
  ...[0, 4, 5].map((before): (typeof ways)[number] => [
    `entering a wrong sign-up code after ${before} others`,
    [stranger, member, suspended],
    async (email) => {
      const client = await signedUp(email);
      const enter = () => client.post('/api/v1/auth/verify-otp', { email, code });
      for (let count = 0; count < before; count += 1) await enter();
      return enter;
    },
  ]),
  [
    'correcting the address of a sign-up',
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = await signedUp(newEmail());
      const { _id: id } = (await client.get('/api/v1/users/me')).body as { _id: string };
      const path = `/api/v1/auth/change-not-verified-email/${id}`;
      return () => client.request('PATCH', path, { body: { email } });
    },
  ],
  [
    'correcting the address of a sign-up by a form',
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = await signedUp(newEmail());
      return () => post(client, '/verify', { intent: 'change-email', email });
    },
  ],
  [
    'asking to use another address',
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = await logIn(site);
      const body = { email, password: testPassword };
      return () => client.post('/api/v1/auth/initiate-change-email', body);
    },
  ],
  [
    'entering a wrong code for another address',
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = await logIn(site);
      const body = { email, password: testPassword };
      await client.post('/api/v1/auth/initiate-change-email', body);
      return () => client.request('PATCH', '/api/v1/auth/change-email', { body: { code } });
    },
  ],
  [
    'asking for a new password by a call',
    [stranger, member, suspended, unproved],
    async (email) => () => site.client().post('/api/v1/auth/reset-password', { email }),
  ],
  [
    'asking for a new password twice',
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = site.client();
      await client.post('/api/v1/auth/reset-password', { email });
      return () => client.post('/api/v1/auth/reset-password', { email });
    },
  ],
  [
    'asking for a new password by a form',
    [stranger, member, suspended, unproved],
    async (email) => () => post(site.client(), '/reset_password', { email }),
  ],
  [
    'looking at the code step of a new password',
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = site.client();
      await post(client, '/reset_password', { email });
      return () => client.get('/reset_password');
    },
  ],
  [
    'entering a code for a new password that was never asked for',
    [stranger, member, suspended, unproved],
    async (email) => () =>
      site.client().post('/api/v1/auth/verify-reset-password-otp', { email, otp: code }),
  ],
  ...[0, 4, 5].map((before): (typeof ways)[number] => [
    `entering a wrong code for a new password after ${before} others`,
    [stranger, member, suspended, unproved],
    async (email) => {
      const client = site.client();
      await client.post('/api/v1/auth/reset-password', { email });
      const enter = () =>
        client.post('/api/v1/auth/verify-reset-password-otp', { email, otp: code });
      for (let count = 0; count < before; count += 1) await enter();
      return enter;
    },
  ]),
  [
    'asking for a staff code',
    [stranger, staff, formerStaff],
    async (email) => () => post(site.client(), '/admin', { email }),
  ],
  [
    'asking for a staff code twice',
    [stranger, staff, formerStaff],
    async (email) => {
      const client = site.client();
      await post(client, '/admin', { email });
      return () => post(client, '/admin', { email });
    },
  ],
  [
    'entering a staff code that was never asked for',
    [stranger, staff, formerStaff],
    async (email) => () =>
      post(site.client(), '/admin', { intent: 'verify', email, code: staffCode }),
  ],
  ...[0, 4, 5].map((before): (typeof ways)[number] => [
    `entering a wrong staff code after ${before} others`,
    [stranger, staff, formerStaff],
    async (email) => {
      const client = site.client();
      await post(client, '/admin', { email });
      const enter = () => post(client, '/admin', { intent: 'verify', email, code: staffCode });
      for (let count = 0; count < before; count += 1) await enter();
      return enter;
    },
  ]),
];

describe.each(ways)('%s', (_way, arms, prepare) => {
  it('gets the same answer with the same work, whether or not the address has an account', async () => {
    const seen = [];
    for (const arm of arms) {
      const email = await arm();
      seen.push(await watch(email, await prepare(email)));
    }
    for (const other of seen.slice(1)) expect(other).toEqual(seen[0]);
  });
});

it('a log-in compares two passwords, there or not', async () => {
  const email = newEmail();
  const { work } = await watch(email, () =>
    site.client().post('/api/v1/auth/login', { email, ...wrong }),
  );
  expect(work).toMatchObject({ hashed: 0, compared: 2 });
});

it('the password of an own sign-up forgives no guesses at the owner’s', async () => {
  const limited = await startSite();
  try {
    const { email } = await makeUser(limited.db);
    const client = limited.client();
    await client.post('/api/v1/auth', { email, password: 'my-own-one' });
    const statuses = [];
    for (let round = 0; round < 11; round += 1) {
      await client.post('/api/v1/auth/login', { email, ...wrong });
      const own = await client.post('/api/v1/auth/login', { email, password: 'my-own-one' });
      statuses.push(own.status);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await limited.close();
  }
});

it('the owner’s password opens the owner’s account, even after a later sign-up with the address', async () => {
  const { id, email } = await makeUser(site.db);
  await signedUp(email);
  const answer = await site.client().post('/api/v1/auth/login', { email, password: testPassword });
  expect(answer.body).toMatchObject({ _id: id, isVerified: true });
});

describe('an owner whose password attempts others have used up', async () => {
  const { address } = generousLimits.logIn;
  const limits = {
    address,
    strangers: address,
    account: { attempts: 2, seconds: 900 },
    byCode: true as const,
  };
  const guarded = await startSite({
    renderPages,
    rateLimits: { ...generousLimits, logIn: limits },
  });
  afterAll(() => guarded.close());

  async function usedUp(email: string) {
    const attacker = guarded.client();
    for (let count = 0; count < limits.account.attempts; count += 1) {
      await post(attacker, '/sign_in', { email, ...wrong });
    }
    return guarded.client();
  }

  it('is mailed a code, whether or not the password is right or the address has an account', async () => {
    const { email } = await makeUser(guarded.db);
    const tries: [string, string][] = [
      [newEmail(), wrong.password],
      [(await makeUser(guarded.db)).email, wrong.password],
      [email, testPassword],
    ];
    const seen = [];
    for (const [address, password] of tries) {
      const client = await usedUp(address);
      const act = () => post(client, '/sign_in', { email: address, password });
      seen.push(await watch(address, act, guarded));
    }
    for (const one of seen) {
      expect(one).toMatchObject({ status: 302, location: '/reset_password' });
      expect(one.work).toMatchObject({ hashed: 0, compared: 0 });
      expect(one).toEqual(seen[0]);
    }
  });

  it('logs in with the code and the password, without scripts, and with neither alone', async () => {
    const { email } = await makeUser(guarded.db);
    const owner = await usedUp(email);
    const logInAs = (client: Client, password: string) =>
      post(client, '/sign_in', { email, password });
    await logInAs(owner, testPassword);
    const page = await owner.get('/reset_password');
    expect(JSON.stringify(page.body)).toContain('Check your email');

    const wrongCode = await post(owner, '/reset_password', { intent: 'verify', code });
    expect(wrongCode.status).toBe(400);
    const mailed = await guarded.db('outbox').whereRaw("payload->>'email' = ?", [email]);
    const sealed = (mailed.at(-1) as { payload: { sealedCode: string } }).payload.sealedCode;
    const right = guarded.domain.seal.open(sealed);
    const proved = await post(owner, '/reset_password', { intent: 'verify', code: right });
    expect(proved).toMatchObject({ status: 302 });
    expect(proved.headers.get('location')).toBe('/sign_in');

    expect((await logInAs(owner, wrong.password)).status).toBe(400);
    const opened = await logInAs(owner, testPassword);
    expect(opened.status).toBe(302);
    expect(opened.setCookies.join()).toContain('access');
    // It admits no other person.
    expect((await logInAs(guarded.client(), testPassword)).headers.get('location')).toBe(
      '/reset_password',
    );
  });
});
