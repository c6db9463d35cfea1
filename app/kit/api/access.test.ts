import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '~/domain/shared/ids';
import { createClient, type Client } from '../../testing/client';
import { serve } from '../../testing/serve';
import { logIn, signInStaff } from '../../testing/sign-in';
import { commandsKey, startSite, type TestSite } from '../../testing/start-site';
import { access } from './access';
import { createApi } from './create-api';
import { endpointsOf } from './endpoint';

let site: TestSite;
const clients = new Map<string, Client>();
beforeAll(async () => {
  site = await startSite();
  clients.set('nobody', site.client());
  clients.set('user', await logIn(site));
  clients.set('staff', await signInStaff(site, 'superAdmin'));
  clients.set('staff of another role', await signInStaff(site, 'marketingManager'));
});
afterAll(() => site.close());

it('admits staff to their calls, with their own role, and no one else', async () => {
  const row = endpointsOf('config')({
    id: 'config.test',
    method: 'GET',
    path: '/for-staff',
    summary: '',
    access: access.staff('queues.change'),
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
      else expect(answer.status).toBe(role === 'staff of another role' ? 403 : 401);
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

it('refuses an access token whose account was suspended meanwhile', async () => {
  const client = await logIn(site);
  await site.db('users').where({ id: client.userId }).update({ state: 'suspended' });
  expect((await client.get('/api/v1/users/me')).status).toBe(401);
  expect((await client.get('/api/v1/auth/refresh')).status).toBe(401);
});

it('refuses a token with a foreign signature', async () => {
  const client = await logIn(site);
  const [head, , signature] = (client.cookies.get('nocturne_access') ?? '').split('.');
  const claims = { sub: newId(), sid: newId(), exp: 4_000_000_000 };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  client.cookies.set('nocturne_access', `${head}.${forged}.${signature}`);
  expect((await client.get('/api/v1/users/me')).status).toBe(401);
});
