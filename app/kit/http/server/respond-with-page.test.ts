import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCookie } from '~/domain/sessions/cookies';
import { connect, type Knex } from '~/db/connection';
import { createTestContext } from '~/db/testing';
import { createMetrics } from '~/observability/metrics';
import { serve, type Served } from '../../../testing/serve';
import { logIn } from '../../../testing/sign-in';
import { startSite, type TestSite } from '../../../testing/start-site';
import { errorShape, HttpError } from './respond-with-error';
import { createSite } from '../../../create-site';
import type { SiteHandles } from '../context/site-handles';

/** The header that browsers send when a person follows a link. */
const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  const member = await logIn(site);
  cookie = `${accessCookie}=${member.cookies.get(accessCookie)}`;
});
afterAll(() => site.close());

/** Starts the site with some of its handles changed. */
async function withHandles<T>(
  changes: Partial<SiteHandles>,
  request: (origin: string) => Promise<T>,
): Promise<T> {
  const served: Served = await serve(
    createSite({ ...site.handles, metrics: createMetrics('test'), ...changes }),
  );
  try {
    return await request(served.origin);
  } finally {
    await served.close();
  }
}

async function open(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(address, { method, headers: { accept: page, ...headers } });
  return { response, text: await response.text() };
}

describe('without a database', () => {
  let lost: Knex;
  beforeAll(() => {
    lost = connect({ url: 'postgres://nobody@127.0.0.1:1/none' });
  });
  afterAll(() => lost.destroy());
  const withoutDatabase = <T>(request: (origin: string) => Promise<T>) =>
    withHandles(
      { domain: createTestContext(lost), renderPages: () => (_req, res) => res.send('page') },
      request,
    );

  it('a visitor who opens a page gets an error page, with the time of the next try', async () => {
    const { response, text } = await withoutDatabase((origin) =>
      open(`${origin}/chats?a=1&b="`, { cookie }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('accept');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('We’ve lost <em>the connection</em>');
    expect(text).toContain(response.headers.get('x-request-id'));
    expect(text).toContain('href="/chats?a=1&amp;b=%22"');
  });

  it('the page needs nothing else, and its style passes its own policy', async () => {
    const { response, text } = await withoutDatabase((origin) =>
      open(`${origin}/chats`, { cookie }),
    );
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce] = /<style nonce="([^"]+)">/.exec(text) ?? [];
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(text).not.toMatch(/<script|<link|<img|\ssrc=|url\((?!#)|style="|\son\w+=/);
    expect(text).not.toContain('ECONNREFUSED');
  });

  it('machines, data and the API get the error as JSON', async () => {
    await withoutDatabase(async (origin) => {
      for (const [path, accept] of [
        ['/chats', '*/*'],
        ['/chats', 'application/json'],
        ['/chats.data', '*/*'],
        ['/api/v1/users/me', page],
      ] as const) {
        const { response, text } = await open(origin + path, { cookie, accept });
        expect(response.status, path).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(errorShape.parse(JSON.parse(text)).path).toBe(path);
      }
    });
  });
});

describe('a page', () => {
  const failing = (failure: Error, path: string, method?: string, headers = {}) =>
    withHandles({ renderPages: () => (_req, _res, next) => next(failure) }, (origin) =>
      open(origin + path, headers, method),
    );

  it('that fails for no known reason is 500, without the reason', async () => {
    const { response, text } = await failing(new Error('the secret of it'), '/');
    expect(response.status).toBe(500);
    expect(response.headers.has('retry-after')).toBe(false);
    expect(text).toContain('The lights <em>went out</em>');
    expect(text).not.toContain('secret');
  });

  it('that is refused keeps its status and offers no other try', async () => {
    const failure = new HttpError({ statusCode: 413, message: 'The request is too large' });
    const { response, text } = await failing(failure, '/');
    expect(response.status).toBe(413);
    expect(text).toContain('That way <em>is closed</em>');
    expect(text).not.toContain('Try again');
  });

  it('that was posted is not requested again by a link', async () => {
    const { text } = await failing(new Error('no'), '/sign_up', 'POST');
    expect(text).not.toContain('href="/sign_up"');
  });

  it('with the address of another site links to this one', async () => {
    const { text } = await failing(new Error('no'), '//evil.example/x');
    expect(text).toContain('href="/evil.example/x"');
  });

  it('without a route is reported on a page, unless it belongs to the API', async () => {
    const { response, text } = await open(`${site.origin}/nowhere`);
    expect([response.status, text.includes('off the map')]).toEqual([404, true]);
    for (const path of ['/api', '/api/v2/auth']) {
      const { text: json } = await open(site.origin + path);
      expect(errorShape.parse(JSON.parse(json))).toMatchObject({ statusCode: 404, path });
    }
  });
});
