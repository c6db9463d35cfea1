import { expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { listFeedCharacters } from './list-feed-characters';

const { database, context } = await openTestContext();

const address = (key: string) => `/media/${key}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

it('names each character once, in the order of their posts', async () => {
  const { db } = database;
  const [ada, eve] = [await makeCharacter(db), await makeCharacter(db)];
  const hidden = await makeCharacter(db, { isPublished: false });
  for (const minutes of [1, 2, 5]) {
    await makePost(db, { characterId: ada.id, createdAt: minutesAgo(minutes) });
  }
  await makePost(db, { characterId: eve.id, createdAt: minutesAgo(3) });
  await makePost(db, { characterId: hidden.id, createdAt: minutesAgo(4) });
  const list = { tab: 'new', seed: 0, limit: 10, userId: null } as const;
  const named = async (limit: number) =>
    (await listFeedCharacters(context, { ...list, limit }, address)).map(({ _id }) => _id);
  expect(await named(10)).toEqual([ada.id, eve.id]);
  expect(await named(1)).toEqual([ada.id]);
});

it('knows whom a person follows, and nobody for a visitor', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const followed = await makeCharacter(db);
  await makePost(db, { characterId: followed.id });
  await db('follows').insert({
    user_id: userId,
    character_id: followed.id,
    created_at: new Date(),
  });
  const list = { tab: 'following', seed: 0, limit: 10 } as const;
  const mine = await listFeedCharacters(context, { ...list, userId }, address);
  expect(mine.map(({ _id }) => _id)).toEqual([followed.id]);
  expect(await listFeedCharacters(context, { ...list, userId: null }, address)).toEqual([]);
});
