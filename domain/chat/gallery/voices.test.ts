import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import type { MessageDetails } from '../messages/message-details';
import { photoWith, sendPicture, voiceWith } from '../testing/send-picture';
import { getGalleryEntry, listGallery, readWholeGallery } from './list-gallery';

const { database, context } = await openTestContext();
const { db } = database;

const locked = voiceWith({ unlockPrice: 6, isUnlocked: false });

async function makeListener() {
  const { id: userId } = await makeUser(db);
  const { id: characterId } = await makeCharacter(db);
  const opened = await openChat(context, { kind: 'user', id: userId }, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const { chatId } = opened;
  const say = (details: MessageDetails, words = '') => {
    context.advance(60_000);
    return sendPicture(context, chatId, details, words);
  };
  const collector = { userId, isSubscriber: false };
  const list = (query: Partial<Parameters<typeof listGallery>[2]> = {}) =>
    listGallery(context, collector, {
      chatId,
      tab: 'Unlocked',
      media: 'Voice',
      limit: 12,
      ...query,
    });
  return { userId, chatId, collector, say, list };
}
let listener: Awaited<ReturnType<typeof makeListener>>;
beforeEach(async () => {
  listener = await makeListener();
});

describe('a voice message of a character in a chat', () => {
  it('is listed separately if open or unlocked, newest first, with its words', async () => {
    const { say, list, collector, chatId } = listener;
    const free = await say(voiceWith(), 'Good night');
    await say(photoWith());
    await say(locked, 'For later');
    const opened = await say(
      voiceWith({ unlockPrice: 6, isListened: true }),
      'The harbour is quiet',
    );
    expect((await list()).items).toMatchObject([
      { id: opened, source: 'chat_voice', media: 'Voice', words: 'The harbour is quiet' },
      { id: free, voice: { seconds: 7, isListened: false }, words: 'Good night' },
    ]);
    expect((await list({ media: undefined })).items).toMatchObject([{ media: 'Photo' }]);
    const whole = { chatId, tab: 'Unlocked', limit: 10 } as const;
    const { counts } = await readWholeGallery(context, collector, whole);
    expect(counts).toEqual({ Unlocked: 1, Locked: 0 });
  });

  it('keeps its words to itself while it is locked', async () => {
    const { say, list, collector, chatId } = listener;
    const id = await say(locked, 'The secret of the lighthouse');
    expect((await list({ tab: 'Locked' })).items).toMatchObject([{ id, words: '' }]);
    expect((await list({ tab: 'Locked', search: 'lighthouse' })).items).toEqual([]);
    const named = { chatId, source: 'chat_voice', entityId: id } as const;
    expect(await getGalleryEntry(context, collector, named)).toMatchObject({
      ok: true,
      entry: { words: '' },
    });
  });

  it('is not listed if it is unfinished, removed, or sent by the user', async () => {
    const { say, list, userId, chatId } = listener;
    await say(voiceWith({ storageKey: null, isMaking: true }));
    const removed = await say(voiceWith());
    await removeMessage(context, { kind: 'user', id: userId }, removed);
    const mine = await say(voiceWith());
    await db('messages').where({ id: mine }).update({ role: 'user', sender_id: userId });
    expect((await list()).items).toEqual([]);
    const other = await makeListener();
    await say(voiceWith());
    expect((await other.list({ chatId })).items).toEqual([]);
  });

  it('is listed page by page without repeats or gaps', async () => {
    const { say, list } = listener;
    const sentIds: string[] = [];
    for (let count = 0; count < 5; count += 1) sentIds.unshift(await say(voiceWith()));
    const first = await list({ limit: 3 });
    const rest = await list({ limit: 3, cursor: first.nextCursor ?? undefined });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(sentIds);
    expect(rest.nextCursor).toBeNull();
  });
});
