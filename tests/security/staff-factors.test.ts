import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { createSoftwareAuthenticator } from '~/db/testing';
import { beginApp } from '~/domain/second-factors/begin-app';
import { confirmApp } from '~/domain/second-factors/confirm-app';
import { codeNow } from '~/db/testing/code-now';
import { newId } from '~/domain/shared/ids';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { formBody, formHeaders, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const reset = { intent: 'reset' };
const post = (client: Client, path: string, fields: Record<string, string>) =>
  client.request('POST', path, { body: formBody(fields), headers: formHeaders });
const whereTo = ({ headers }: { headers: Headers }) => headers.get('location');

/** Returns a member of staff with an authenticator app, signed in, and one of their recovery codes. */
async function withApp(role: StaffRole = 'superAdmin') {
  const client = await signInStaff(site, role);
  const holder = { kind: 'staff', id: client.staffId } as const;
  const begun = await beginApp(site.domain, holder);
  if (!begun.ok) throw new Error(begun.reason);
  const added = await confirmApp(site.domain, { holder, code: await codeNow(begun.secret) });
  if (!added.ok) throw new Error(added.reason);
  return { client, id: client.staffId, recovery: added.recoveryCodes?.[0] ?? '' };
}

const age = (staffId: string) =>
  site
    .db('staff_sessions')
    .where({ staff_id: staffId })
    .update({ created_at: new Date(Date.now() - 1_800_000) });
const factorsOf = async (id: string) =>
  (await site.db('authenticator_apps').where({ holder_id: id })).length;
const security = '/admin/security';

describe('a staff member’s set of sign-in factors', () => {
  it('is neither shown to nor changed by other users', async () => {
    const { id } = await withApp();
    for (const client of [site.client(), await logIn(site)]) {
      const tries = [
        await client.get(security),
        await client.get('/admin/staff'),
        await client.get(`/admin/staff/${id}`),
        await post(client, security, { intent: 'app-remove' }),
        await post(client, `/admin/staff/${id}`, reset),
      ];
      expect(tries.map(whereTo)).toEqual(tries.map(() => '/admin'));
    }
    expect(await factorsOf(id)).toBe(1);
  });

  it('is changed after a proof of the last minutes, which renews the session', async () => {
    const { client, id, recovery } = await withApp();
    await age(id);
    const change = () => post(client, security, { intent: 'recovery-renew' });
    const confirm = '/admin/confirm?redirectTo=%2Fadmin%2Fsecurity%23second-step';
    expect(whereTo(await change())).toBe(confirm);
    const before = client.cookies.get('nocturne_staff');
    expect((await post(client, confirm, { code: 'aaaaa-aaaaa' })).status).toBe(400);
    const proved = await post(client, confirm, { code: recovery });
    expect(whereTo(proved)).toBe('/admin/security#second-step');
    const old = site.client();
    old.cookies.set('nocturne_staff', before ?? '');
    expect(whereTo(await old.get(security))).toBe('/admin');
    expect((await change()).status).toBe(200);
  });

  it('keeps its last factor, and gains a passkey', async () => {
    const { client, id } = await withApp();
    expect((await post(client, security, { intent: 'app-remove' })).status).toBe(400);
    expect(await factorsOf(id)).toBe(1);
    const authenticator = createSoftwareAuthenticator({
      id: 'localhost',
      origin: 'http://localhost:3000',
    });
    const answer = await post(client, '/passkey_options', { purpose: 'add', holder: 'staff' });
    const passkey = JSON.stringify(authenticator.make(answer.body as { challenge: string }));
    const added = await post(client, security, { intent: 'passkey-add', name: 'Key', passkey });
    expect(added.status).toBe(200);
    expect((await post(client, security, { intent: 'app-remove' })).status).toBe(200);
    expect(await factorsOf(id)).toBe(0);
  });

  it('is no business of a member’s session, nor theirs of it', async () => {
    const [member, { client: staff }] = [await logIn(site), await withApp()];
    const statusOf = async (client: Client, purpose: string, holder: string) =>
      (await post(client, '/passkey_options', { purpose, holder })).status;
    expect(await statusOf(member, 'add', 'staff')).toBe(403);
    expect(await statusOf(member, 'prove', 'staff')).toBe(401);
    expect(await statusOf(staff, 'add', 'user')).toBe(403);
    expect(await statusOf(staff, 'prove', 'user')).toBe(401);
  });
});

describe('a reset of a staff member’s second factors', () => {
  it('is a super administrator’s, after a proof of the last minutes', async () => {
    const [by, lost] = [await withApp(), await withApp('manager')];
    const path = `/admin/staff/${lost.id}`;
    await age(by.id);
    const confirm = `/admin/confirm?redirectTo=${encodeURIComponent(path)}`;
    expect(whereTo(await post(by.client, path, reset))).toBe(confirm);
    expect(await factorsOf(lost.id)).toBe(1);
    expect(whereTo(await post(by.client, confirm, { code: by.recovery }))).toBe(path);
    expect((await by.client.get(path)).status).toBe(200);
    expect(whereTo(await post(by.client, path, reset))).toBe(`${path}?done=reset`);
    expect(await factorsOf(lost.id)).toBe(0);
    expect(whereTo(await lost.client.get(security))).toBe('/admin');
  });

  it('is refused to other roles, of oneself and of an unknown account', async () => {
    const [admin, owner, other] = [await withApp('admin'), await withApp(), await withApp()];
    const tryReset = async (client: Client, id: string) =>
      (await post(client, `/admin/staff/${id}`, reset)).status;
    expect(await tryReset(admin.client, other.id)).toBe(403);
    expect((await admin.client.get('/admin/staff')).status).toBe(200);
    expect(await tryReset(owner.client, owner.id)).toBe(403);
    expect(await tryReset(owner.client, newId())).toBe(404);
    expect(await tryReset(owner.client, 'nobody')).toBe(404);
    expect(await Promise.all([admin, owner, other].map(({ id }) => factorsOf(id)))).toEqual([
      1, 1, 1,
    ]);
  });
});
