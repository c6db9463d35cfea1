import { afterAll, beforeAll, expect, it } from 'vitest';
import { cast } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { countQueries } from '~/db/testing/count-queries';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';

let site: TestSite;
let chatPath: string;
let member: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  await seedCharacters(site.db, cast, new Date());
  member = await logIn(site);
  const { id, slug } = await site
    .db('characters')
    .first<{ id: string; slug: string }>('id', 'slug');
  await member.post('/api/v1/chats', { characterIds: [id] });
  chatPath = `/chats/${slug}`;
}, 60_000);
afterAll(() => site.close());

it.each([
  ['home', () => '/', 14],
  ['a conversation', () => chatPath, 15],
])('%s takes no more queries than it needs', async (_name, path, most) => {
  // Settings are kept for a moment.
  await member.get(path());
  const queries = countQueries(site.db);
  const page = await member.get(path());
  expect(page.status).toBe(200);
  expect(queries.stop()).toBeLessThanOrEqual(most);
});
