import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '~/db/connection';
import { countQueries } from '~/db/testing/count-queries';
import { cast } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { createTestDatabase, makePost } from '~/db/testing';
import { freshCookie } from '~/domain/sessions/cookies';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';

const database = await createTestDatabase();
/** A read-only connection to the same rows, like a replica. */
const readOnly = new URL(database.url);
readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
const copy = connect({ url: readOnly.href });
let isFresh = true;
let site: TestSite;
let member: Awaited<ReturnType<typeof logIn>>;
let slug: string;
let characterId: string;

beforeAll(async () => {
  site = await startSite({
    database,
    renderPages: renderDocuments(),
    replica: { db: copy, isFresh: () => isFresh, stop: () => undefined },
  });
  await seedCharacters(site.db, cast, new Date());
  const [character] = await site.db('characters').limit(1).select('id', 'slug');
  if (!character) throw new Error('nobody was seeded');
  ({ slug, id: characterId } = character);
  await makePost(site.db, { access: 'free', characterId });
  member = await logIn(site);
}, 60_000);
beforeEach(() => {
  isFresh = true;
});
afterAll(async () => {
  await copy.destroy();
  await site.close();
});

/** Returns the number of queries to the replica for a path, once the interval after a change has passed. */
async function readOf(path: string, client = member): Promise<number> {
  const queries = countQueries(copy);
  const answer = await client.get(path);
  const count = queries.stop();
  expect(answer.status, path).toBe(200);
  return count;
}
const aMomentLater = () => member.cookies.delete(freshCookie);

describe('with a replica', () => {
  it.each([
    () => '/',
    () => '/characters',
    () => '/characters?search=a',
    () => '/explorer',
    () => `/explorer/${slug}`,
    () => `/characters/${slug}`,
    () => '/featured-posts',
    () => '/search/suggestions?name=ly',
    () => '/api/v1/characters-v2/models/live-now?limit=5',
    () => '/api/v1/home',
  ])('%s is read from it, and writes nothing there', async (path) => {
    aMomentLater();
    expect(await readOf(path())).toBeGreaterThan(0);
    expect(await readOf(path(), site.client() as typeof member)).toBeGreaterThan(0);
  });

  it('a user who has just changed something reads nothing from it', async () => {
    aMomentLater();
    expect(await readOf(`/characters/${slug}`)).toBeGreaterThan(0);
    await member.post(`/api/v1/characters/${characterId}/follow`);
    expect(member.cookies.get(freshCookie)).toBe('1');
    expect(await readOf(`/characters/${slug}`)).toBe(0);
    aMomentLater();
    expect(await readOf(`/characters/${slug}`)).toBeGreaterThan(0);
  });

  it('no user reads from it while it is behind', async () => {
    aMomentLater();
    isFresh = false;
    expect(await readOf('/')).toBe(0);
  });
});
