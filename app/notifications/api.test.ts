import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { writeNotice } from '~/domain/notifications/write-notice';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

interface Listed {
  items: { notificationId: string; isRead: boolean }[];
  nextCursor: string | null;
  unread: number;
}

/** Creates a user with this number of notices. */
async function userWithNotices(times: number) {
  const client = await logIn(site);
  for (let index = 0; index < times; index += 1) {
    await writeNotice(site.domain, {
      userId: client.userId,
      factId: newId(),
      notice: { kind: 'subscription-ended' },
    });
  }
  const list = async (query = '') =>
    (await client.get(`/api/v1/notifications${query}`)).body as Listed;
  return { client, list };
}

describe('GET /notifications', () => {
  it('returns the user’s notifications, page by page, and the number of unread ones', async () => {
    const { list } = await userWithNotices(3);
    const first = await list('?limit=2');
    expect(first).toMatchObject({
      items: [
        {
          notice: { kind: 'subscription-ended' },
          times: 1,
          isRead: false,
          character: null,
          words: null,
          path: expect.stringMatching(/^\/notifications\/[\w-]{36}$/) as unknown,
        },
        {},
      ],
      unread: 3,
    });
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.items).toHaveLength(1);
    expect(second.nextCursor).toBeNull();
  });

  it('requires an account', async () => {
    expect(await site.client().get('/api/v1/notifications')).toMatchObject({ status: 401 });
  });
});

describe('POST /notifications/read/{notificationId}', () => {
  it('marks one read, and once more changes nothing', async () => {
    const { client, list } = await userWithNotices(2);
    const [newest] = (await list()).items;
    const path = `/api/v1/notifications/read/${newest?.notificationId}`;
    for (let index = 0; index < 2; index += 1) {
      expect(await client.post(path)).toMatchObject({ status: 200, body: { success: true } });
      expect(await list()).toMatchObject({
        items: [{ isRead: true }, { isRead: false }],
        unread: 1,
      });
    }
    expect((await list('?filter=unread')).items).toHaveLength(1);
  });

  it('answers 404 for another’s, and leaves it unread', async () => {
    const { list } = await userWithNotices(1);
    const stranger = await logIn(site);
    const [own] = (await list()).items;
    const path = `/api/v1/notifications/read/${own?.notificationId}`;
    expect(await stranger.post(path)).toMatchObject({ status: 404 });
    expect(await list()).toMatchObject({ unread: 1 });
  });
});

it('marks all read', async () => {
  const { client, list } = await userWithNotices(3);
  expect(await client.post('/api/v1/notifications/read_all')).toMatchObject({ status: 200 });
  expect(await list()).toMatchObject({ unread: 0 });
});

describe('POST /notifications', () => {
  it('sends one to oneself, once under one key', async () => {
    const { client, list } = await userWithNotices(0);
    const key = { 'idempotency-key': newId() };
    for (let index = 0; index < 2; index += 1) {
      const answer = await client.post('/api/v1/notifications', undefined, key);
      expect(answer).toMatchObject({ status: 201, body: { success: true } });
    }
    expect(await list()).toMatchObject({ items: [{ notice: { kind: 'trial' } }], unread: 1 });
  });

  it('is refused to a user who sends too many', async () => {
    const { client } = await userWithNotices(0);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await client.post('/api/v1/notifications')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
