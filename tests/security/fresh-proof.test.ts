import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeSession, makeUser, testPassword } from '~/db/testing';
import { leavingCookie, underAgeCookie } from '~/domain/sessions/cookies';
import { isFreshlyProved } from '~/domain/sessions/fresh-proof';
import { findLatestExport } from '~/domain/privacy/find-latest-export';
import { requestExport } from '~/domain/privacy/request-export';
import { writeExport } from '~/domain/privacy/write-export';
import { beginApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import { codeNow } from '~/db/testing/code-now';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof logIn>>;

const reason = 'I have found the day again.';
const newPassword = 'another-night';
const post = (client: Client, path: string, fields: Record<string, string> = {}) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });
const confirm = (back: string) => `/settings/confirm?${new URLSearchParams({ redirectTo: back })}`;

/** Sets the proofs of a user's existing sessions back by an hour. */
const age = (userId: string) =>
  site
    .db('sessions')
    .where({ user_id: userId })
    .update({ proved_at: new Date(Date.now() - 3_600_000) });
const withoutPassword = (userId: string) =>
  site.db('users').where({ id: userId }).update({ password_hash: null });
const accountOf = (userId: string) =>
  site.db('users').where({ id: userId }).first('state', 'password_hash');
const exportsOf = (userId: string) => site.db('data_exports').where({ user_id: userId });

async function archiveOf({ userId }: Member) {
  const [session] = await site.db('sessions').where({ user_id: userId }).pluck<string[]>('id');
  await requestExport(site.domain, { userId, sessionId: session ?? '' });
  const [row] = await exportsOf(userId);
  await writeExport(site.domain, (row as { id: string }).id, {
    storage: site.storage,
    pack: () => Readable.from([Buffer.from('PK')]),
    explain: () => '',
  });
  const latest = await findLatestExport(site.domain, userId);
  if (latest?.state !== 'ready') throw new Error('no archive is ready');
  return latest.path;
}

async function withApp({ userId }: Member): Promise<string> {
  const holder = { kind: 'user', id: userId } as const;
  const begun = await beginApp(site.domain, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const added = await confirmApp(site.domain, { holder, code: await codeNow(begun.secret) });
  if (!added.ok) throw new Error(added.reason);
  return added.recoveryCodes?.[0]?.replace('-', '') ?? '';
}

async function mailedCode({ userId }: Member): Promise<string> {
  const row = await site
    .db('outbox')
    .where({ aggregate_id: userId, name: 'accounts.proof-code-requested' })
    .first<{ payload: { sealedCode: string } }>('payload');
  return site.domain.seal.open(row.payload.sealedCode);
}

interface Act {
  /** The address to which its person returns. */
  back: string;
  prepare?(member: Member): Promise<unknown>;
  carryOut(member: Member): ReturnType<typeof post>;
  isDone(member: Member): Promise<boolean>;
}

const acts: Record<string, Act> = {
  'deleting the account': {
    back: '/settings/delete',
    carryOut: (member) =>
      post(member, '/settings/delete', { emailConfirmation: member.email, reason }),
    isDone: async ({ userId }) => (await accountOf(userId))?.state === 'closing',
  },
  'asking for one’s data': {
    back: '/settings/privacy#export',
    carryOut: (member) => post(member, '/settings/privacy', { intent: 'export' }),
    isDone: async ({ userId }) => (await exportsOf(userId)).length > 0,
  },
  'setting a first password': {
    back: '/settings/security#password',
    prepare: ({ userId }) => withoutPassword(userId),
    carryOut: (member) => post(member, '/settings/security', { intent: 'password', newPassword }),
    isDone: async ({ userId }) => (await accountOf(userId))?.password_hash !== null,
  },
  'saying that one is under age': {
    back: '/under_age',
    carryOut: (member) => post(member, '/age', { answer: 'under' }),
    isDone: async ({ userId }) => (await accountOf(userId))?.state === 'closing',
  },
};

/** Confirms the identity with the means a user has: a password, or a code in their mail. */
async function prove(member: Member, page: string) {
  const { password_hash: hash } = (await accountOf(member.userId)) as { password_hash: unknown };
  if (hash !== null) return post(member, page, { password: testPassword });
  await post(member, page, { intent: 'send' });
  return post(member, page, { intent: 'code', code: await mailedCode(member) });
}

describe.each(Object.entries(acts))(
  '%s by a form',
  (_name, { back, prepare, carryOut, isDone }) => {
    async function entered() {
      const member = await logIn(site);
      await prepare?.(member);
      return member;
    }

    it('needs no other proof than the log-in of a moment ago', async () => {
      const member = await entered();
      await carryOut(member);
      expect(await isDone(member)).toBe(true);
    });

    it('requires a proof where the last is old, then returns and needs one press', async () => {
      const member = await entered();
      await age(member.userId);
      const response = await carryOut(member);
      expect([response.status, response.headers.get('location')]).toEqual([302, confirm(back)]);
      expect(member.cookies.has(underAgeCookie)).toBe(false);
      expect(await isDone(member)).toBe(false);
      const proved = await prove(member, confirm(back));
      expect([proved.status, proved.headers.get('location')]).toEqual([302, back]);
      await carryOut(member);
      expect(await isDone(member)).toBe(true);
    });

    it('takes no proof that another session has given', async () => {
      const member = await entered();
      await age(member.userId);
      const { sessionId } = await makeSession(site.domain, member.userId);
      const fresh = { userId: member.userId, sessionId };
      expect(await isFreshlyProved(site.domain, fresh)).toBe(true);
      expect((await carryOut(member)).headers.get('location')).toBe(confirm(back));
      expect(await isDone(member)).toBe(false);
    });

    it('requires the second factor of a user who has one', async () => {
      const member = await entered();
      const recovery = await withApp(member);
      await age(member.userId);
      await carryOut(member);
      expect((await post(member, confirm(back), { password: testPassword })).status).toBe(400);
      await carryOut(member);
      expect(await isDone(member)).toBe(false);
      expect((await post(member, confirm(back), { code: recovery })).status).toBe(302);
      await carryOut(member);
      expect(await isDone(member)).toBe(true);
    });
  },
);

describe('downloading one’s data', () => {
  it('requires a proof at the linked page and at the file, and returns to the page', async () => {
    const member = await logIn(site);
    const page = await archiveOf(member);
    const file = page.replace('?', '/file?');
    expect((await member.get(page)).status).toBe(200);
    expect((await member.get(file)).headers.get('content-type')).toBe('application/zip');
    await age(member.userId);
    for (const path of [page, file]) {
      const response = await member.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, confirm(page)]);
    }
    const proved = await post(member, confirm(page), { password: testPassword });
    expect(proved.headers.get('location')).toBe(page);
    expect((await member.get(file)).status).toBe(200);
  });

  it('reports to another user only that it is gone, whatever they have proved', async () => {
    const page = await archiveOf(await logIn(site));
    const stranger = await logIn(site);
    await age(stranger.userId);
    expect((await stranger.get(page)).status).toBe(404);
  });
});

describe('the input of a leaving user', () => {
  const typed = (member: Member) => ({ emailConfirmation: member.email, reason });
  const kept = async (client: Client) =>
    JSON.stringify((await client.get('/settings/delete')).body).includes(reason);

  it('is there again after the proof, for them alone, and forgotten once they have left', async () => {
    const member = await logIn(site);
    await age(member.userId);
    await post(member, '/settings/delete', typed(member));
    const sealed = member.cookies.get(leavingCookie) ?? '';
    expect(decodeURIComponent(sealed)).not.toContain('day again');
    expect(await kept(member)).toBe(true);
    const other = await logIn(site);
    other.cookies.set(leavingCookie, sealed);
    expect(await kept(other)).toBe(false);
    await post(member, confirm('/settings/delete'), { password: testPassword });
    await post(member, '/settings/delete', typed(member));
    expect(member.cookies.has(leavingCookie)).toBe(false);
  });

  it('is not restored where the cookie was forged or would be too long', async () => {
    const member = await logIn(site);
    member.cookies.set(leavingCookie, 'sealed:1.made-up');
    expect((await member.get('/settings/delete')).status).toBe(200);
    member.cookies.delete(leavingCookie);
    await age(member.userId);
    const long = { ...typed(member), reason: 'Дальше днём. '.repeat(150) };
    const response = await post(member, '/settings/delete', long);
    expect(response.headers.get('location')).toBe(confirm('/settings/delete'));
    expect(member.cookies.has(leavingCookie)).toBe(false);
  });
});

describe('no proof is required of', () => {
  it('a visitor who states that they are under age', async () => {
    const client = site.client();
    const answer = await post(client, '/age', { answer: 'under' });
    expect(answer.headers.get('location')).toBe('/under_age');
    expect(client.cookies.has(underAgeCookie)).toBe(true);
  });

  it('a user who signed up and has yet to prove an address that may not be theirs', async () => {
    const client = await logIn(site, { isVerified: false });
    await age(client.userId);
    const answer = await post(client, '/age', { answer: 'under' });
    expect(answer.headers.get('location')).toBe('/under_age');
  });

  it('a user who changes a password with the old one', async () => {
    const client = await logIn(site);
    await age(client.userId);
    const fields = { intent: 'password', oldPassword: testPassword, newPassword };
    expect((await post(client, '/settings/security', fields)).status).toBe(200);
  });
});

describe('by a call', () => {
  const refused = {
    status: 403,
    body: { statusCode: 403, data: { code: 'proof-required' } },
  };
  const calls: Record<string, (client: Client) => ReturnType<typeof post>> = {
    'DELETE /auth/profile': (client) =>
      client.request('DELETE', '/api/v1/auth/profile', { body: { deletionReason: reason } }),
    'PATCH /auth/change-password': (client) =>
      client.request('PATCH', '/api/v1/auth/change-password', { body: { newPassword } }),
  };

  it.each(Object.entries(calls))(
    '%s is refused until there is a fresh proof',
    async (_name, call) => {
      const member = await logIn(site);
      await withoutPassword(member.userId);
      await age(member.userId);
      expect(await call(member)).toMatchObject(refused);
      expect((await member.get('/api/v1/users/me')).status).toBe(200);
      expect(await accountOf(member.userId)).toEqual({ state: 'active', password_hash: null });
      await prove(member, confirm('/settings'));
      expect((await call(member)).status).toBe(200);
    },
  );

  it('is open to a log-in of a moment ago', async () => {
    const { id: userId, email } = await makeUser(site.db);
    const client = site.client();
    await client.post('/api/v1/auth/login', { email, password: testPassword });
    await age(userId);
    expect(await calls['DELETE /auth/profile']?.(client)).toMatchObject(refused);
    await client.post('/api/v1/auth/login', { email, password: testPassword });
    expect(await calls['DELETE /auth/profile']?.(client)).toMatchObject({ status: 200 });
  });
});

it('a code that is sent several times at once proves once, and leads to one deletion', async () => {
  const member = await logIn(site);
  await withoutPassword(member.userId);
  await age(member.userId);
  const page = confirm('/settings/delete');
  await post(member, page, { intent: 'send' });
  const code = await mailedCode(member);
  const proofs = await Promise.all(
    Array.from({ length: 4 }, () => post(member, page, { intent: 'code', code })),
  );
  expect(proofs.map(({ status }) => status).sort()).toEqual([302, 400, 400, 400]);
  const fields = { emailConfirmation: member.email, reason };
  await Promise.all(Array.from({ length: 4 }, () => post(member, '/settings/delete', fields)));
  expect(await site.db('account_deletions').where({ user_id: member.userId })).toHaveLength(1);
});
