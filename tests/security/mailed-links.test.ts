import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { unsubscribeUrl } from '~/domain/unsubscribes/unsubscribe-url';
import { newId } from '~/domain/shared/ids';
import { formBody, formHeaders, renderPages } from './testing/pages';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages });
});
afterAll(() => site.close());

const newLink = () => {
  const url = new URL(
    unsubscribeUrl(site.domain, 'http://localhost:3000', `${newId()}@example.com`),
  );
  return { path: url.pathname + url.search, token: url.searchParams.get('token') ?? '' };
};

it.each(['/verify_email', '/restore', '/unsubscribe'])(
  'a link to %s leaves no token in the address, nor in the referrer for linked pages',
  async (page) => {
    const client = site.client();
    const opened = await client.get(`${page}?token=made.up&lng=de-DE`);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`${page}?lng=de-DE`);
    expect(opened.headers.get('cache-control')).toContain('no-store');
    const shown = await client.get(page);
    for (const { headers } of [opened, shown]) {
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
    // The error for an invalid token: the page was reached and used the token from the cookie.
    expect(shown.status).toBe(400);
  },
);

it('a token kept for one page is not taken on another', async () => {
  const { path } = newLink();
  const client = site.client();
  await client.get(path);
  expect((await client.get('/unsubscribe')).status).toBe(200);
  expect((await client.get('/restore')).status).toBe(400);
});

it('a mail is turned down by the page, and by the one click of a mail program', async () => {
  const browser = site.client();
  await browser.get(newLink().path);
  const form = { body: formBody({}), headers: formHeaders };
  expect((await browser.request('POST', '/unsubscribe', form)).status).toBe(200);
  const click = { body: formBody({ 'List-Unsubscribe': 'One-Click' }), headers: formHeaders };
  expect((await site.client().request('POST', newLink().path, click)).status).toBe(200);
});
