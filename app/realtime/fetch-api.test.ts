import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchApi } from './fetch-api';

let isRenewed: boolean;
let mayRenew: boolean;
let refreshes: number;
let asked: string[];

beforeEach(() => {
  isRenewed = false;
  mayRenew = true;
  refreshes = 0;
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path !== '/api/v1/auth/refresh') {
      return new Response(isRenewed ? 'yours' : 'run out', { status: isRenewed ? 200 : 401 });
    }
    refreshes += 1;
    await new Promise((resolve) => setImmediate(resolve));
    isRenewed = mayRenew;
    return new Response(null, { status: mayRenew ? 200 : 401 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('renews a session that has run out and asks once more', async () => {
  const answer = await fetchApi('/chats');
  expect(await answer.text()).toBe('yours');
  expect(asked).toEqual(['/api/v1/chats', '/api/v1/auth/refresh', '/api/v1/chats']);
});

it('renews once for all who ask at the same time', async () => {
  const answers = await Promise.all([fetchApi('/chats'), fetchApi('/users/me')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(refreshes).toBe(1);
});

it('gives back the first answer when the session cannot be renewed', async () => {
  mayRenew = false;
  const answer = await fetchApi('/chats');
  expect(await answer.text()).toBe('run out');
  expect(asked.filter((path) => path === '/api/v1/chats')).toHaveLength(1);
});
