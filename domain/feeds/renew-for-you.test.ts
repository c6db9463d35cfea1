import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { addPostView } from '../posts/add-post-view';
import { newId } from '../shared/ids';
import { listExplorerFeed } from './list-explorer-feed';

const { database, context } = await openTestContext();
beforeEach(async () => {
  await database.owner('posts').delete();
  await database.owner('ranked_lists').delete();
  await database.owner('characters').update({ is_published: false });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function makePosts(count: number, characterId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await makePost(database.db, { characterId, createdAt: minutesAgo(index) });
    ids.push(id);
  }
  return ids;
}

async function read(userId: string, limit: number, cursor?: string) {
  const page = await listExplorerFeed(
    context,
    { userId, isSubscriber: false },
    { tab: 'forYou', filters: {}, person: { kind: 'user', id: userId }, limit, seed: 0.4, cursor },
  );
  if (!page.ok) throw new Error(page.reason);
  return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor };
}

it('moves seen posts to the end, and shows each once', async () => {
  const { id: userId } = await makeUser(database.db);
  const made = await makePosts(12, (await makeCharacter(database.db)).id);
  const see = (postId: string, viewedAt = context.now()) =>
    database.db('post_views').insert({
      post_id: postId,
      viewed_on: viewedAt,
      viewer: randomBytes(16),
      user_id: userId,
      viewed_at: viewedAt,
    });
  const seen = made.slice(0, 5);
  for (const id of seen) await see(id, minutesAgo(10));
  for (const limit of [1, 3, 4, 7, 12]) {
    const unseen = made.slice(5);
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(userId, limit, cursor);
      all.push(...page.ids);
      cursor = page.nextCursor ?? undefined;
      // A post seen meanwhile is not repeated either.
      const id = limit === 3 ? all.at(-1) : undefined;
      if (id) await see(id);
    } while (cursor !== undefined && all.length < 100);
    expect(all.toSorted(), `${limit}`).toEqual(made.toSorted());
    if (limit === 1) expect(new Set(all.slice(0, 7))).toEqual(new Set(unseen));
  }
});

it('is rebuilt when opened after a view or a chat, and when it is old', async () => {
  const { id: userId } = await makeUser(database.db);
  const [red, blue] = [await makeCharacter(database.db), await makeCharacter(database.db)];
  for (const [{ id }, value] of [
    [red, 'Red'],
    [blue, 'Blue'],
  ] as const) {
    await database.db('character_attributes').where({ character_id: id }).delete();
    await database
      .db('character_attributes')
      .insert({ character_id: id, type: 'HairColor', value });
  }
  const ofRed = await makePosts(4, red.id);
  const ofBlue = await makePosts(4, blue.id);
  const open = async () => (await read(userId, 2)).ids;
  const view = (postId: string) =>
    addPostView(context, { person: { kind: 'user', id: userId }, address: '203.0.113.7' }, postId);
  await view(ofRed[0] ?? '');
  context.advance(1000);
  expect(await open()).toEqual([ofRed[1], ofRed[2]]);
  // Within the pause it stays the same; then it follows the chat.
  await database.db('chats').insert({
    id: newId(),
    user_id: userId,
    character_id: blue.id,
    last_message_at: context.now(),
  });
  expect(await open()).toEqual([ofRed[1], ofRed[2]]);
  context.advance(6000);
  expect(await open()).toEqual([ofBlue[0], ofBlue[1]]);
  // Posts published meanwhile appear once the list is old.
  const newest = await makePost(database.db, { characterId: blue.id, createdAt: context.now() });
  expect((await open())[0]).toBe(ofBlue[0]);
  context.advance(901_000);
  expect((await open())[0]).toBe(newest.id);
});
