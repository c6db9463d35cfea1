import { beforeAll as before, expect, it } from 'vitest';
import { makeCharacter, makePost } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { listSitemapEntries } from './list-sitemap-entries';
import { listSitemapPages } from './list-sitemap-pages';
import { beforeAll } from './schema';

const database = await openTestDatabase();
const shown: string[] = [];
before(async () => {
  const { id: characterId, slug } = await makeCharacter(database.db);
  for (let index = 0; index < 7; index++) {
    const { id } = await makePost(database.db, { characterId, isPublished: index !== 3 });
    if (index !== 3) shown.push(`/characters/${slug}/post/${id}`);
  }
  const hidden = await makeCharacter(database.db, { isPublished: false });
  await makePost(database.db, { characterId: hidden.id });
});

async function readAll(pageSize: number): Promise<string[][]> {
  const pages = await listSitemapPages(database, pageSize);
  return Promise.all(
    pages
      .filter(({ kind }) => kind === 'posts')
      .map(async (page) => {
        const paths: string[] = [];
        for await (const batch of listSitemapEntries(database, page, pageSize)) {
          paths.push(...batch.map(({ path }) => path));
        }
        return paths;
      }),
  );
}

it.each([1, 2, 3, 7, 100])('names every post once, in pages of %i', async (pageSize) => {
  const pages = await readAll(pageSize);
  expect(pages.flat().sort()).toEqual([...shown].sort());
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(pageSize);
});

it('begins at the beginning, and leaves the pages before the last alone', async () => {
  const before = await listSitemapPages(database, 3);
  expect(before.find(({ kind }) => kind === 'posts')?.after).toBe(beforeAll);
  expect(before.filter(({ kind }) => kind === 'characters')).toHaveLength(1);
  const { id } = await makePost(database.db);
  const after = await listSitemapPages(database, 3);
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, before.length - 1));
  await database.db('posts').where({ id }).delete();
});
