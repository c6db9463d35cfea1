import { describe, expect, it } from 'vitest';
import { giveTokens, makeModel, makeUser, sellTokens } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Making } from '~/providers/generation/media-maker';
import { modelTakenDown } from '../creators/hooks-of-consent';
import { setClubPrice } from '../fanclubs/set-club-price';
import { advanceGeneration, listDueGenerations } from '../generations/advance-generation';
import type { Finished } from '../generations/workshop';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { getPost } from '../posts/get-posts';
import { unlock } from '../posts/unlock';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { beginDraft } from './begin-draft';
import { deleteImage } from './delete-image';
import { deleteOwnPost } from './delete-own-post';
import { editCaption, editDraft } from './edit-draft';
import { findOwnPost } from './find-own-post';
import { generateImages } from './generate-images';
import { countOwnPosts, listOwnPosts } from './list-own-posts';
import { publishDraft } from './publish-draft';
import type { DraftChanges } from './schema';
import type { ImageCount } from './terms';
import { publishDue, purgeDeleted } from './sweep-creator-posts';

const { database, context } = await openTestContext();
const { db } = database;
const moderator = createEmbeddedModerator();
const day = 24 * 3600_000;
const begin = (userId: string, idempotencyKey = newId()) =>
  beginDraft(context, { userId, idempotencyKey });

async function drafted(userId: string): Promise<string> {
  const begun = await begin(userId);
  if (!begun.ok) throw new Error(begun.reason);
  return begun.postId;
}
const generate = (
  own: { userId: string; postId: string },
  count: ImageCount = 4,
  changes: { prompt?: string; idempotencyKey?: string } = {},
) =>
  generateImages(context, moderator, {
    ...own,
    idempotencyKey: newId(),
    prompt: 'reading a letter at a window',
    styles: ['light.rain'],
    count,
    ...changes,
  });

/** Has all ordered pictures made, with the given end for the nth. */
async function draw(endOf: (nth: number) => Finished['kind'] = () => 'kept') {
  let nth = 0;
  const made = (): Promise<Making> =>
    Promise.resolve({ kind: 'made', bytes: Buffer.from('a picture'), costMicros: 0 });
  const finish = (id: string): Promise<Finished> => {
    const kind = endOf((nth += 1));
    const result = { folder: `generations/${id}`, width: 832, height: 1040 };
    return Promise.resolve(kind === 'kept' ? { kind, result } : { kind: 'copy-of-removed' });
  };
  const photo = { maker: { begin: made, collect: made }, usualCostMicros: 0, finish };
  for (const id of await listDueGenerations(context, 100)) {
    await advanceGeneration(context, { photo }, id);
  }
}

async function read(own: { userId: string; postId: string }) {
  const found = await findOwnPost(context, own);
  if (!found.ok) throw new Error(found.reason);
  return found.post;
}
const edit = (own: { userId: string; postId: string }, changes: DraftChanges) =>
  editDraft(context, moderator, { ...own, changes });

/** A live model with a draft of four finished pictures, of which two are chosen in reverse. */
async function withPictures(changes: DraftChanges = {}) {
  const model = await makeModel(db);
  const own = { userId: model.userId, postId: await drafted(model.userId) };
  await generate(own);
  await draw();
  const { images } = await read(own);
  const [first = '', second = ''] = images.map(({ id }) => id);
  const chosen = [second, first];
  const edited = await edit(own, { caption: 'Platform 4, 23:40', imageIds: chosen, ...changes });
  expect(edited).toEqual({ ok: true });
  return { ...model, own, chosen, images: images.map(({ id }) => id) };
}

async function published(changes: DraftChanges = {}) {
  const made = await withPictures(changes);
  expect(await publishDraft(context, made.own)).toEqual({ ok: true, state: 'published' });
  return made;
}
const fan = (id: string) => ({ userId: id, isSubscriber: false });
const seen = async (viewerId: string, postId: string) =>
  getPost(context, fan(viewerId), { postId });

describe('a draft', () => {
  it('is begun once per key, by a live model alone', async () => {
    const { userId } = await makeModel(db);
    const key = newId();
    const begun = await Promise.all([begin(userId, key), begin(userId, key)]);
    expect(begun[0]).toEqual(begun[1]);
    const other = await makeUser(db);
    expect(await begin(other.id)).toMatchObject({ reason: 'not-a-creator' });
    const pending = await makeModel(db, { isLive: false });
    expect(await begin(pending.userId)).toMatchObject({ reason: 'twin-not-live' });
  });

  it('has its pictures ordered once per key, and is told when the last has ended', async () => {
    const { creatorId, userId } = await makeModel(db);
    const own = { userId, postId: await drafted(userId) };
    const changes = { idempotencyKey: newId() };
    const [one, two] = await Promise.all([generate(own, 4, changes), generate(own, 4, changes)]);
    expect(one).toEqual(two);
    const counts = () => countOwnPosts(db, creatorId);
    expect(await counts()).toEqual({ published: 0, drafts: 0, making: 1 });
    await draw((nth) => (nth === 2 ? 'copy-of-removed' : 'kept'));
    const states = (await read(own)).images.map(({ state }) => state);
    expect(states.sort()).toEqual(['done', 'done', 'done', 'held_back']);
    expect(await counts()).toEqual({ published: 0, drafts: 1, making: 0 });
    const told = await db('outbox').where({
      name: 'creator-posts.images-ended',
      person_id: userId,
    });
    expect(told).toHaveLength(1);
  });

  it('orders nothing that its rules forbid, and no more than a day allows', async () => {
    const { userId } = await makeModel(db);
    const own = { userId, postId: await drafted(userId) };
    expect(await generate(own, 1, { prompt: 'a schoolgirl of 12' })).toMatchObject({ ok: false });
    for (const count of [16, 16, 16, 9] as const) await generate(own, count);
    expect(await generate(own, 4)).toMatchObject({
      reason: 'post-images-limit',
      data: { limit: 60 },
    });
    expect(await db('creator_post_images').where({ post_id: own.postId })).toHaveLength(57);
  });

  it('refuses what cannot be: captions, prices, clubs and pictures of others', async () => {
    const { own, chosen } = await withPictures();
    const other = await withPictures();
    const before = await read(own);
    const refusals: [DraftChanges, string][] = [
      [{ caption: 'She is 14 years old.' }, 'caption-not-allowed'],
      [{ access: 'token' }, 'post-price-range'],
      [{ access: 'token', price: 501 }, 'post-price-range'],
      [{ access: 'fanClub' }, 'twin-without-club'],
      [{ imageIds: other.chosen }, 'no-such-post-image'],
      [{ imageIds: [...chosen, newId()] }, 'no-such-post-image'],
    ];
    for (const [changes, reason] of refusals) {
      expect(await edit(own, changes)).toMatchObject({ ok: false, reason });
    }
    expect(await edit({ ...own, userId: other.userId }, {})).toMatchObject({
      reason: 'no-such-own-post',
    });
    expect(await read(own)).toEqual(before);
  });

  it('discards what is being made when its model is taken down', async () => {
    const { creatorId, characterId, userId } = await makeModel(db);
    const own = { userId, postId: await drafted(userId) };
    await generate(own, 1);
    await transact(context, (trx) =>
      context.hooks.run(modelTakenDown, trx, { creatorId, characterId }),
    );
    await draw();
    expect((await read(own)).images).toMatchObject([{ state: 'failed', picture: null }]);
    expect(await db('generations').where({ character_id: characterId })).toEqual([]);
  });
});

describe('a published draft', () => {
  it('is a post of the twin with the chosen pictures in their order, once', async () => {
    const { own, chosen, characterId } = await withPictures({ access: 'token', price: 18 });
    const outcomes = await Promise.all([1, 2].map(() => publishDraft(context, own)));
    expect(outcomes).toEqual([1, 2].map(() => ({ ok: true, state: 'published' })));
    const { id } = await makeUser(db);
    const post = await seen(id, own.postId);
    expect(post).toMatchObject({ access: 'token', unlockPrice: 18, text: 'Platform 4, 23:40' });
    expect(post?.assets.map((asset) => asset.id)).toEqual(chosen);
    expect(await edit(own, { caption: 'x' })).toMatchObject({ reason: 'post-is-published' });
    expect(await db('posts').where({ character_id: characterId })).toHaveLength(1);
  });

  it('needs a picture, and a club that still exists', async () => {
    const { userId } = await makeModel(db);
    const empty = { userId, postId: await drafted(userId) };
    expect(await publishDraft(context, empty)).toMatchObject({ reason: 'post-without-images' });
    const { own, characterId, userId: creatorId } = await withPictures();
    await setClubPrice(context, { characterId, creatorId, price: 799 });
    expect(await edit(own, { access: 'fanClub' })).toEqual({ ok: true });
    await db('fanclubs').where({ character_id: characterId }).delete();
    expect(await publishDraft(context, own)).toMatchObject({ reason: 'twin-without-club' });
  });

  it('is published at its time, unless its model is no longer there', async () => {
    const { own } = await withPictures();
    const at = (ms: number) => new Date(context.now().getTime() + ms);
    for (const ms of [-1000, 91 * day]) {
      expect(await publishDraft(context, { ...own, at: at(ms) })).toMatchObject({
        reason: 'publish-time-range',
      });
    }
    expect(await publishDraft(context, { ...own, at: at(3600_000) })).toMatchObject({
      state: 'scheduled',
    });
    expect(await publishDue(context, 10)).toBe(0);
    context.advance(3601_000);
    expect(await Promise.all([publishDue(context, 10), publishDue(context, 10)])).toContain(1);
    expect(await read(own)).toMatchObject({ state: 'published', publishAt: null });
  });

  it('changes its caption, and keeps a picture that somebody paid for or that is the last', async () => {
    const { own, chosen } = await published({ access: 'token', price: 5 });
    const caption = { ...own, caption: 'What the neon said' };
    expect(await editCaption(context, moderator, caption)).toEqual({ ok: true });
    const { id } = await makeUser(db);
    expect(await seen(id, own.postId)).toMatchObject({ text: 'What the neon said' });
    const remove = (imageId = '') => deleteImage(context, { ...own, imageId });
    expect(await remove(chosen[0])).toEqual({ ok: true });
    expect(await remove(chosen[1])).toMatchObject({ reason: 'image-is-last' });
    await giveTokens(context, id, 20);
    await unlock(context, fan(id), { postId: own.postId, price: 5 });
    expect(await remove(chosen[1])).toMatchObject({ reason: 'image-is-paid' });
    expect((await seen(id, own.postId))?.assets).toHaveLength(1);
  });

  it('that is deleted stays with whoever paid, and its pictures go if nobody did', async () => {
    const { own, userId } = await published({ access: 'token', price: 5 });
    const [buyer, other] = [await makeUser(db), await makeUser(db)];
    await giveTokens(context, buyer.id, 20);
    await unlock(context, fan(buyer.id), { postId: own.postId, price: 5 });
    expect(await deleteOwnPost(context, own)).toEqual({ ok: true });
    expect(await deleteOwnPost(context, own)).toMatchObject({ reason: 'no-such-own-post' });
    expect(await seen(other.id, own.postId)).toBeNull();
    expect((await seen(buyer.id, own.postId))?.assets).toHaveLength(2);
    const unsold = await published();
    await deleteOwnPost(context, unsold.own);
    context.advance(31 * day);
    await purgeDeleted(context, 10);
    expect((await seen(buyer.id, own.postId))?.assets).toHaveLength(2);
    const left = await db('post_assets').where({ post_id: unsold.own.postId });
    expect(left).toEqual([]);
    const listed = await listOwnPosts(context, userId, { tab: 'published', limit: 10 });
    expect(listed).toMatchObject({ ok: true, items: [] });
  });

  it('is listed with what it earned, page by page', async () => {
    const { own, userId } = await published({ access: 'token', price: 10 });
    const { id } = await makeUser(db);
    await sellTokens(context, id, { tokens: 20, paidMinor: 200 });
    const bought = await unlock(context, fan(id), { postId: own.postId, price: 10 });
    expect(bought).toMatchObject({ ok: true, tokens: 10 });
    const [shares] = await db('ledger_postings')
      .where({ reference: own.postId })
      .whereLike('account', 'creator-held:%')
      .sum<{ sum: string | null }[]>('amount as sum');
    const listed = await listOwnPosts(context, userId, { tab: 'published', limit: 1 });
    expect(listed).toMatchObject({
      ok: true,
      nextCursor: null,
      items: [{ id: own.postId, sales: { unlocks: 1, likes: 0 } }],
    });
    const minor = listed.ok ? listed.items[0]?.sales?.earned.minor : undefined;
    expect(minor).toBe(Number(shares?.sum ?? 0));
    expect(minor).toBeGreaterThan(0);
  });
});
