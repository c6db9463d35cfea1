import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { codeOf, logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeUser, testPassword } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { generousLimits } from './testing/generous-limits';
import { formBody, formHeaders, renderPages } from './testing/pages';
import { sample } from '../testing/sample';

/** Addresses that leave the site in some browser, or run as a script. */
const hostile = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'http:/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '@evil.example',
  '.evil.example',
];
/** Addresses that look odd but stay on the site in every browser. */
const odd = ['/%2f%2fevil.example', '/%5cevil.example', '/?next=//evil.example', '/@evil.example'];

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages, rateLimits: generousLimits });
});
afterAll(() => site.close());

const post = (
  client: ReturnType<TestSite['client']>,
  path: string,
  fields: Record<string, string>,
) => client.request('POST', path, { body: formBody(fields), headers: formHeaders });
const inQuery = (redirectTo: string) => `?${new URLSearchParams({ redirectTo })}`;

/** Everything that redirects to an address in a parameter. */
const ways: [string, (redirectTo: string) => Promise<Answer>][] = [
  [
    'logging in',
    async (redirectTo) => {
      const { email } = await makeUser(site.db);
      return post(site.client(), '/sign_in', { email, password: testPassword, redirectTo });
    },
  ],
  [
    'logging in over another page, with the code still to come',
    async (redirectTo) => {
      const { email } = await makeUser(site.db, { isVerified: false });
      const fields = { email, password: testPassword, redirectTo, place: 'modal' };
      return post(site.client(), '/sign_in', fields);
    },
  ],
  [
    'signing up',
    (redirectTo) =>
      post(site.client(), '/sign_up', {
        email: `${newId()}@example.com`,
        password: testPassword,
        isAdult: 'on',
        redirectTo,
        place: 'modal',
      }),
  ],
  [
    'entering the code',
    async (redirectTo) => {
      const email = `${newId()}@example.com`;
      const client = site.client();
      const signedUp = await client.post('/api/v1/auth', { email, password: testPassword });
      const code = await codeOf(site, (signedUp.body as { _id: string })._id);
      return post(client, '/verify', { code, redirectTo });
    },
  ],
  [
    'entering the code a second time',
    async (redirectTo) => {
      const email = `${newId()}@example.com`;
      const client = site.client();
      const signedUp = await client.post('/api/v1/auth', { email, password: testPassword });
      const code = await codeOf(site, (signedUp.body as { _id: string })._id);
      const first = await post(client, '/verify', { code, redirectTo });
      const second = await post(client, '/verify', { code, redirectTo });
      expect(second.headers.get('location')).toBe(first.headers.get('location'));
      return second;
    },
  ],
  [
    'proving that it is still oneself',
    async (redirectTo) =>
      post(await logIn(site), `/settings/confirm${inQuery(redirectTo)}`, {
        password: testPassword,
      }),
  ],
  [
    'opening the log-in page when signed in',
    async (redirectTo) => (await logIn(site)).get(`/sign_in${inQuery(redirectTo)}`),
  ],
  [
    'opening the sign-up page when signed in',
    async (redirectTo) => (await logIn(site)).get(`/sign_up${inQuery(redirectTo)}`),
  ],
  [
    'opening the code page when verified',
    async (redirectTo) => (await logIn(site)).get(`/verify${inQuery(redirectTo)}`),
  ],
  [
    'opening the code page signed out',
    (redirectTo) => site.client().get(`/verify${inQuery(redirectTo)}`),
  ],
];

/** Returns the target of a response, and every further redirect in that target. */
function placesOf({ headers }: Answer): URL[] {
  const place = new URL(headers.get('location') ?? 'none:', site.origin);
  const next = place.searchParams.get('redirectTo');
  return next === null ? [place] : [place, new URL(next, site.origin)];
}

describe.each(ways)('%s', (_way, go) => {
  it('never leads to another site', async () => {
    // The rule that decides which addresses belong to the site has its own tests.
    for (const redirectTo of sample([...hostile, ...odd], 5)) {
      const answer = await go(redirectTo);
      expect(answer.status, redirectTo).toBe(302);
      for (const place of placesOf(answer)) expect(place.origin, redirectTo).toBe(site.origin);
    }
  }, 60_000);

  it('leads to the requested place within the site', async () => {
    const places = placesOf(await go('/chats/noor?before=30'));
    expect(places.map(({ pathname }) => pathname)).toContain('/chats/noor');
  });
});

it.each(['next', 'return', 'returnTo', 'return_to', 'url', 'to', 'continue', 'redirect'])(
  'the parameter %s leads nowhere',
  async (name) => {
    const client = await logIn(site);
    for (const path of ['/sign_in', '/sign_up', '/verify', '/settings', '/', '/admin']) {
      const query = new URLSearchParams({ [name]: 'https://evil.example' });
      const { headers } = await client.get(`${path}?${query}`);
      expect(headers.get('location') ?? '').not.toContain('evil.example');
    }
  },
);

it.each(['//evil.example', '/\\evil.example', '//evil.example/%2f..', '/%2f%2fevil.example/'])(
  'the address %s itself is not turned into a redirection',
  async (path) => {
    const { headers } = await fetch(site.origin + path, { redirect: 'manual' });
    const place = new URL(headers.get('location') ?? '/', site.origin);
    expect(place.origin).toBe(site.origin);
  },
);
