import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCharacter, makeStory } from '~/db/testing';
import { logIn } from '../testing/sign-in';
import { startSite, type TestSite } from '../testing/start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const api = (path: string) => `/api/v1${path}`;

it('stories are listed, read and marked', async () => {
  const { id, characterId } = await makeStory(site.db);
  const member = await logIn(site);
  const ring = { characterId, type: 'story', storiesCount: 1 };
  for (const path of ['/stories', '/stories-v2', '/stories?allStoriesRead=false']) {
    expect(await site.client().get(api(path))).toMatchObject({
      status: 200,
      body: { items: [{ ...ring, allStoriesRead: false }], nextCursor: null },
    });
  }
  expect(await site.client().get(api(`/stories/${characterId}`))).toMatchObject({
    status: 200,
    body: [{ storyId: id, characterId, type: 'story', isRead: false }],
  });
  const mark = api(`/stories-v2/${id}/mark-read`);
  expect((await site.client().request('PATCH', mark)).status).toBe(401);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await member.request('PATCH', mark)).toMatchObject({ body: { success: true } });
  }
  expect((await member.get(api('/stories?allStoriesRead=true'))).body).toMatchObject({
    items: [{ ...ring, allStoriesRead: true }],
  });
  expect((await member.get(api('/stories-v2/in-chats'))).body).toMatchObject({ items: [] });
  await member.post(api('/chats'), { characterId });
  expect((await member.get(api('/stories-v2/in-chats'))).body).toMatchObject({ items: [ring] });
  expect((await site.client().get(api('/stories?allStoriesRead=maybe'))).status).toBe(400);
});

it('the calls for a user’s own pictures return empty lists in their final shape, and a price', async () => {
  const { id } = await makeCharacter(site.db);
  const member = await logIn(site);
  const ofCharacters = ['/gallery/preview', '/characters-images/gallery-preview'];
  const paged = [
    `/gallery/${id}?page=1`,
    '/characters-images?sortBy=oldest',
    `/characters-images/${id}`,
    `/characters-images/${id}/media?limit=5`,
  ];
  for (const path of [...ofCharacters, ...paged]) {
    const body = { items: [], ...(paged.includes(path) && { nextCursor: null }) };
    const answer = await member.get(api(path));
    expect([answer.status, answer.body], path).toEqual([200, body]);
    expect((await site.client().get(api(path))).status).toBe(401);
  }
  const price = api(`/characters-images/generation-price/${id}`);
  expect((await member.get(price)).body).toEqual({ price: 5 });
  expect((await member.get(api('/characters-images?sortBy=size'))).status).toBe(400);
});
