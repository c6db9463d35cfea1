import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser, testPassword } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { attachGuest } from '../viewers/attach-guest';
import { logIn } from '../accounts/log-in';
import { removeStaleGuests } from '../chat/chats/remove-guests';
import { addPostView } from '../posts/add-post-view';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { listExplorerFeed } from './list-explorer-feed';
import { rankForYou } from './rank-for-you';
import { rankTrending } from './rank-trending';
import { trimRankedLists } from './trim-ranked-lists';
import { viewersSettings } from '../viewers/settings';
import { feedsSettings } from './settings';

const { database, context } = await openTestContext();
const { db } = database;
beforeEach(async () => {
  await database.owner('posts').delete();
  await database.owner('ranked_lists').delete();
  await database.owner('characters').update({ is_published: false });
});

const visitor = (): Person => ({ kind: 'guest', id: newId() });
const member = async (): Promise<Person> => ({ kind: 'user', id: (await makeUser(db)).id });

async function makeOf(hair: string, count: number): Promise<{ id: string; posts: string[] }> {
  const { id } = await makeCharacter(db);
  await db('character_attributes').where({ character_id: id }).delete();
  await db('character_attributes').insert({ character_id: id, type: 'HairColor', value: hair });
  const posts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(Date.now() - index * 60_000);
    posts.push((await makePost(db, { characterId: id, createdAt })).id);
  }
  return { id, posts };
}

const see = (person: Person, postId = '') =>
  addPostView(context, { person, address: '192.0.2.1' }, postId);

async function readAll(person: Person): Promise<string[]> {
  const viewer = { userId: person.kind === 'user' ? person.id : null, isSubscriber: false };
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const feed = { tab: 'forYou', filters: {}, person, limit: 4, seed: 0.4, cursor } as const;
    const page = await listExplorerFeed(context, viewer, feed);
    if (!page.ok) throw new Error(page.reason);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && ids.length < 100);
  return ids;
}

const attach = (guest: Person, user: Person) =>
  transact(context, (trx) => attachGuest(context, trx, { guestId: guest.id, userId: user.id }));

const viewsOf = ({ id }: Person) =>
  db('post_views').where({ user_id: id }).orWhere({ guest_id: id }).pluck('post_id');

describe('the For You list of a visitor', () => {
  it('moves seen posts to the end, ranks similar ones higher, and shows all once', async () => {
    const guest = visitor();
    const [red, blue] = [await makeOf('Red', 6), await makeOf('Blue', 6)];
    const seen = red.posts.slice(0, 3);
    for (const id of seen) await see(guest, id);
    context.advance(1000);
    const all = await readAll(guest);
    expect(all.toSorted()).toEqual([...red.posts, ...blue.posts].toSorted());
    expect(new Set(all.slice(-3))).toEqual(new Set(seen));
    expect(all[0]).toBe(red.posts[3]);
  });

  it('favours characters that the visitor talks to', async () => {
    const guest = visitor();
    const [red, blue] = [await makeOf('Red', 2), await makeOf('Blue', 2)];
    await see(guest, red.posts[0]);
    await db('chats').insert({
      id: newId(),
      guest_id: guest.id,
      character_id: blue.id,
      last_message_at: context.now(),
    });
    context.advance(1000);
    expect((await readAll(guest))[0]).toBe(blue.posts[0]);
  });

  it('is another for the next visitor of the same network', async () => {
    const [one, other] = [visitor(), visitor()];
    const { posts } = await makeOf('Red', 4);
    await see(one, posts[0]);
    await see(other, posts[3]);
    context.advance(1000);
    expect((await readAll(one)).at(-1)).toBe(posts[0]);
    expect((await readAll(other)).at(-1)).toBe(posts[3]);
  });

  it('is reckoned once, however often it is opened at once', async () => {
    const guest = visitor();
    const { posts } = await makeOf('Red', 3);
    await Promise.all(Array.from({ length: 4 }, () => see(guest, posts[0])));
    context.advance(1000);
    await Promise.all(Array.from({ length: 4 }, () => readAll(guest)));
    expect(await viewsOf(guest)).toEqual([posts[0]]);
    expect(await db('ranked_lists').where({ guest_id: guest.id })).toHaveLength(1);
  });

  it('stores nothing about a visitor who has seen nothing', async () => {
    const guest = visitor();
    await makeOf('Red', 2);
    expect(await readAll(guest)).toHaveLength(2);
    expect(await db('guests').where({ id: guest.id })).toEqual([]);
    expect(await db('ranked_lists')).toEqual([]);
  });
});

describe('a visitor who signs up', () => {
  it('continues from the same state, with nothing counted or stored twice', async () => {
    const [guest, user] = [visitor(), await member()];
    const { posts } = await makeOf('Red', 5);
    const [first, second, third] = posts;
    for (const id of [first, second]) await see(guest, id);
    for (const id of [second, third]) await see(user, id);
    const counts = () => db('post_counts').orderBy('post_id').select('post_id', 'views');
    const before = await counts();
    await Promise.all([attach(guest, user), attach(guest, user)]);
    await see(user, first);
    expect(await counts()).toEqual(before);
    expect(await viewsOf(guest)).toEqual([]);
    expect((await viewsOf(user)).toSorted()).toEqual([first, second, third].toSorted());
    context.advance(10_000);
    const all = await readAll(user);
    expect(all.toSorted()).toEqual(posts.toSorted());
    expect(new Set(all.slice(0, 2))).toEqual(new Set(posts.slice(3)));
  });

  it('has it in an account that they sign in to', async () => {
    const guest = visitor();
    const { id, email } = await makeUser(db);
    const { posts } = await makeOf('Red', 2);
    await see(guest, posts[0]);
    await logIn(context, { email, password: testPassword }, { guestId: guest.id });
    expect(await viewsOf({ kind: 'user', id })).toEqual([posts[0]]);
  });

  it('keeps the views made during sign-up, once each', async () => {
    const [guest, user] = [visitor(), await member()];
    const { posts } = await makeOf('Red', 4);
    await see(guest, posts[0]);
    await Promise.all([
      attach(guest, user),
      ...posts.map((id) => see(guest, id)),
      ...posts.map((id) => see(user, id)),
    ]);
    await attach(guest, user);
    expect((await viewsOf(user)).toSorted()).toEqual(posts.toSorted());
    expect(await viewsOf(guest)).toEqual([]);
  });

  it('hands nothing to another account that is opened in their browser', async () => {
    const [guest, user, another] = [visitor(), await member(), await member()];
    const { posts } = await makeOf('Red', 1);
    await see(guest, posts[0]);
    await attach(guest, user);
    await see(guest, posts[0]);
    await attach(guest, another);
    expect(await viewsOf(another)).toEqual([]);
    expect(await viewsOf(guest)).toEqual(posts);
  });
});

it('trending counts the views of one network once', async () => {
  const { posts } = await makeOf('Red', 2);
  const [often = '', twice] = posts;
  const user = await member();
  for (let count = 0; count < 5; count += 1) await see(visitor(), often);
  const guest = visitor();
  await see(guest, twice);
  await attach(guest, user);
  await addPostView(context, { person: null, address: '203.0.113.1' }, twice ?? '');
  await rankTrending(context);
  const ranked = await db('ranked_posts').orderBy('rank').pluck('post_id');
  expect(ranked).toEqual([twice, often]);
});

it('the list of a visitor is deleted by age, and finally all data about them', async () => {
  const { ranked_list_kept_seconds } = await context.settings(feedsSettings);
  const { guest_kept_seconds } = await context.settings(viewersSettings);
  const guest = visitor();
  const { posts } = await makeOf('Red', 2);
  await see(guest, posts[0]);
  await rankForYou(context, guest);
  expect(await trimRankedLists(context)).toBe(0);
  context.advance(ranked_list_kept_seconds * 1000 + 1000);
  expect(await trimRankedLists(context)).toBe(1);
  await rankForYou(context, guest);
  context.advance(guest_kept_seconds * 1000);
  await removeStaleGuests(context);
  expect(await db('ranked_lists').where({ guest_id: guest.id })).toEqual([]);
  expect(await viewsOf(guest)).toEqual([]);
});
