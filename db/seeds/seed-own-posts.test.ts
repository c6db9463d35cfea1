import { expect, it } from 'vitest';
import { listOwnPosts } from '~/domain/creator-posts/list-own-posts';
import { makeModel, makePost } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { seedOwnPosts } from './seed-own-posts';

const { context, database } = await openTestContext();
const { db } = database;

it('gives live models the posts of their twins and a draft, once', async () => {
  const { characterId, userId } = await makeModel(db);
  const { id } = await makePost(db, { characterId, access: 'token', unlockPrice: 18 });
  await makePost(db, { characterId, media: 'video' });
  await seedOwnPosts(db);
  await seedOwnPosts(db);
  const listed = (tab: 'published' | 'drafts') => listOwnPosts(context, userId, { tab, limit: 10 });
  expect(await listed('published')).toMatchObject({
    items: [{ id, access: 'token', price: 18, images: [{ position: 0 }] }],
  });
  expect(await listed('drafts')).toMatchObject({ items: [{ images: [{ position: 0 }] }] });
});
