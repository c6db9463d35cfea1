import { decode } from 'turbo-stream';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPage } from './keep-page';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reports an unsent form to the router in a form that it can decode', async () => {
  // The tab would check again later whether the site responds.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = { fetch: (..._request: Parameters<typeof fetch>) => offline() };
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', new URL('https://nocturne.example/chats/noor'));
  vi.stubGlobal('addEventListener', vi.fn());
  keepPage();

  const { status, body } = await page.fetch('/chats/noor.data', { method: 'POST' });
  expect(status).toBe(503);
  if (!body) throw new Error('the response has no body');
  const { value } = await decode(body);
  expect(value).toEqual({ data: { isUnsent: true } });
});

const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
