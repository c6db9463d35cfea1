import { expect, it } from 'vitest';
import { giveTokens, joinFanClub, makeClub, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { setClubPrice } from '../fanclubs/set-club-price';
import { newId } from '../shared/ids';
import { readBalance } from '../wallet/get-balance';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { changeSpendConfirmation } from '../wallet/spends/spend-confirmation';
import { getPost } from './get-posts';
import { unlock } from './unlock';

const { database, context } = await openTestContext();

async function makeBuyer(tokens: number) {
  const { id: userId } = await makeUser(database.db);
  if (tokens > 0) await giveTokens(context, userId, tokens);
  return { userId, isSubscriber: false };
}

const unlocksOf = (userId: string) => database.db('post_unlocks').where({ user_id: userId });
const balanceOf = (userId: string) => readBalance(database.db, userId);

it('charges two hundred buys of one person at once a single time', async () => {
  const buyer = await makeBuyer(1000);
  const { id: postId } = await makePost(database.db, { access: 'token', unlockPrice: 20 });
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => unlock(context, buyer, { postId, price: 20 })),
  );
  const [first, ...others] = answers;
  expect(first).toMatchObject({ ok: true, postId, tokens: 20 });
  for (const other of others) expect(other).toEqual(first);
  expect(await unlocksOf(buyer.userId)).toHaveLength(1);
  expect(await balanceOf(buyer.userId)).toBe(980);
  expect(await database.db('post_counts').where({ post_id: postId })).toMatchObject([
    { unlocks: 1 },
  ]);
  expect(
    await database
      .db('outbox')
      .where({ name: 'posts.post-unlocked' })
      .whereRaw("payload->>'postId' = ?", [postId]),
  ).toHaveLength(1);
  expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
});

it('lets exactly one of two posts be bought if the tokens suffice for one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const buyer = await makeBuyer(20);
    const posts = await Promise.all(
      [1, 2].map(() => makePost(database.db, { access: 'token', unlockPrice: 20 })),
    );
    const answers = await Promise.all(
      posts.map(({ id: postId }) => unlock(context, buyer, { postId, price: 20 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([
      { ok: false, reason: 'insufficient-balance' },
    ]);
    expect(await unlocksOf(buyer.userId)).toHaveLength(1);
    expect(await balanceOf(buyer.userId)).toBe(0);
  }
});

it('charges the discounted price, and returns the new one if it has changed', async () => {
  const buyer = await makeBuyer(100);
  const { id: postId } = await makePost(database.db, {
    access: 'tokenOrFanclub',
    unlockPrice: 20,
    discountedPrice: 12,
  });
  expect(await unlock(context, buyer, { postId, price: 20 })).toEqual({
    ok: false,
    reason: 'price-changed',
    data: { price: 12 },
  });
  expect(await balanceOf(buyer.userId)).toBe(100);
  expect(await unlock(context, buyer, { postId, price: 12 })).toMatchObject({ tokens: 12 });
  await database.db('posts').where({ id: postId }).update({ discounted_price: null });
  expect(await unlock(context, buyer, { postId, price: 12 })).toMatchObject({ tokens: 12 });
  expect(await balanceOf(buyer.userId)).toBe(88);
});

it.each([
  ['fanClub', { opens: 'fanclub' }],
  ['subscription', { opens: 'subscription' }],
] as const)('names the access that opens a %s post', async (access, data) => {
  const buyer = await makeBuyer(100);
  const { characterId } = await makeClub(context);
  const { id: postId } = await makePost(database.db, { access, characterId });
  expect(await unlock(context, buyer, { postId, price: 20 })).toEqual({
    ok: false,
    reason: 'not-for-tokens',
    data,
  });
});

it('opens club posts to subscribers while the club does not exist', async () => {
  const buyer = await makeBuyer(100);
  const { id: postId, characterId } = await makePost(database.db, { access: 'fanClub' });
  expect(await unlock(context, buyer, { postId, price: 20 })).toEqual({
    ok: false,
    reason: 'not-for-tokens',
    data: { opens: 'subscription' },
  });
  const subscriber = { ...buyer, isSubscriber: true };
  const isOpen = async () => (await getPost(context, subscriber, { postId }))?.isOpen;
  expect(await isOpen()).toBe(true);
  const { id: creatorId } = await makeUser(database.db);
  await setClubPrice(context, { characterId, creatorId, price: 799 });
  expect(await isOpen()).toBe(false);
});

it('sells no post that is already open or hidden', async () => {
  const member = await makeBuyer(100);
  const post = await makePost(database.db, { access: 'tokenOrFanclub' });
  await joinFanClub(database.db, member.userId, post.characterId);
  const free = await makePost(database.db);
  const hidden = await makePost(database.db, { access: 'token', isPublished: false });
  const reasonFor = async (postId: string) => {
    const outcome = await unlock(context, member, { postId, price: 20 });
    return outcome.ok ? 'sold' : outcome.reason;
  };
  expect(await reasonFor(post.id)).toBe('already-open');
  expect(await reasonFor(free.id)).toBe('already-open');
  expect(await reasonFor(hidden.id)).toBe('no-such-post');
  expect(await reasonFor(newId())).toBe('no-such-post');
  expect(await balanceOf(member.userId)).toBe(100);
});

it('leaves no trace of a purchase whose response could not be stored', async () => {
  const buyer = await makeBuyer(100);
  const { id: postId } = await makePost(database.db, { access: 'token' });
  const persistResponse = () => Promise.reject(new Error('taken over'));
  await expect(unlock(context, buyer, { postId, price: 20 }, persistResponse)).rejects.toThrow();
  expect(await balanceOf(buyer.userId)).toBe(100);
  expect(await unlocksOf(buyer.userId)).toEqual([]);
});

it('requires confirmation of a post and of a single asset if the buyer has set it', async () => {
  const buyer = await makeBuyer(100);
  await changeSpendConfirmation(context, buyer.userId, 8);
  const { id: postId } = await makePost(database.db, {
    access: 'token',
    unlockPrice: 30,
    assets: [{ unlockPrice: 8 }, {}],
  });
  const needed = (tokens: number) => ({
    ok: false,
    reason: 'confirmation-needed',
    data: { tokens },
  });
  const asset = await database
    .db('post_assets')
    .where({ post_id: postId, position: 0 })
    .first('id');
  const assetId = asset?.id;
  expect(await unlock(context, buyer, { postId, price: 30 })).toEqual(needed(30));
  expect(await unlock(context, buyer, { postId, assetId, price: 8 })).toEqual(needed(8));
  expect(await balanceOf(buyer.userId)).toBe(100);
  expect(await unlocksOf(buyer.userId)).toEqual([]);
  const one = await unlock(context, buyer, { postId, assetId, price: 8, confirmed: 8 });
  expect(one).toMatchObject({ ok: true, assetId, tokens: 8 });
});
