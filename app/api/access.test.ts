import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { issueGuestToken } from '~/domain/accounts/guests';
import { newId } from '~/domain/shared/ids';
import { createClient, type Client } from '../testing/client';
import { serve } from '../testing/serve';
import { logIn, signInStaff } from '../testing/sign-in';
import { commandsKey, startSite, type TestSite } from '../testing/start-site';
import { access, type AccessName } from './access';
import { createApi } from './create-api';
import { endpointsOf } from './endpoint';
import { endpoints } from './endpoints';

const roles = ['nobody', 'guest', 'not-verified', 'user', 'staff', 'operator'] as const;
type Role = (typeof roles)[number];

const admitted: Record<AccessName, readonly Role[]> = {
  public: roles,
  visitor: ['guest', 'user'],
  'not-verified': ['not-verified', 'user'],
  user: ['user'],
  staff: ['staff'],
  'commands-key': ['operator'],
};

/** A session that has yet to be verified is known, so it is forbidden; all others are unknown. */
function refusalOf(role: Role, access: AccessName): number {
  return role === 'not-verified' && (access === 'user' || access === 'visitor') ? 403 : 401;
}

let site: TestSite;
const clients = new Map<Role, Client>();
beforeAll(async () => {
  site = await startSite();
  const guest = site.client();
  guest.cookies.set('nocturne_guest', (await issueGuestToken(site.domain)).token);
  clients.set('nobody', site.client());
  clients.set('guest', guest);
  clients.set('not-verified', await logIn(site, { isVerified: false }));
  clients.set('user', await logIn(site));
  clients.set('staff', await signInStaff(site, 'superAdmin'));
  clients.set('operator', site.client());
});
afterAll(() => site.close());

// These two end or renew the very session the matrix is about.
const guarded = endpoints.filter(({ path }) => !['/auth/logout', '/auth/refresh'].includes(path));

describe.each(roles)('%s', (role) => {
  it.each(guarded.map((row) => [`${row.method} ${row.path}`, row] as const))(
    'is let in or kept out of %s as its row says',
    async (_name, row) => {
      const client = clients.get(role);
      if (!client) throw new Error(`no client for ${role}`);
      const path = `/api/v1${row.path}`.replace('{slug}', 'nobody').replace(/\{\w+\}/, newId());
      const { status } = await client.request(row.method, path, {
        headers: role === 'operator' ? { 'x-commands-key': commandsKey } : {},
        ...(row.method === 'GET' ? {} : { body: {} }),
      });
      if (admitted[row.access].includes(role)) {
        expect([200, 201, 202, 400, 404]).toContain(status);
      } else {
        expect(status).toBe(refusalOf(role, row.access));
      }
    },
  );
});

it('admits staff to what is theirs, as who they are, and nobody else', async () => {
  const row = endpointsOf('config')({
    method: 'GET',
    path: '/for-staff',
    summary: '',
    access: access.staff,
    answer: z.object({ role: z.string() }),
    handle: async ({ who }) => ({ role: who.role }),
  });
  const { origin, close } = await serve(express().use(createApi(site.handles, [row])));
  try {
    for (const [role, client] of clients) {
      const visitor = createClient(origin);
      for (const [name, value] of client.cookies) visitor.cookies.set(name, value);
      const answer = await visitor.get('/for-staff');
      if (role === 'staff')
        expect(answer).toMatchObject({ status: 200, body: { role: 'superAdmin' } });
      else expect(answer.status).toBe(401);
    }
  } finally {
    await close();
  }
});

it('takes neither a wrong commands key nor an empty one', async () => {
  for (const key of ['', 'wrong', `${commandsKey}x`]) {
    const answer = await site
      .client()
      .post('/api/v1/commands/ledger/reconcile', undefined, { 'x-commands-key': key });
    expect(answer.status).toBe(401);
  }
});

it('takes no access token whose account was suspended meanwhile', async () => {
  const client = await logIn(site);
  await site.db('users').where({ id: client.userId }).update({ state: 'suspended' });
  expect((await client.get('/api/v1/users/me')).status).toBe(401);
  expect((await client.get('/api/v1/auth/refresh')).status).toBe(401);
});

it('takes no token signed by somebody else', async () => {
  const client = await logIn(site);
  const [head, , signature] = (client.cookies.get('nocturne_access') ?? '').split('.');
  const claims = { sub: newId(), sid: newId(), exp: 4_000_000_000 };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  client.cookies.set('nocturne_access', `${head}.${forged}.${signature}`);
  expect((await client.get('/api/v1/users/me')).status).toBe(401);
});
