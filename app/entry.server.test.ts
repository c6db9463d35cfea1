import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '~/observability/logger';
import { renderDocuments } from './testing/documents';
import { startSite, type TestSite } from './testing/start-site';

const secret = 'the secret of it';
const fail = () => {
  throw new Error(secret);
};
const Letters = () =>
  Array.from({ length: 2000 }, (_, key) => createElement('i', { key }, 'ocurrió €'));
const Page = () => createElement('p', null, 'a page');

let site: TestSite;
const lines: string[] = [];
const logger = createLogger({
  process: 'test',
  level: 'warn',
  destination: { write: (line) => void lines.push(line) },
});
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  const renderPages = renderDocuments({
    letters: { default: Letters },
    'bad-meta': { default: Page, meta: fail },
    'bad-loader': { default: Page, loader: fail },
    'bad-page': { default: fail },
    'bad-boundary': { default: fail, ErrorBoundary: fail },
    'cut-file': {
      loader: () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('begun')),
            pull: (stream) => stream.error(new Error(secret)),
          }),
        ),
    },
  });
  site = await startSite({ renderPages, logger });
});
afterAll(async () => {
  await site.close();
  process.off('unhandledRejection', note);
});

const open = (path: string, accept = 'text/html') =>
  fetch(site.origin + path, { headers: { accept } });

it('sends every letter, and nothing between them', async () => {
  const page = await (await open('/letters')).text();
  expect(page).not.toContain('\0');
  expect(page.match(/<i>ocurrió €<\/i>/g)).toHaveLength(2000);
});

it('writes no error of an address that there is not, nor of a method that a page does not take', async () => {
  const statuses = [
    await open('/nowhere/at-all'),
    await fetch(`${site.origin}/letters`, {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
      headers: { accept: 'text/html' },
    }),
    await open('/api/v1/nowhere', 'application/json'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 405, 404]);
  expect(lines).toEqual([]);
});

describe('a page that cannot be rendered', () => {
  it.each(['bad-meta', 'bad-loader', 'bad-page', 'bad-boundary'])(
    'for its %s ends in the error page',
    async (path) => {
      const response = await open(`/${path}`);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toMatch(/no-store|private/);
      expect(text).toMatch(/^<!doctype html>[^]*The lights <em[^>]*>went out<\/em>[^]*<\/html>/i);
      expect(text).not.toContain(secret);
    },
  );

  it('shows its request id even when the error page fails too', async () => {
    const response = await open('/bad-boundary');
    expect(await response.text()).toContain(response.headers.get('x-request-id'));
  });

  it('answers requests for its data with a separate error', async () => {
    const response = await open('/bad-loader.data', '*/*');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(secret);
  });

  it('is cut off when its response had begun', async () => {
    const whole = async () => (await open('/cut-file')).text();
    await expect(whole()).rejects.toThrow();
  });

  it('affects no other request', async () => {
    expect((await open('/')).status).toBe(200);
    expect(uncaught).toEqual([]);
  });
});
