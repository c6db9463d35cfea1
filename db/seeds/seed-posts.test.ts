import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { cast } from './cast';
import { planPosts } from './posts/plan-posts';
import { planStories } from './posts/plan-stories';
import { seedCharacters } from './seed-characters';
import { seedPosts } from './seed-posts';
import { seedStories } from './seed-stories';

const database = await openTestDatabase();

const members = cast.slice(0, 4);
const posts = planPosts(members);
const stories = planStories(members);

const count = async (table: string): Promise<number> => {
  const [row] = await database.db(table).count<{ count: string }[]>('* as count');
  return Number(row?.count);
};
const tables = ['posts', 'post_assets', 'post_likes', 'stories', 'video_tags', 'extra_styles'];
const counts = () => Promise.all(tables.map(count));

async function seed(now: Date) {
  await seedPosts(database.db, posts, now);
  await seedStories(database.db, stories, now);
}

it('adds missing rows and leaves existing ones', async () => {
  await makeUser(database.db, { email: 'fan@example.com' });
  await seedCharacters(database.db, members, new Date());
  const now = new Date();
  await seed(now);
  const first = await counts();
  expect(first[0]).toBe(posts.length);
  expect(first.every((rows) => rows > 0)).toBe(true);

  const [edited, gone] = posts;
  await database.db('posts').where({ id: edited?.id }).update({ text_content: 'My own words.' });
  await database.db('posts').where({ id: gone?.id }).delete();
  await seed(new Date(now.getTime() + 3_600_000));
  expect(await counts()).toEqual(first);
  const kept = await database
    .db('posts')
    .where({ id: edited?.id })
    .first<{ text_content: string }>('text_content');
  expect(kept.text_content).toBe('My own words.');
});

it('counts the likes that are stored', async () => {
  const [row] = await database.db('post_counts').sum<{ sum: string }[]>('likes as sum');
  expect(Number(row?.sum)).toBe(await count('post_likes'));
});

it('keeps stories up for years', async () => {
  const inAYear = new Date(Date.now() + 365 * 24 * 3600 * 1000);
  const alive = await database.db('stories').where('expires_at', '>', inAYear).pluck('id');
  expect(alive).toHaveLength(stories.length);
});
