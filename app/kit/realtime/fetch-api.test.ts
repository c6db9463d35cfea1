import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { callApi, fetchApi } from './fetch-api';

interface SentRequest {
  path: string;
  headers: Headers;
}

let isRenewed: boolean;
let mayRenew: boolean;
let requests: SentRequest[];
let finishRefresh: () => void;

beforeEach(() => {
  isRenewed = false;
  mayRenew = true;
  requests = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, headers: new Headers(init.headers) });
    if (path !== '/api/v1/auth/refresh') {
      return Response.json(isRenewed ? { is: 'yours' } : { message: 'run out' }, {
        status: isRenewed ? 200 : 401,
      });
    }
    await new Promise<void>((resolve) => {
      finishRefresh = resolve;
      setImmediate(resolve);
    });
    isRenewed = mayRenew;
    return new Response(null, { status: mayRenew ? 200 : 401 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const paths = () => requests.map(({ path }) => path);
const timesRequested = (path: string) => paths().filter((one) => one === path).length;
const refresh = '/api/v1/auth/refresh';

describe('a session that has run out', () => {
  it('is renewed, and the request sent once more', async () => {
    const answer = await fetchApi('/chats');
    expect(await answer.json()).toEqual({ is: 'yours' });
    expect(paths()).toEqual(['/api/v1/chats', refresh, '/api/v1/chats']);
  });

  it('is renewed with the time zone of the browser', async () => {
    await fetchApi('/chats');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(requests.find(({ path }) => path === refresh)?.headers.get('x-timezone')).toBe(timeZone);
  });

  it('is renewed once for all simultaneous requests', async () => {
    const answers = await Promise.all([
      fetchApi('/chats'),
      fetchApi('/users/me'),
      fetchApi('/home'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(timesRequested(refresh)).toBe(1);
  });

  it('is waited for by a request that fails during the renewal', async () => {
    const first = fetchApi('/chats');
    await eventually(() => expect(timesRequested(refresh)).toBe(1));
    const second = fetchApi('/users/me');
    await eventually(() => expect(timesRequested('/api/v1/users/me')).toBe(1));
    finishRefresh();
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(timesRequested(refresh)).toBe(1);
  });

  it('that cannot be renewed leaves every request its first response', async () => {
    mayRenew = false;
    const answers = await Promise.all([fetchApi('/chats'), fetchApi('/users/me')]);
    for (const answer of answers) expect(await answer.json()).toEqual({ message: 'run out' });
    expect(timesRequested('/api/v1/chats')).toBe(1);
    expect(timesRequested(refresh)).toBe(1);
  });

  it('is not renewed twice for one question', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push({ path, headers: new Headers() });
      return new Response(null, { status: path === refresh ? 200 : 401 });
    });
    expect((await fetchApi('/chats')).status).toBe(401);
    expect(paths()).toEqual(['/api/v1/chats', refresh, '/api/v1/chats']);
  });
});

describe('a question', () => {
  /** Simulates a site that never responds. */
  function fallSilent() {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          const give = () => reject(signal?.reason as Error);
          if (signal?.aborted) give();
          signal?.addEventListener('abort', give);
        }),
    );
  }

  it('is given up after a minute', async () => {
    vi.useFakeTimers();
    fallSilent();
    const asking = expect(fetchApi('/chats')).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(60_000);
    await asking;
  });

  it('is aborted with its caller', async () => {
    fallSilent();
    const page = new AbortController();
    const asking = expect(fetchApi('/chats', { signal: page.signal })).rejects.toThrow('left');
    page.abort(new Error('left'));
    await asking;
    await expect(fetchApi('/chats', { signal: page.signal })).rejects.toThrow('left');
  });
});

describe('a call', () => {
  const answerWith = (answer: Response | Error) =>
    vi.stubGlobal('fetch', async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });

  it('returns the data of the response', async () => {
    answerWith(Response.json({ balance: 20 }));
    expect(await callApi('/users/balance')).toEqual({ ok: true, data: { balance: 20 } });
  });

  it('answers why not in the one shape', async () => {
    const apiError = {
      statusCode: 404,
      message: 'Character not found',
      timestamp: '2026-11-21T10:00:00.000Z',
      path: '/api/v1/chats',
      data: null,
    };
    answerWith(Response.json(apiError, { status: 404 }));
    expect(await callApi('/chats')).toEqual({ ok: false, error: apiError });
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch'), 500],
    ['a page in place of an answer', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ])('answers the same shape for %s', async (_, answer, statusCode) => {
    answerWith(answer);
    expect(await callApi('/home')).toMatchObject({
      ok: false,
      error: { statusCode, message: 'An unknown error occurred', path: '/home', data: null },
    });
  });
});
