import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import {
  lockedPhoto,
  lockedVideo,
  openVideo,
  photoWith,
  sendPicture,
} from '../testing/send-picture';
import type { PictureWalk } from './parts';
import { viewPicture } from './view-picture';

const { database, context } = await openTestContext();
const { db } = database;

async function makeViewer() {
  const { id: userId } = await makeUser(db);
  const openOne = async () => {
    const { id: characterId } = await makeCharacter(db);
    const opened = await openChat(context, { kind: 'user', id: userId }, { characterId });
    if (!opened.ok) throw new Error(opened.reason);
    return { chatId: opened.chatId, characterId };
  };
  const chat = await openOne();
  const send = (details: Parameters<typeof sendPicture>[2], chatId = chat.chatId) => {
    context.advance(60_000);
    return sendPicture(context, chatId, details);
  };
  const view = (messageId: string, walk: PictureWalk = 'thread') =>
    viewPicture(context, { userId, messageId, walk });
  return { userId, ...chat, openOne, send, view };
}
let viewer: Awaited<ReturnType<typeof makeViewer>>;
beforeEach(async () => {
  viewer = await makeViewer();
});

describe('a picture at full size', () => {
  it('lies in its chat between the pictures sent before and after it, open or locked', async () => {
    const { send, view, chatId, characterId } = viewer;
    const first = await send(photoWith());
    await sendPicture(context, chatId, {
      type: 'post_message',
      postId: (await makePost(db, { characterId })).id,
    });
    const second = await send(lockedVideo());
    const third = await send(photoWith({ isOrdered: true }));
    expect(await view(first)).toMatchObject({
      entry: { id: first, source: 'chat_photo' },
      previous: null,
      next: { messageId: second, media: 'Video' },
    });
    expect(await view(second)).toMatchObject({
      entry: { id: second, media: 'Video', picture: { isUnlocked: false } },
      previous: { messageId: first, media: 'Photo' },
      next: { messageId: third, media: 'Photo' },
    });
    expect(await view(third)).toMatchObject({ previous: { messageId: second }, next: null });
  });

  it('lies in a part of a gallery between those of that part, the newest first', async () => {
    const { send, view } = viewer;
    const open = await send(openVideo);
    const locked = await send(lockedPhoto());
    const newest = await send(photoWith());
    const newer = await send(lockedPhoto());
    expect(await view(newest, 'unlocked')).toMatchObject({
      previous: null,
      next: { messageId: open },
    });
    expect(await view(locked, 'locked')).toMatchObject({
      previous: { messageId: newer },
      next: null,
    });
    // A picture that was unlocked meanwhile still has neighbours at its old position.
    expect(await view(open, 'locked')).toMatchObject({
      previous: { messageId: locked },
      next: null,
    });
  });

  it('lies among the open pictures of all chats in the user’s collection', async () => {
    const { send, view, openOne } = viewer;
    const other = await openOne();
    const first = await send(photoWith());
    const elsewhere = await send(photoWith(), other.chatId);
    await send(lockedPhoto(), other.chatId);
    expect(await view(elsewhere, 'all')).toMatchObject({
      previous: null,
      next: { messageId: first },
    });
    expect(await view(elsewhere)).toMatchObject({ previous: null });
  });

  it('is available to its owner only, and no longer after its removal from the chat', async () => {
    const { send, view, userId } = viewer;
    const first = await send(photoWith());
    const second = await send(photoWith());
    const stranger = await makeViewer();
    const none = { ok: false, reason: 'no-such-picture' };
    expect(await stranger.view(first)).toMatchObject(none);
    expect(await view(newId())).toMatchObject(none);
    await removeMessage(context, { kind: 'user', id: userId }, first);
    expect(await view(first)).toMatchObject(none);
    expect(await view(second)).toMatchObject({ previous: null, next: null });
  });
});
