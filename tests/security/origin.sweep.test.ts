import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '~/app/endpoints';
import { logIn } from '~/app/testing/sign-in';
import type { Client } from '~/app/testing/client';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { pages, renderPages } from './testing/pages';

/** The site's own origin; the others are sent by a browser for pages of other sites. */
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

/** A call or form that changes something: its name, method and addresses. */
type Target = readonly [name: string, method: string, paths: readonly string[]];

const calls = endpoints
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }): Target => [`${method} ${path}`, method, [`/api/v1${path}`]]);
const forms = pages
  .filter(({ hasAction }) => hasAction)
  .map(({ path }): Target => {
    const address = `/${path.replace(':slug', 'nobody')}`;
    // A page's script posts to the address of its data.
    return [`the form of ${address}`, 'POST', [address, `${address}.data`]];
  });

it.each([...calls, ...forms])(
  '%s is refused to pages of other sites, and to no others',
  async (_name, method, paths) => {
    const checks = paths.flatMap((path): Check[] => [
      ...foreign.map((origin): Check => [
        `${method} ${path} from ${origin}`,
        async () => expect(await send(method, path, { origin })).toMatchObject(refused),
      ]),
      [
        `${method} ${path} from ${own}`,
        async () => expect(await send(method, path, { origin: own })).not.toMatchObject(refused),
      ],
      [
        `${method} ${path} without an origin`,
        async () => expect(await send(method, path, {})).not.toMatchObject(refused),
      ],
    ]);
    await runChecks(checks, 4);
  },
);

it('finds the actions of pages', () => {
  expect(forms.flatMap(([, , paths]) => paths)).toEqual(
    expect.arrayContaining(['/sign_in', '/sign_up', '/verify', '/admin', '/chats/nobody']),
  );
});

it('lets scripts of other sites read nothing', async () => {
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
