import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '~/app/rate-limits';
import type { Client } from '~/app/testing/client';
import { startSite, type TestSite } from '~/app/testing/start-site';
import {
  createTestContext,
  makeAsker,
  makeStaff,
  makeUser,
  testPassword,
  type TestContext,
} from '~/db/testing';
import type { Asker } from '~/domain/viewers/asker';
import { changeEmail } from '~/domain/credentials/change-email';
import { initiateChangeEmail } from '~/domain/credentials/initiate-change-email';
import { requestPasswordReset } from '~/domain/credentials/request-password-reset';
import { sendSignUpCode } from '~/domain/accounts/send-sign-up-code';
import { signUp } from '~/domain/accounts/sign-up';
import { verifyResetCode } from '~/domain/credentials/verify-reset-code';
import { verifySignUp } from '~/domain/accounts/verify-sign-up';
import { newId } from '~/domain/shared/ids';
import { requestStaffCode } from '~/domain/staff/request-staff-code';
import { verifyStaffCode } from '~/domain/staff/verify-staff-code';
import { readBalance } from '~/domain/wallet/get-balance';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, renderPages } from './testing/pages';
import { walletSettings } from '~/domain/wallet/settings';

/** The number of wrong codes compared before a code is locked, by specification. */
const attempts = 5;
/** Longer than the life of a code and the wait for the next, in milliseconds. */
const past = 11 * 60 * 1000;

let site: TestSite;
let context: TestContext;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
  context = createTestContext(site.db);
});
afterAll(() => site.close());

interface Guess {
  ok: boolean;
  reason?: string;
}
interface CodeFlow {
  code(): Promise<string>;
  another(): Promise<unknown>;
  /** Tries a code, by default in the browser that requested it. */
  guess(code: string, from?: Asker): Promise<Guess>;
}

const asker = makeAsker();
/** Another browser has another session if sessions are checked. */
const sessionOf = (from: Asker | undefined) => (from ? { sessionId: from.id } : {});

async function lastCode(aggregateId: string): Promise<string> {
  const rows = await site.db('outbox').where({ aggregate_id: aggregateId }).orderBy('id');
  return context.seal.open((rows.at(-1)?.payload as { sealedCode: string }).sealedCode);
}

const kinds: [string, () => Promise<CodeFlow>][] = [
  [
    'a sign-up code',
    async () => {
      const email = `${newId()}@example.com`;
      const { user, tokens } = await signUp(context, {
        email,
        password: testPassword,
        accountType: 'User',
      });
      const who = { userId: user.id, sessionId: tokens.sessionId, email };
      return {
        code: () => lastCode(who.userId),
        another: () => sendSignUpCode(context, who),
        guess: (code, from) =>
          verifySignUp(context, { ...who, ...sessionOf(from), asker: from ?? asker, code }),
      };
    },
  ],
  [
    'the code of a forgotten password',
    async () => {
      const { id, email } = await makeUser(site.db);
      const another = () => requestPasswordReset(context, { email, asker });
      await another();
      return {
        code: () => lastCode(id),
        another,
        guess: (code, from = asker) => verifyResetCode(context, { email, asker: from, code }),
      };
    },
  ],
  [
    'the code of a new address',
    async () => {
      const { id: userId } = await makeUser(site.db);
      const who = { userId, sessionId: newId() };
      const input = { ...who, email: `${newId()}@example.com`, password: testPassword };
      const another = () => initiateChangeEmail(context, input);
      await another();
      return {
        code: () => lastCode(userId),
        another,
        guess: (code, from) =>
          changeEmail(context, { ...who, ...sessionOf(from), asker: from ?? asker, code }),
      };
    },
  ],
  [
    'a staff code',
    async () => {
      const { id, email } = await makeStaff(site.db);
      const another = () => requestStaffCode(context, { email, asker });
      await another();
      return {
        code: () => lastCode(id),
        another,
        guess: (code, from = asker) => verifyStaffCode(context, { email, asker: from, code }),
      };
    },
  ],
];

const wrongOnes = (right: string, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => String(10_000_000 + index).slice(-right.length))
    .filter((code) => code !== right)
    .slice(0, count);
const times = <T>(count: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, act));

describe.each(kinds)('%s', (_kind, request) => {
  it('is worth nothing in another browser, whose wrong guesses use up no attempts', async () => {
    const { code, guess } = await request();
    const right = await code();
    const elsewhere = makeAsker();
    expect(await guess(right, elsewhere)).toMatchObject({ ok: false, reason: 'invalid-code' });
    for (const wrong of wrongOnes(right, 2 * attempts)) {
      expect(await guess(wrong, elsewhere)).toMatchObject({ ok: false, reason: 'invalid-code' });
    }
    expect((await guess(right)).ok).toBe(true);
  });

  it('is compared with five guesses at most, even when fifty arrive at once', async () => {
    const { code, guess } = await request();
    const right = await code();
    const guesses = await Promise.all(wrongOnes(right, 50).map((code) => guess(code)));
    // The last compared guess is already reported as the last.
    expect(guesses.filter(({ reason }) => reason === 'invalid-code')).toHaveLength(attempts - 1);
    expect(guesses.filter(({ reason }) => reason === 'too-many-attempts')).toHaveLength(
      50 - attempts + 1,
    );
    expect(await guess(right)).toMatchObject({ ok: false, reason: 'too-many-attempts' });
  });

  it('is locked by guesses one after the other, too', async () => {
    const { code, guess } = await request();
    const right = await code();
    for (const wrong of wrongOnes(right, attempts)) expect((await guess(wrong)).ok).toBe(false);
    expect((await guess(right)).ok).toBe(false);
  });

  it('opens up to its last attempt', async () => {
    const { code, guess } = await request();
    const right = await code();
    for (const wrong of wrongOnes(right, attempts - 1)) await guess(wrong);
    expect((await guess(right)).ok).toBe(true);
  });

  it('is worth nothing once its time is over', async () => {
    const { code, guess } = await request();
    const right = await code();
    context.advance(past);
    expect((await guess(right)).ok).toBe(false);
  });

  it('is worth nothing once there is a newer one', async () => {
    const { code, another, guess } = await request();
    const old = await code();
    context.advance(past / 2);
    await another();
    const newer = await code();
    if (newer !== old) expect((await guess(old)).ok).toBe(false);
    expect((await guess(newer)).ok).toBe(true);
  });

  it('is worth nothing for another account', async () => {
    const [mine, theirs] = [await request(), await request()];
    const right = await theirs.code();
    if (right !== (await mine.code())) expect((await mine.guess(right)).ok).toBe(false);
    expect((await theirs.guess(right)).ok).toBe(true);
  });
});

it('a staff code is taken for one ticket, though the right one is entered fifty times at once', async () => {
  const { id, email } = await makeStaff(site.db);
  await requestStaffCode(context, { email, asker });
  const code = await lastCode(id);
  const entered = await times(50, () => verifyStaffCode(context, { email, asker, code }));
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await site.db('sign_in_tickets').where({ holder_id: id })).toHaveLength(1);
  expect(await site.db('staff_sessions').where({ staff_id: id })).toHaveLength(0);
  expect((await verifyStaffCode(context, { email, asker, code })).ok).toBe(false);
});

it('a sign-up code grants its welcome once, though it is entered fifty times at once', async () => {
  const email = `${newId()}@example.com`;
  const { user, tokens } = await signUp(context, {
    email,
    password: testPassword,
    accountType: 'User',
  });
  const code = await lastCode(user.id);
  await times(50, () =>
    verifySignUp(context, { userId: user.id, sessionId: tokens.sessionId, asker, email, code }),
  );
  const { initial_tokens_amount } = await context.settings(walletSettings);
  expect(await readBalance(site.db, user.id)).toBe(initial_tokens_amount);
});

describe('a caller who requests code after code', () => {
  const { code: entry, resendCode } = rateLimits;
  const { staffCode, staffCodeEntry } = rateLimits;
  let limited: TestSite;
  beforeAll(async () => {
    limited = await startSite({ renderPages });
  });
  afterAll(() => limited.close());

  const submit = (client: Client, fields: Record<string, string>) =>
    client.request('POST', '/admin', { body: formBody(fields), headers: formHeaders });
  const countOf = (statuses: number[], status: number) =>
    statuses.filter((one) => one === status).length;

  it('guesses no more than the account’s share, at the sign-up', async () => {
    const client = limited.client();
    const email = `${newId()}@example.com`;
    await client.post('/api/v1/auth', { email, password: testPassword });
    const guesses = await times(entry.account.attempts + 10, async () => {
      const answer = await client.post('/api/v1/auth/verify-otp', { email, code: '00000' });
      return (answer.headers.get('retry-after') ?? '') === '' ? 400 : 429;
    });
    expect(countOf(guesses, 429)).toBe(10);
    // Twenty of 100,000 codes, whatever is requested in between.
    expect(entry.account.attempts).toBeLessThanOrEqual(20);
    expect(resendCode.account.attempts * attempts).toBeLessThanOrEqual(100);
  });

  it('guesses no more than the account’s share, at the back office', async () => {
    const { email } = await makeStaff(limited.db);
    const client = limited.client();
    const statuses = await times(staffCode.account.attempts + 5, async () => {
      return (await submit(client, { email })).status;
    });
    expect(countOf(statuses, 429)).toBe(5);
    const { attempts: share } = staffCodeEntry.account;
    const guessed = await times(share + 5, async () => {
      return (await submit(client, { intent: 'verify', email, code: '00000000' })).status;
    });
    expect(countOf(guessed, 429)).toBe(5);
  });
});
