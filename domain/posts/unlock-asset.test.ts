import { expect, it } from 'vitest';
import { giveTokens, joinFanClub, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { readBalance } from '../wallet/get-balance';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { getPost } from './get-posts';
import { likePost } from './like-post';
import { unlock } from './unlock';

const { database, context } = await openTestContext();
async function makeBuyer(tokens: number) {
  const { id: userId } = await makeUser(database.db);
  await giveTokens(context, userId, tokens);
  return { userId, isSubscriber: false };
}

/** Creates a free photo, one for 8 tokens, one for 15, and one that is sold only with the album, for 30. */
async function makeAlbum(access: 'token' | 'tokenOrFanclub' | 'subscription' = 'token') {
  const { id: postId, characterId } = await makePost(database.db, {
    access,
    unlockPrice: 30,
    assets: [{ isFree: true }, { unlockPrice: 8 }, { unlockPrice: 15 }, {}],
  });
  const ids = await database
    .db('post_assets')
    .where({ post_id: postId })
    .orderBy('position')
    .pluck<string[]>('id');
  const [free = '', cheap = '', dear = '', never = ''] = ids;
  return { postId, characterId, free, cheap, dear, never };
}

const balanceOf = (userId: string) => readBalance(database.db, userId);
const unlocksOf = (userId: string) => database.db('post_asset_unlocks').where({ user_id: userId });

it('opens one asset alone: all others stay locked, and the rest costs less by the price paid', async () => {
  const buyer = await makeBuyer(100);
  const { postId, cheap } = await makeAlbum();
  const before = await getPost(context, buyer, { postId });
  expect(before?.assets.map((asset) => asset.media?.isOpen)).toEqual([true, false, false, false]);
  expect(before?.assets.map((asset) => asset.unlockPrice)).toEqual([null, 8, 15, null]);
  expect(before).toMatchObject({ isOpen: false, priceNow: 30 });

  expect(await unlock(context, buyer, { postId, assetId: cheap, price: 8 })).toMatchObject({
    ok: true,
    postId,
    assetId: cheap,
    tokens: 8,
  });
  const after = await getPost(context, buyer, { postId });
  expect(after).toMatchObject({ isOpen: false, priceNow: 22, unlockPrice: 30 });
  expect(after?.assets.map(({ media }) => media)).toEqual([
    { kind: 'photo', isOpen: true, folder: `posts/${postId}`, isForEverybody: true },
    { kind: 'photo', isOpen: true, folder: `posts/${postId}-1`, isForEverybody: false },
    { kind: 'photo', isOpen: false, lockedKey: `posts/${postId}-2/locked.jpg` },
    { kind: 'photo', isOpen: false, lockedKey: `posts/${postId}-3/locked.jpg` },
  ]);
  expect(after?.assets.map((asset) => asset.unlockPrice)).toEqual([null, null, 15, null]);
  expect(await likePost(context, buyer, postId)).toEqual({ ok: true });

  // Another person has bought nothing.
  const other = await getPost(context, await makeBuyer(1), { postId });
  expect(other?.assets.filter((asset) => asset.media?.isOpen)).toHaveLength(1);

  expect(await unlock(context, buyer, { postId, price: 30 })).toEqual({
    ok: false,
    reason: 'price-changed',
    data: { price: 22 },
  });
  expect(await unlock(context, buyer, { postId, price: 22 })).toMatchObject({ tokens: 22 });
  expect(await balanceOf(buyer.userId)).toBe(70);
  expect(await getPost(context, buyer, { postId })).toMatchObject({
    isOpen: true,
  });
});

it('charges a hundred buys of one asset and of its album at once for each a single time, and never more than the album', async () => {
  const buyer = await makeBuyer(1000);
  const { postId, cheap, dear } = await makeAlbum();
  const buys = Array.from({ length: 100 }, (_, turn) => {
    if (turn % 4 === 0) return () => unlock(context, buyer, { postId, assetId: cheap, price: 8 });
    if (turn % 4 === 1) return () => unlock(context, buyer, { postId, assetId: dear, price: 15 });
    const price = [30, 22, 15, 7][(turn >> 2) % 4] ?? 30;
    return () => unlock(context, buyer, { postId, price });
  });
  await Promise.all(buys.map((buy) => buy()));
  const spent = 1000 - (await balanceOf(buyer.userId));
  expect(spent).toBe(30);
  expect(await database.db('post_unlocks').where({ user_id: buyer.userId })).toHaveLength(1);
  expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
});

it('answers a repeat with the first unlock and takes nothing', async () => {
  const buyer = await makeBuyer(50);
  const { postId, cheap } = await makeAlbum();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => unlock(context, buyer, { postId, assetId: cheap, price: 8 })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await unlock(context, buyer, { postId, assetId: cheap, price: 99 })).toEqual(answers[0]);
  expect(await unlocksOf(buyer.userId)).toHaveLength(1);
  expect(await balanceOf(buyer.userId)).toBe(42);
  expect(
    await database
      .db('outbox')
      .where({ name: 'posts.asset-unlocked' })
      .whereRaw("payload->>'assetId' = ?", [cheap]),
  ).toHaveLength(1);
});

it('returns the reason why an asset is not sold', async () => {
  const buyer = await makeBuyer(100);
  const { postId, free, cheap, dear, never } = await makeAlbum();
  const other = await makeAlbum();
  const premium = await makeAlbum('subscription');
  const reasonFor = async (assetId: string, price = 8, of = postId, who = buyer) => {
    const outcome = await unlock(context, who, { postId: of, assetId, price });
    return outcome.ok ? 'sold' : outcome.reason;
  };
  expect(await reasonFor(premium.cheap, 8, premium.postId)).toBe('not-sold-alone');
  expect(await reasonFor(free)).toBe('already-open');
  expect(await reasonFor(never)).toBe('not-sold-alone');
  expect(await reasonFor(cheap, 7)).toBe('price-changed');
  expect(await reasonFor(other.cheap)).toBe('no-such-asset');
  expect(await reasonFor(cheap, 8, newId())).toBe('no-such-post');
  expect(await reasonFor(dear, 15, postId, await makeBuyer(14))).toBe('insufficient-balance');
  expect(await balanceOf(buyer.userId)).toBe(100);

  const member = await makeBuyer(100);
  const club = await makeAlbum('tokenOrFanclub');
  await joinFanClub(database.db, member.userId, club.characterId);
  expect(await reasonFor(club.cheap, 8, club.postId, member)).toBe('already-open');

  // An unpublished character sells and shows nothing, not even bought assets.
  expect(await reasonFor(cheap)).toBe('sold');
  await database
    .db('characters')
    .whereIn('id', database.db('posts').where({ id: postId }).select('character_id'))
    .update({ is_published: false });
  expect(await reasonFor(dear, 15)).toBe('no-such-post');
  expect(await getPost(context, buyer, { postId })).toBeNull();
});

it('leaves no trace of a purchase whose response could not be stored', async () => {
  const buyer = await makeBuyer(100);
  const { postId, cheap } = await makeAlbum();
  const persistResponse = () => Promise.reject(new Error('taken over'));
  const wanted = { postId, assetId: cheap, price: 8 };
  await expect(unlock(context, buyer, wanted, persistResponse)).rejects.toThrow();
  expect(await balanceOf(buyer.userId)).toBe(100);
  expect(await unlocksOf(buyer.userId)).toEqual([]);
});
