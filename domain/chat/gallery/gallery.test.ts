import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { explainQueries } from '~/db/testing/explain-queries';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { lockedPhoto, openVideo, photoWith, sendPicture } from '../testing/send-picture';
import { listCollections } from './list-collections';
import { getGalleryEntry, listGallery, readWholeGallery } from './list-gallery';

const { database, context } = await openTestContext();
const { db } = database;

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db)).id;
});

async function makeFan() {
  const { id } = await makeUser(db);
  const chatOf = async (character: string) => {
    const opened = await openChat(context, { kind: 'user', id }, { characterId: character });
    if (!opened.ok) throw new Error(opened.reason);
    return opened.chatId;
  };
  return { userId: id, isSubscriber: false, chatOf, chatId: await chatOf(characterId) };
}
type Fan = Awaited<ReturnType<typeof makeFan>>;

/** Sends a picture, a minute after the previous one. */
async function send(
  chatId: string,
  details: Parameters<typeof sendPicture>[2],
  words?: string,
): Promise<string> {
  context.advance(60_000);
  return sendPicture(context, chatId, details, words);
}
const list = (fan: Fan, query: Partial<Parameters<typeof listGallery>[2]> = {}) =>
  listGallery(context, fan, { chatId: fan.chatId, tab: 'Unlocked', limit: 12, ...query });
const whole = (fan: Fan, query: { media?: 'Video' } = {}) =>
  readWholeGallery(context, fan, { chatId: fan.chatId, tab: 'Unlocked', limit: 12, ...query });
const counts = async (fan: Fan) => (await whole(fan)).counts;
const idsOf = async (page: ReturnType<typeof list>) => (await page).items.map(({ id }) => id);

describe('the gallery of a chat', () => {
  it('separates open from locked pictures, newest first, each with its source', async () => {
    const fan = await makeFan();
    const sent = await send(fan.chatId, photoWith());
    const locked = await send(fan.chatId, lockedPhoto());
    const video = await send(fan.chatId, openVideo);
    const ordered = await send(fan.chatId, photoWith({ isOrdered: true }));
    const opened = await send(fan.chatId, photoWith({ unlockPrice: 18, isUnlocked: true }));
    expect((await list(fan)).items.map(({ id, source }) => [id, source])).toEqual([
      [opened, 'chat_photo'],
      [ordered, 'character_image'],
      [video, 'chat_video'],
      [sent, 'chat_photo'],
    ]);
    expect(await idsOf(list(fan, { tab: 'Locked' }))).toEqual([locked]);
    expect(await idsOf(list(fan, { media: 'Video' }))).toEqual([video]);
    expect(await idsOf(list(fan, { source: 'character_image' }))).toEqual([ordered]);
    expect(await idsOf(list(fan, { order: 'asc' }))).toEqual([sent, video, ordered, opened]);
    expect(await counts(fan)).toEqual({ Unlocked: 4, Locked: 1 });
  });

  it('holds nothing that is not made, came to nothing or was taken out of the chat', async () => {
    const fan = await makeFan();
    const making = { percent: 5, secondsLeft: 9, tokens: 10 };
    await send(fan.chatId, photoWith({ folder: null, making }));
    await send(fan.chatId, photoWith({ folder: null, hasFailed: true, failure: 'expired' }));
    const removed = await send(fan.chatId, photoWith());
    await removeMessage(context, { kind: 'user', id: fan.userId }, removed);
    expect(await idsOf(list(fan))).toEqual([]);
    expect(await counts(fan)).toEqual({ Unlocked: 0, Locked: 0 });
  });

  it('is available to its owner only', async () => {
    const fan = await makeFan();
    const id = await send(fan.chatId, photoWith());
    const other = await makeFan();
    const theirs = { chatId: fan.chatId };
    expect(await idsOf(list(other, theirs))).toEqual([]);
    expect(await getGalleryEntry(context, other, { ...theirs, entityId: id })).toMatchObject({
      ok: false,
      reason: 'no-such-picture',
    });
    expect(await getGalleryEntry(context, fan, { ...theirs, entityId: id })).toMatchObject({
      ok: true,
      entry: { id, source: 'chat_photo', media: 'Photo', picture: { isUnlocked: true } },
    });
  });

  it('has the posts that were sent in it, open or locked by the user’s access', async () => {
    const fan = await makeFan();
    const free = await makePost(db, { characterId });
    const paid = await makePost(db, { characterId, access: 'token', unlockPrice: 20 });
    const gone = await makePost(db, { characterId, isPublished: false });
    for (const { id: postId } of [free, paid, gone]) {
      await send(fan.chatId, { type: 'post_message', postId });
    }
    expect((await list(fan)).items).toMatchObject([{ id: free.id, source: 'post' }]);
    expect((await list(fan, { tab: 'Locked' })).items).toMatchObject([
      { id: paid.id, source: 'post' },
    ]);
    const named = { chatId: fan.chatId, source: 'post', entityId: paid.id } as const;
    expect(await getGalleryEntry(context, fan, named)).toMatchObject({
      ok: true,
      entry: { post: { id: paid.id } },
    });
    expect(await counts(fan)).toEqual({ Unlocked: 1, Locked: 1 });
  });

  it('opens with both parts, one of them filtered, and queries the sent posts once', async () => {
    const fan = await makeFan();
    const free = await makePost(db, { characterId });
    const paid = await makePost(db, { characterId, access: 'token', unlockPrice: 20 });
    for (const { id: postId } of [free, paid]) {
      await send(fan.chatId, { type: 'post_message', postId });
    }
    const video = await send(fan.chatId, openVideo);
    const locked = await send(fan.chatId, lockedPhoto());
    let reads = 0;
    const note = ({ sql }: { sql: string }) => {
      if (sql.includes('as post_id')) reads += 1;
    };
    db.on('query', note);
    const { lists, counts: both } = await whole(fan, { media: 'Video' });
    db.off('query', note);
    expect(reads).toBe(1);
    expect(lists.Unlocked.items.map(({ id }) => id)).toEqual([video]);
    expect(lists.Locked.items.map(({ id }) => id)).toEqual([locked, paid.id]);
    expect(both).toEqual({ Unlocked: 2, Locked: 2 });
  });

  it('finds pictures by the text of their messages', async () => {
    const fan = await makeFan();
    const night = await send(fan.chatId, photoWith(), 'The platform, last night');
    await send(fan.chatId, photoWith(), 'By the window');
    expect(await idsOf(list(fan, { search: 'PLATFORM' }))).toEqual([night]);
    expect(await idsOf(list(fan, { search: 'harbour' }))).toEqual([]);
  });

  it('is listed page by page without repeats or gaps, even within one moment', async () => {
    const fan = await makeFan();
    const ids = new Set<string>();
    for (let sent = 0; sent < 14; sent += 1) {
      ids.add(await sendPicture(context, fan.chatId, photoWith()));
    }
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 15 }), async (limit) => {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list(fan, { limit, cursor });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          found.push(...page.items.map(({ id }) => id));
          expect(page.nextCursor).toBe(found.length < ids.size ? page.items.at(-1)?.cursor : null);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(found).toHaveLength(ids.size);
        expect(new Set(found)).toEqual(ids);
      }),
      { numRuns: 8 },
    );
  });
});

describe('the gallery of all chats of a user', () => {
  it('is read by an index of pictures, however many messages there are', async () => {
    const fan = await makeFan();
    await send(fan.chatId, photoWith());
    await db.raw(
      `insert into messages (id, chat_id, seq, role, sender_id, content)
       select gen_random_uuid(), :chatId, 1000 + n, 'user', :userId, 'words'
         from generate_series(1, 5000) n`,
      { chatId: fan.chatId, userId: fan.userId },
    );
    await database.owner.raw('analyze messages');
    const plans = await explainQueries(db, () => list(fan));
    expect(plans.join('\n')).toMatch(/Index Scan using messages_\d\d_pictures/);
  });

  it('is listed for one character across several chats, and for all characters', async () => {
    const fan = await makeFan();
    const { id: otherId } = await makeCharacter(db);
    const first = await send(fan.chatId, photoWith());
    await db('chats').where({ id: fan.chatId }).update({ set_aside_at: context.now() });
    const again = await send(await fan.chatOf(characterId), photoWith({ isOrdered: true }));
    const elsewhere = await send(await fan.chatOf(otherId), openVideo);
    await send(await fan.chatOf(otherId), lockedPhoto());
    const everywhere = { chatId: undefined };
    expect(await idsOf(list(fan, everywhere))).toEqual([elsewhere, again, first]);
    expect(await idsOf(list(fan, { ...everywhere, characterId }))).toEqual([again, first]);
    const collections = await listCollections(context, fan.userId, { limit: 10 });
    expect(collections).toMatchObject([
      { character: { id: otherId }, count: 1, items: [{ id: elsewhere }] },
      { character: { id: characterId }, count: 2, items: [{ id: again }, { id: first }] },
    ]);
    const oldest = (limit: number) => listCollections(context, fan.userId, { order: 'asc', limit });
    expect(await oldest(1)).toMatchObject([
      { character: { id: characterId }, items: [{ id: first }, { id: again }] },
    ]);
    expect(await oldest(10)).toMatchObject([
      { character: { id: characterId } },
      { character: { id: otherId } },
    ]);
    const made = await listCollections(context, fan.userId, {
      source: 'character_image',
      limit: 10,
    });
    expect(made).toMatchObject([{ character: { id: characterId }, count: 1 }]);
  });

  it('ignores an unknown cursor', async () => {
    const fan = await makeFan();
    const id = await send(fan.chatId, photoWith());
    expect(await idsOf(list(fan, { cursor: newId() }))).toEqual([id]);
  });
});
