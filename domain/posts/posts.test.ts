import { describe, expect, it } from 'vitest';
import { giveTokens, joinFanClub, makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { countQueries } from '~/db/testing/count-queries';
import { newId } from '../shared/ids';
import { addPostView } from './add-post-view';
import { unlock } from './unlock';
import { countExclusivePosts } from './count-exclusive-posts';
import { getPost, getPosts } from './get-posts';
import { likePost, unlikePost } from './like-post';
import { listCharacterPosts } from './list-character-posts';
import type { PostViewer } from './schema';
import { engagementSettings } from '../engagement/settings';

const { database, context } = await openTestContext();

const visitor: PostViewer = { userId: null, isSubscriber: false };

async function makeFan(isSubscriber = false) {
  return { userId: (await makeUser(database.db)).id, isSubscriber };
}

const countsOf = (postId: string) =>
  database.db('post_counts').where({ post_id: postId }).first('likes', 'views');

describe('getPosts', () => {
  it('returns the posts in the order of the ids and skips hidden ones, in one query', async () => {
    const posts = await Promise.all([1, 2, 3].map(() => makePost(database.db)));
    const hidden = await makePost(database.db, { isPublished: false });
    const down = await makePost(database.db);
    await database.db('characters').where({ id: down.characterId }).update({ is_published: false });
    const ids = posts.map(({ id }) => id).reverse();
    await context.settings(engagementSettings);
    const queries = countQueries(database.db);
    const shown = await getPosts(context, visitor, [hidden.id, ...ids, newId(), down.id]);
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(queries.stop()).toBe(1);
  });

  it('shows a locked post by its locked rendition alone', async () => {
    const { id } = await makePost(database.db, { access: 'token', discountedPrice: 15 });
    for (const viewer of [visitor, await makeFan(), await makeFan(true)]) {
      const post = await getPost(context, viewer, { postId: id });
      expect(post).toMatchObject({
        isOpen: false,
        access: 'token',
        unlockPrice: 20,
        discountedPrice: 15,
        assets: [
          {
            media: { kind: 'photo', isOpen: false, lockedKey: `posts/${id}/locked.jpg` },
            availability: 'locked',
          },
        ],
      });
      expect(JSON.stringify(post)).not.toMatch(/original|folder/);
    }
  });

  it('distinguishes restricted media from public media', async () => {
    const member = await makeFan();
    const { id, characterId } = await makePost(database.db, { access: 'fanClub', media: 'video' });
    await joinFanClub(database.db, member.userId, characterId);
    expect(await getPost(context, member, { postId: id })).toMatchObject({
      isOpen: true,
      character: { isMember: true },
      assets: [
        {
          media: { kind: 'video', isOpen: true, folder: `posts/${id}`, isForEverybody: false },
        },
      ],
    });
    context.advance(31 * 24 * 3600 * 1000);
    const later = await getPost(context, member, { postId: id });
    context.advance(-31 * 24 * 3600 * 1000);
    expect(later).toMatchObject({
      isOpen: false,
      character: { isMember: false },
    });
  });

  it('shows free safe posts to all viewers and blurs spicy ones for visitors', async () => {
    const safe = await makePost(database.db);
    const spicy = await makePost(database.db, { contentLevel: 'Nude' });
    const [first, second] = await getPosts(context, visitor, [safe.id, spicy.id]);
    expect(first?.assets[0]).toMatchObject({
      media: { isOpen: true, folder: `posts/${safe.id}`, isForEverybody: true },
    });
    expect(second).toMatchObject({
      isOpen: true,
      assets: [
        {
          media: { isOpen: false, lockedKey: `posts/${spicy.id}/locked.jpg` },
          availability: 'spicy-blurred',
        },
      ],
    });
    const [forFan] = await getPosts(context, await makeFan(), [spicy.id]);
    expect(forFan?.assets[0]).toMatchObject({
      media: { isOpen: true, isForEverybody: false },
      availability: 'available',
    });
  });

  it('opens everything of a character to its owner, and subscription posts to subscribers', async () => {
    const owner = await makeFan();
    const { id, characterId } = await makePost(database.db, { access: 'subscription' });
    await database.db('characters').where({ id: characterId }).update({
      owner_user_id: owner.userId,
    });
    const stateFor = async (viewer: PostViewer) =>
      (await getPost(context, viewer, { postId: id }))?.isOpen;
    expect(await stateFor(owner)).toBe(true);
    expect(await stateFor(await makeFan(true))).toBe(true);
    expect(await stateFor(await makeFan())).toBe(false);
  });

  it('returns no file for an asset whose renditions are not made', async () => {
    const { id } = await makePost(database.db);
    await database.db('post_assets').where({ post_id: id }).update({ rendered_key: null });
    const post = await getPost(context, visitor, { postId: id });
    expect(post?.assets).toMatchObject([{ media: null }]);
  });

  it('follows engagement_display', async () => {
    const createdAt = new Date(Date.now() - 5 * 24 * 3600 * 1000);
    const { id } = await makePost(database.db, { createdAt });
    const real = await getPost(context, visitor, { postId: id });
    expect(real).toMatchObject({ likes: 0, views: 0, recentUnlocks: null });
    const synthetic = await getPost(
      {
        ...context,
        settings: (of) => Promise.resolve(of.parse({ engagement_display: 'synthetic' })),
      },
      visitor,
      { postId: id },
    );
    expect(synthetic?.views).toBeGreaterThan(3000);
  });

  it('counts only unlocks by other users', async () => {
    const [ada, eve] = [await makeFan(), await makeFan()];
    const { id: postId } = await makePost(database.db, { access: 'token', unlockPrice: 20 });
    await giveTokens(context, ada.userId, 20);
    await unlock(context, ada, { postId, price: 20 });
    const unlocksFor = async (viewer: PostViewer) =>
      (await getPost(context, viewer, { postId }))?.recentUnlocks;
    expect(await unlocksFor(ada)).toBeNull();
    expect(await unlocksFor(eve)).toEqual({ count: 1, minutes: 15 });
    expect(await unlocksFor(visitor)).toEqual({ count: 1, minutes: 15 });
  });

  it('finds a post by its character’s slug alone', async () => {
    const { id, slug } = await makeCharacter(database.db);
    const post = await makePost(database.db, { characterId: id });
    const by = (characterSlug: string) =>
      getPost(context, visitor, { postId: post.id, characterSlug });
    expect(await by(slug)).toMatchObject({ id: post.id });
    expect(await by('another')).toBeNull();
  });
});

describe('likePost', () => {
  it('counts a person once, however often and at once they like, and takes it back', async () => {
    const [ada, eve] = [await makeFan(), await makeFan()];
    const { id } = await makePost(database.db);
    await Promise.all(Array.from({ length: 10 }, () => likePost(context, ada, id)));
    await likePost(context, eve, id);
    expect(await countsOf(id)).toMatchObject({ likes: 2 });
    expect(await getPost(context, ada, { postId: id })).toMatchObject({
      isLiked: true,
      likes: 2,
    });
    expect(
      await database
        .db('outbox')
        .where({ name: 'posts.post-liked' })
        .whereRaw("payload->>'postId' = ?", [id]),
    ).toHaveLength(2);

    await Promise.all(Array.from({ length: 5 }, () => unlikePost(context, ada.userId, id)));
    expect(await countsOf(id)).toMatchObject({ likes: 1 });
    expect(await getPost(context, ada, { postId: id })).toMatchObject({ isLiked: false });
  });

  it('refuses a post that the person may not see, unless a part of it is free', async () => {
    const fan = await makeFan();
    const { id } = await makePost(database.db, { access: 'token' });
    const partly = await makePost(database.db, { access: 'token', isFreeAsset: true });
    expect(await likePost(context, fan, id)).toEqual({ ok: false, reason: 'post-locked' });
    expect(await likePost(context, fan, partly.id)).toEqual({ ok: true });
    expect(await likePost(context, fan, newId())).toEqual({ ok: false, reason: 'no-such-post' });
    expect(await countsOf(id)).toBeUndefined();
  });
});

describe('addPostView', () => {
  it('counts a viewer once a day, a network without account like one viewer', async () => {
    const fan = await makeFan();
    const { id } = await makePost(database.db);
    const look = (userId: string | null, from: string) => {
      const person = userId === null ? null : ({ kind: 'user', id: userId } as const);
      return addPostView(context, { person, address: from }, id);
    };
    await Promise.all([1, 2, 3].map(() => look(fan.userId, '192.0.2.1')));
    await look(fan.userId, '192.0.2.99');
    expect(await countsOf(id)).toMatchObject({ views: 1 });
    await look(null, '192.0.2.1');
    await look(null, '192.0.2.1');
    await look(null, '2001:db8::1');
    await look(null, '2001:db8::2');
    expect(await countsOf(id)).toMatchObject({ views: 3 });
    context.advance(24 * 3600 * 1000);
    await look(fan.userId, '192.0.2.1');
    context.advance(-24 * 3600 * 1000);
    expect(await countsOf(id)).toMatchObject({ views: 4 });
    expect(await look(null, '192.0.2.1')).toEqual({ ok: true });
    expect(await addPostView(context, { person: null, address: 'x' }, newId())).toEqual({
      ok: false,
      reason: 'no-such-post',
    });
  });

  it('stores which visitor of a network saw the post, and counts the network once', async () => {
    const { id } = await makePost(database.db);
    const visitors = [newId(), newId()];
    const look = (guestId: string) =>
      addPostView(context, { person: { kind: 'guest', id: guestId }, address: '192.0.2.1' }, id);
    await Promise.all([...visitors, ...visitors].map(look));
    expect(await countsOf(id)).toMatchObject({ views: 1 });
    const views = await database.db('post_views').where({ post_id: id });
    expect(views.flatMap(({ guest_id }) => guest_id ?? []).toSorted()).toEqual(visitors);
    expect(views.filter(({ is_counted }) => is_counted)).toHaveLength(1);
  });

  it('keeps nothing that leads back to a network', async () => {
    const { id } = await makePost(database.db);
    await addPostView(context, { person: null, address: '192.0.2.7' }, id);
    const [row] = await database.db('post_views').where({ post_id: id });
    expect(row?.user_id).toBeNull();
    expect(row?.viewer.toString('latin1')).not.toContain('192.0.2');
    expect(row?.viewer).toHaveLength(16);
  });
});

describe('a character’s posts', () => {
  async function makeSome() {
    const { id: characterId } = await makeCharacter(database.db);
    const make = (minutesAgo: number, traits: Parameters<typeof makePost>[1] = {}) =>
      makePost(database.db, {
        characterId,
        createdAt: new Date(Date.now() - minutesAgo * 60_000),
        ...traits,
      });
    const made = [
      await make(1),
      await make(2, { access: 'token' }),
      await make(3, { access: 'fanClub', media: 'video' }),
      await make(3, { access: 'tokenOrFanclub' }),
      await make(4, { access: 'subscription' }),
      await make(5, { isPublished: false }),
    ];
    return { characterId, ids: made.slice(0, 5).map(({ id }) => id) };
  }

  it('are counted by their media when they are exclusive', async () => {
    const { characterId } = await makeSome();
    expect(await countExclusivePosts(context, characterId)).toEqual({
      ok: true,
      count: 4,
      photos: 3,
      videos: 1,
    });
    const { id } = await makeCharacter(database.db);
    expect(await countExclusivePosts(context, id)).toMatchObject({ count: 0 });
    expect(await countExclusivePosts(context, newId())).toMatchObject({
      reason: 'no-such-character',
    });
  });

  it('page by cursor without a gap or a repeat, though posts are added', async () => {
    const { characterId, ids } = await makeSome();
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listCharacterPosts(context, visitor, {
        characterId,
        limit: 2,
        cursor: cursor ?? undefined,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await makePost(database.db, { characterId });
    } while (cursor !== null);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(ids));
  });

  it('are filtered by the access they require', async () => {
    const { characterId, ids } = await makeSome();
    await database.db('posts').where({ id: ids[1] }).update({ feed_source: 'recommendation' });
    const accessOf = async (filter: object) => {
      const list = { characterId, limit: 10, ...filter };
      const { items } = await listCharacterPosts(context, visitor, list);
      return items.map(({ access }) => access).sort();
    };
    expect(await accessOf({ isFanClub: true })).toEqual(['fanClub', 'tokenOrFanclub']);
    expect(await accessOf({ isFanClub: false })).toEqual(['free', 'subscription', 'token']);
    expect(await accessOf({ privacyType: 'public' })).toEqual(['free']);
    expect(await accessOf({ privacyType: 'private', isFanClub: false })).toEqual([
      'subscription',
      'token',
    ]);
    expect(await accessOf({ feedItemsType: 'recommendation' })).toEqual(['token']);
  });
});
