import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/app/api/endpoints';
import { logIn } from '~/app/testing/sign-in';
import type { Client } from '~/app/testing/client';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { pages, renderPages } from './testing/pages';

/** All but the first are what a browser sends for somebody else's page. */
const own = 'http://localhost:3000';
const foreign = [
  'null',
  'https://elsewhere.example',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://localhost:3000.elsewhere.example',
  'http://localhost.elsewhere.example:3000',
  'http://sub.localhost:3000',
  `${own}/`,
  `${own}, https://elsewhere.example`,
];

let site: TestSite;
let client: Client;
beforeAll(async () => {
  site = await startSite({ renderPages });
  client = await logIn(site);
});
afterAll(() => site.close());

const refused = { status: 403, body: { message: 'This request came from another site' } };
const send = (method: string, path: string, headers: Record<string, string>) =>
  client.request(method, path, { headers });

const calls = endpoints
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => [method, `/api/v1${path}`] as const);
const actions = pages
  .filter(({ hasAction }) => hasAction)
  .flatMap(({ path }) => {
    const address = `/${path.replace(':slug', 'nobody')}`;
    // A page's script posts to the address of its data.
    return [address, `${address}.data`].map((one) => ['POST', one] as const);
  });

describe.each([...calls, ...actions])('%s %s', (method, path) => {
  it('is refused to the page of another site', async () => {
    for (const origin of foreign) {
      expect(await send(method, path, { origin }), origin).toMatchObject(refused);
    }
  });

  it('is open to the site’s own pages, and to clients that name no origin', async () => {
    for (const headers of [{ origin: own }, {} as Record<string, string>]) {
      expect(await send(method, path, headers)).not.toMatchObject(refused);
    }
  });
});

it('finds the actions of pages', () => {
  expect(actions.map(([, path]) => path)).toEqual(
    expect.arrayContaining(['/sign_in', '/sign_up', '/verify', '/admin', '/chats/nobody']),
  );
});

it('lets another site’s scripts read nothing', async () => {
  const origin = 'https://elsewhere.example';
  for (const path of ['/', '/chats', '/api/v1/users/me', '/api/v1/auth/refresh', '/healthz']) {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await send(method, path, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      });
      const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(granted, `${method} ${path}`).toEqual([]);
    }
  }
});

it('is not talked into another method by a header or a field', async () => {
  const signedIn = await logIn(site);
  for (const headers of [
    { 'x-http-method-override': 'POST' },
    { 'x-method-override': 'POST' },
  ] as Record<string, string>[]) {
    await signedIn.get('/api/v1/auth/logout?_method=POST', { headers });
    await signedIn.get('/sign_out?_method=POST', { headers });
  }
  expect((await signedIn.get('/api/v1/users/me')).status).toBe(200);
});
