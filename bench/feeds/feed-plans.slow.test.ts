import { expect, it } from 'vitest';
import { createTestContext, createTestDatabase } from '~/db/testing';
import { makeFeedGround } from './feed-ground';
import { explainFeeds, scansOfPosts } from './feed-plans';

it('no query of a feed reads all posts', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase();
  const context = createTestContext(database.db);
  const explained = await explainFeeds(
    context,
    await makeFeedGround(context, database.owner, 20_000),
  );
  await database.drop();
  expect(scansOfPosts(explained)).toEqual([]);
  expect(explained.flatMap(({ plans }) => plans).join('\n')).toContain('Index Scan');
});
