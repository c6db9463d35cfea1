import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { giveTokens } from '~/db/testing';
import { issueGuestToken } from '~/domain/viewers/guests';
import { RefusalError } from '~/domain/shared/refusal';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { getBalance } from '~/domain/wallet/get-balance';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import { openingBalance } from '~/domain/wallet/schema';
import { createClient, type Answer, type Client } from '../../testing/client';
import { serve, type Served } from '../../testing/serve';
import { logIn, signInStaff } from '../../testing/sign-in';
import { startSite, type TestSite } from '../../testing/start-site';
import { access } from './access';
import { createApi } from './create-api';
import { endpointsOf } from './endpoint';

const endpoint = endpointsOf('users');
const lease = 60_000;
const day = 24 * 3600 * 1000;
const price = 10;
const answerSchema = z.object({ number: z.number().int() });

/** The work of the test endpoints when they are called; each test sets it. */
let work: (call: number) => Promise<unknown> = () => Promise.resolve();
let calls = 0;
/** The work after a gift's transaction has committed. */
let afterCommit: () => Promise<unknown> = () => Promise.resolve();

async function carryOut() {
  calls += 1;
  const call = calls;
  const outcome = await work(call);
  return outcome ?? { number: call };
}
const handle = () => carryOut() as Promise<z.infer<typeof answerSchema>>;

const shared = {
  method: 'POST',
  summary: '',
  status: 201,
  idempotent: true,
  failures: [429],
} as const;
const plain = { ...shared, answer: answerSchema, handle } as const;
const noteBody = z.object({ note: z.string().max(20), idempotencyKey: z.string().optional() });
const testRows = [
  endpoint({
    ...plain,
    id: 'users.notes',
    path: '/notes',
    access: access.visitor,
    body: noteBody,
  }),
  endpoint({
    ...plain,
    id: 'users.other',
    path: '/other',
    access: access.visitor,
    body: noteBody,
  }),
  endpoint({ ...plain, id: 'users.open', path: '/open', access: access.everyone }),
  endpoint({
    ...plain,
    id: 'users.for-staff',
    path: '/for-staff',
    access: access.staff('queues.change'),
  }),
  endpoint({
    ...plain,
    id: 'users.limited',
    path: '/limited',
    access: access.visitor,
    limit: async () => ({ ok: false, retryAfterSeconds: 7 }),
  }),
  endpoint({
    ...shared,
    id: 'users.cookies',
    path: '/cookies',
    access: access.visitor,
    answer: answerSchema,
    async handle({ setCookies }) {
      setCookies(['a=b']);
      return { number: 1 };
    },
  }),
  endpoint({
    ...shared,
    id: 'users.gifts',
    path: '/gifts',
    access: access.user,
    answer: z.object({ balance: z.number().int() }),
    async handle({ context: { domain }, who, persistResponse }) {
      const outcome = await transact(domain, async (trx) => {
        const spent = await spendTokens(domain, trx, {
          userId: who.userId,
          tokens: price,
          reason: openingBalance,
          idempotencyKey: `test:${newId()}`,
        });
        if (!spent.ok) throw new Error('too few tokens');
        await persistResponse(trx, { balance: spent.balance });
        return { balance: spent.balance };
      });
      await afterCommit();
      return outcome;
    },
  }),
];

let site: TestSite;
let served: Served;
let guest: Client;
beforeAll(async () => {
  site = await startSite();
  served = await serve(express().use(createApi(site.handles, testRows)));
  guest = await visit();
});
afterAll(async () => {
  await served.close();
  await site.close();
});
afterEach(async () => {
  work = () => Promise.resolve();
  afterCommit = () => Promise.resolve();
  calls = 0;
  await site.db('idempotent_requests').delete();
});

async function visit(): Promise<Client> {
  const client = createClient(served.origin);
  client.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
  return client;
}
const keyed = (key: string) => ({ 'idempotency-key': key });
const postNote = (key: string, note = 'hello', client = guest) =>
  client.post('/notes', { note }, keyed(key));
const isReplay = (answer: Answer) => answer.headers.get('idempotency-replayed') === 'true';
const kept = async () => (await site.db('idempotent_requests')).length;

/** Creates work that waits until it is released. */
function pausedWork() {
  let go: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (go = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  work = async (call) => {
    if (call > 1) return;
    begin();
    await released;
  };
  return { begun, go: () => go() };
}

describe('a call with a key', () => {
  it('is carried out once by fifty at once, and answered alike from then on', async () => {
    const { begun, go } = pausedWork();
    const key = newId();
    const asking = Array.from({ length: 50 }, () => postNote(key));
    await begun;
    const refused = await Promise.race(asking);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        statusCode: 409,
        message: 'A request with this Idempotency-Key is still in progress',
        path: '/notes',
        data: { code: 'request-in-flight', retryAfterSeconds: 1 },
      },
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    go();
    const answers = await Promise.all(asking);
    expect(calls).toBe(1);
    const done = answers.filter(({ status }) => status === 201);
    for (const answer of done) expect(answer.body).toEqual({ number: 1 });
    expect(done.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - done.length);
    const again = await postNote(key);
    expect(again).toMatchObject({ status: 201, body: { number: 1 } });
    expect(isReplay(again)).toBe(true);
    expect(calls).toBe(1);
  });

  it('is another without one', async () => {
    for (const number of [1, 2]) {
      const answer = await guest.post('/notes', { note: 'hello' });
      expect(answer).toMatchObject({ status: 201, body: { number } });
      expect(isReplay(answer)).toBe(false);
    }
    expect(await kept()).toBe(0);
  });

  it('refuses the key for another body, another query or another call', async () => {
    const key = newId();
    await postNote(key);
    const others = [
      postNote(key, 'good night'),
      guest.post('/notes?loud=1', { note: 'hello' }, keyed(key)),
      guest.post('/other', { note: 'hello' }, keyed(key)),
    ];
    for (const answer of await Promise.all(others)) {
      expect(answer).toMatchObject({
        status: 422,
        body: {
          statusCode: 422,
          message: 'This Idempotency-Key was used for another request',
          data: { code: 'key-used-otherwise' },
        },
      });
    }
    expect(calls).toBe(1);
  });

  it('takes the order of a body’s members for no difference', async () => {
    const key = newId();
    const send = (body: string) =>
      guest.request('POST', '/notes', {
        body,
        headers: { 'content-type': 'application/json', ...keyed(key) },
      });
    await send('{"note":"hello","extra":1}');
    expect(isReplay(await send('{ "extra": 1, "note": "hello" }'))).toBe(true);
  });

  it('is independent of the same key of another caller', async () => {
    const key = newId();
    const answers = [await postNote(key), await postNote(key, 'good night', await visit())];
    expect(answers.map(({ body }) => body)).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('is taken over when its first process is gone, and never stored by the latecomer', async () => {
    const { begun, go } = pausedWork();
    const key = newId();
    const lost = postNote(key);
    await begun;
    site.domain.advance(lease);
    expect(await postNote(key)).toMatchObject({ status: 201, body: { number: 2 } });
    go();
    expect((await lost).body).toEqual({ number: 2 });
    expect((await postNote(key)).body).toEqual({ number: 2 });
  });
});

describe('a key', () => {
  it.each(['', 'two words', 'x'.repeat(256), 'schl\u00fcssel'])(
    'like %j is refused',
    async (key) => {
      expect(await postNote(key)).toMatchObject({
        status: 400,
        body: { message: 'Idempotency-Key must be 1 to 255 visible ASCII characters' },
      });
      expect(calls).toBe(0);
    },
  );

  it('may be in the body instead, and must not differ from the header', async () => {
    const idempotencyKey = newId();
    const body = { note: 'hello', idempotencyKey };
    await guest.post('/notes', body);
    expect(isReplay(await guest.post('/notes', body))).toBe(true);
    expect(isReplay(await postNote(idempotencyKey))).toBe(true);
    expect(await guest.post('/notes', body, keyed(newId()))).toMatchObject({ status: 400 });
    expect(calls).toBe(1);
  });

  it('is ignored by a call that is not marked', async () => {
    const answer = await guest.request('GET', '/notes', { headers: keyed('two words') });
    expect(answer.status).toBe(405);
    const client = createClient(site.origin);
    expect((await client.post('/api/v1/auth/logout', {}, keyed('two words'))).status).toBe(200);
  });

  it('is a caller’s own also for staff, and one network’s for those without a name', async () => {
    const key = newId();
    const send = (client: Client, path: string) => client.post(path, {}, keyed(key));
    const staff = await Promise.all([
      signInStaff(site, 'superAdmin'),
      signInStaff(site, 'superAdmin'),
    ]);
    const numbers = [];
    for (const { cookies } of staff) {
      const client = createClient(served.origin);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      numbers.push((await send(client, '/for-staff')).body);
    }
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }]);
    const nameless = createClient(served.origin);
    expect((await send(nameless, '/open')).body).toEqual({ number: 3 });
    expect(isReplay(await send(createClient(served.origin), '/open'))).toBe(true);
    expect((await send(guest, '/open')).body).toEqual({ number: 4 });
  });
});

describe('nothing is stored', () => {
  it('when access, validation or a limit refuses', async () => {
    const key = newId();
    const refused = [
      await createClient(served.origin).post('/notes', { note: 'hello' }, keyed(key)),
      await postNote(key, 'x'.repeat(21)),
      await guest.post('/limited', {}, keyed(key)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 400, 429]);
    expect(await kept()).toBe(0);
    expect((await postNote(key)).status).toBe(201);
  });

  it('when the work fails, so that a repeat may succeed', async () => {
    const key = newId();
    work = () => Promise.reject(new Error('the disk is full'));
    expect(await postNote(key)).toMatchObject({ status: 500 });
    work = () => Promise.resolve({ ok: false, reason: 'too-soon', retryAfterSeconds: 3 });
    expect(await postNote(key)).toMatchObject({ status: 429 });
    work = () => Promise.resolve();
    const answer = await postNote(key);
    expect(answer).toMatchObject({ status: 201, body: { number: 3 } });
    expect(isReplay(answer)).toBe(false);
  });

  it('of a call that sets cookies, which therefore cannot be marked', async () => {
    const answer = await guest.post('/cookies', {}, keyed(newId()));
    expect(answer).toMatchObject({ status: 500, setCookies: [] });
  });
});

it.each([
  ['returned', () => Promise.resolve({ ok: false, reason: 'no-such-character' }), 404],
  [
    'thrown',
    () => Promise.reject(new RefusalError({ ok: false, reason: 'insufficient-balance' })),
    402,
  ],
])('a no that is %s is an answer, and replayed to the letter', async (_how, refusal, status) => {
  const key = newId();
  work = refusal;
  const first = await postNote(key);
  expect(first.status).toBe(status);
  work = () => Promise.resolve();
  const again = await postNote(key);
  expect(again).toMatchObject({ status, body: first.body });
  expect(isReplay(again)).toBe(true);
});

describe('a call that spends', () => {
  async function makeSpender() {
    const session = await logIn(site);
    await giveTokens(site.domain, session.userId, 100);
    const client = createClient(served.origin);
    for (const [name, value] of session.cookies) client.cookies.set(name, value);
    return { client, balance: () => getBalance(site.domain, session.userId) };
  }

  it('charges once when its process dies between the commit and the answer', async () => {
    const { client, balance } = await makeSpender();
    const key = newId();
    let committed: () => void = () => undefined;
    const commit = new Promise<void>((resolve) => (committed = resolve));
    let die: (error: Error) => void = () => undefined;
    afterCommit = () =>
      new Promise((_resolve, reject) => {
        die = reject;
        committed();
      });
    const lost = client.post('/gifts', {}, keyed(key));
    await commit;
    const again = await client.post('/gifts', {}, keyed(key));
    expect(again).toMatchObject({ status: 201, body: { balance: 90 } });
    expect(isReplay(again)).toBe(true);
    die(new Error('the connection has gone'));
    expect(await lost).toMatchObject({ status: 201, body: { balance: 90 } });
    expect(await balance()).toBe(90);
  });

  it('charges once for ten simultaneous calls', async () => {
    const { client, balance } = await makeSpender();
    const key = newId();
    await Promise.all(Array.from({ length: 10 }, () => client.post('/gifts', {}, keyed(key))));
    expect(await balance()).toBe(90);
    await client.post('/gifts', {});
    expect(await balance()).toBe(80);
  });
});

// Runs last, because it moves the clock past the tokens of other clients.
it('a call is carried out again a day later', async () => {
  const client = await visit();
  const key = newId();
  await postNote(key, 'hello', client);
  site.domain.advance(day);
  expect((await postNote(key, 'hello', client)).body).toEqual({ number: 2 });
});
