import { beforeEach, describe, expect, it } from 'vitest';
import {
  giveTokens,
  joinFanClub,
  makeCharacter,
  makePost,
  makeUser,
  sellTokens,
  subscribe,
} from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { readBalance } from '../../wallet/get-balance';
import { reconcileLedger } from '../../wallet/ledger/reconcile';
import { accountCode } from '../../wallet/schema';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { listMessages } from '../messages/list-messages';
import {
  keepPictureFiles,
  lockedPhoto,
  lockedVideo,
  photoWith,
  sendPicture,
  videoWith,
} from '../testing/send-picture';
import { choosePrivatePicture } from './choose-private-picture';
import { findUnlockPrice, unlockPicture, unlockPictureOnSocket } from './unlock-picture';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
await keepPictureFiles(storage);

let characterId: string;
let creatorId: string;
beforeEach(async () => {
  creatorId = (await makeUser(db)).id;
  characterId = (await makeCharacter(db, { origin: 'verified_model' })).id;
  await db('characters').where({ id: characterId }).update({ owner_user_id: creatorId });
});

async function makeFan(tokens = 40, details = lockedPhoto(18)) {
  const { id: userId } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, userId, tokens);
  const person = { kind: 'user', id: userId } as const;
  const opened = await openChat(context, person, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const { chatId } = opened;
  const messageId = await sendPicture(context, chatId, details, 'For you alone');
  return { userId, person, chatId, messageId };
}
type Fan = Awaited<ReturnType<typeof makeFan>>;

const detailsOf = async ({ person, messageId }: Fan) =>
  (await listMessages(context, person, { characterId, limit: 50 })).items.find(
    ({ id }) => id === messageId,
  )?.details;
const eventsOf = (fan: Fan, ...names: string[]) =>
  db('outbox')
    .where({ person_id: fan.userId })
    .whereIn('name', names)
    .orderBy('id')
    .pluck<object[]>('payload');

describe('a photo that a character sent locked', () => {
  it('opens permanently for its price, and the event reaches every tab', async () => {
    const fan = await makeFan();
    const unlocked = await unlockPicture(context, storage, { ...fan, price: 18 });
    expect(unlocked).toMatchObject({ ok: true, tokens: 18, message: { id: fan.messageId } });
    expect(await readBalance(db, fan.userId)).toBe(22);
    expect(await detailsOf(fan)).toMatchObject({ unlockPrice: 18, isUnlocked: true });
    expect(await eventsOf(fan, 'chat.picture-unlocked')).toEqual([
      { messageId: fan.messageId, characterId, chatId: fan.chatId, tokens: 18, media: 'Photo' },
    ]);
    expect(await eventsOf(fan, 'chat.message-changed')).toHaveLength(1);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is paid once, despite repeated and concurrent requests', async () => {
    const fan = await makeFan();
    const all = await Promise.all(
      [1, 2, 3].map(() => unlockPicture(context, storage, { ...fan, price: 18 })),
    );
    const again = await unlockPicture(context, storage, { ...fan, price: 99 });
    expect([...all, again].map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await readBalance(db, fan.userId)).toBe(22);
  });

  it('gives the creator their part', async () => {
    const fan = await makeFan(0);
    await sellTokens(context, fan.userId, { tokens: 100, paidMinor: 1000 });
    await unlockPicture(context, storage, fan);
    const [held] = await db('ledger_entries')
      .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .where({ code: accountCode({ creator: creatorId, as: 'held' }, 'USD') })
      .sum<{ sum: string }[]>('amount as sum');
    expect(Number(held?.sum)).toBeGreaterThan(0);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('costs subscribers less and members of the club nothing', async () => {
    const fan = await makeFan();
    await subscribe(db, fan.userId);
    expect(await findUnlockPrice(context, fan)).toBe(14);
    expect(await unlockPicture(context, storage, { ...fan, price: 18 })).toMatchObject({
      reason: 'price-changed',
      data: { price: 14 },
    });
    expect(await unlockPicture(context, storage, { ...fan, price: 14 })).toMatchObject({
      ok: true,
    });
    expect(await readBalance(db, fan.userId)).toBe(26);
    const member = await makeFan(0);
    await joinFanClub(db, member.userId, characterId);
    expect(await unlockPicture(context, storage, { ...member, price: 0 })).toMatchObject({
      ok: true,
      tokens: 0,
    });
    expect(await detailsOf(member)).toMatchObject({ isUnlocked: true });
  });

  it('stays locked without enough tokens, and reports the shortage on a socket', async () => {
    const fan = await makeFan(10);
    expect(await unlockPictureOnSocket(context, storage, fan)).toMatchObject({
      reason: 'insufficient-balance',
    });
    expect(await detailsOf(fan)).toMatchObject({ isUnlocked: false });
    expect(await readBalance(db, fan.userId)).toBe(10);
    expect(await eventsOf(fan, 'chat.failed')).toEqual([
      { reason: 'insufficient-balance', source: 'unlock_chat_image', price: 18 },
    ]);
  });

  it('is refused to other users, and after its removal from the chat', async () => {
    const fan = await makeFan();
    const other = await makeFan();
    const theirs = { userId: other.userId, messageId: fan.messageId };
    expect(await unlockPicture(context, storage, theirs)).toMatchObject({
      reason: 'no-such-picture',
    });
    expect(await findUnlockPrice(context, theirs)).toBeNull();
    await removeMessage(context, fan.person, fan.messageId);
    expect(await unlockPicture(context, storage, fan)).toMatchObject({ reason: 'no-such-picture' });
    expect(await readBalance(db, fan.userId)).toBe(40);
  });
});

describe('a video that a character sent locked', () => {
  const makeViewer = (tokens?: number) => makeFan(tokens, lockedVideo(30));

  it('opens permanently for its price, and the event reaches every tab', async () => {
    const fan = await makeViewer();
    expect(await findUnlockPrice(context, fan)).toBe(30);
    const unlocked = await unlockPicture(context, storage, { ...fan, price: 30 });
    expect(unlocked).toMatchObject({ ok: true, tokens: 30, message: { id: fan.messageId } });
    expect(await readBalance(db, fan.userId)).toBe(10);
    expect(await detailsOf(fan)).toMatchObject({ type: 'video', isUnlocked: true });
    expect(await eventsOf(fan, 'chat.picture-unlocked')).toEqual([
      { messageId: fan.messageId, characterId, chatId: fan.chatId, tokens: 30, media: 'Video' },
    ]);
    expect(await eventsOf(fan, 'chat.message-changed')).toHaveLength(1);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is paid once, by every way and at once', async () => {
    const fan = await makeViewer();
    const all = await Promise.all([
      unlockPicture(context, storage, { ...fan, price: 30 }),
      unlockPicture(context, storage, { ...fan, media: 'Video' }),
      unlockPictureOnSocket(context, storage, { ...fan, media: 'Video', price: 30 }),
      unlockPicture(context, storage, { ...fan, price: 30 }),
    ]);
    expect(all.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await unlockPicture(context, storage, { ...fan, price: 99 })).toMatchObject({
      ok: true,
      tokens: 0,
    });
    expect(await readBalance(db, fan.userId)).toBe(10);
    const spent = await db('ledger_transfers').where({ reference: fan.messageId });
    expect(spent).toHaveLength(1);
  });

  it('stays locked without enough tokens, and reports its own source on a socket', async () => {
    const fan = await makeViewer(10);
    expect(await unlockPictureOnSocket(context, storage, { ...fan, media: 'Video' })).toMatchObject(
      { reason: 'insufficient-balance' },
    );
    expect(await detailsOf(fan)).toMatchObject({ isUnlocked: false });
    expect(await eventsOf(fan, 'chat.failed')).toEqual([
      { reason: 'insufficient-balance', source: 'video_message', price: 30 },
    ]);
  });

  it('is no photo, and a photo no video', async () => {
    const viewer = await makeViewer();
    const fan = await makeFan();
    const none = { reason: 'no-such-picture' };
    expect(await unlockPicture(context, storage, { ...viewer, media: 'Photo' })).toMatchObject(
      none,
    );
    expect(await unlockPicture(context, storage, { ...fan, media: 'Video' })).toMatchObject(none);
    expect(await readBalance(db, viewer.userId)).toBe(40);
  });
});

it.each([
  ['photo', photoWith],
  ['video', videoWith],
])('a %s whose file is missing costs nothing until the file is back', async (_kind, make) => {
  const folder = `posts/${newId()}`;
  const fan = await makeFan(40, make({ folder, unlockPrice: 18, isUnlocked: false }));
  const unlock = () => unlockPicture(context, storage, { ...fan, price: 18 });
  expect(await unlock()).toMatchObject({ ok: false, reason: 'picture-away' });
  expect(await readBalance(db, fan.userId)).toBe(40);
  expect(await detailsOf(fan)).toMatchObject({ isUnlocked: false });
  await keepPictureFiles(storage, folder);
  expect(await unlock()).toMatchObject({ ok: true, tokens: 18 });
});

describe('locked media that a character sends of themselves', () => {
  const choose = (fan: Fan) =>
    transact(context, (trx) => choosePrivatePicture(context, trx, { ...fan, characterId }));

  it('is a photo of theirs that is sold for tokens, safe, and new to the person', async () => {
    const fan = await makeFan();
    await db('messages').where({ id: fan.messageId }).delete();
    await makePost(db, { characterId });
    await makePost(db, { characterId, access: 'fanClub' });
    await makePost(db, { characterId, access: 'token', unlockPrice: 30, contentLevel: 'Nude' });
    expect(await choose(fan)).toBeNull();
    const { id } = await makePost(db, { characterId, access: 'token', unlockPrice: 20 });
    const photo = await choose(fan);
    expect(photo).toMatchObject({
      type: 'image',
      folder: `posts/${id}`,
      unlockPrice: 20,
      isUnlocked: false,
    });
    await sendPicture(context, fan.chatId, photo ?? photoWith());
    context.advance(8 * 24 * 3600 * 1000);
    expect(await choose(fan)).toBeNull();
  });

  it('is sometimes a video, with its stated length', async () => {
    const fan = await makeFan();
    await db('messages').where({ id: fan.messageId }).delete();
    const { id } = await makePost(db, {
      characterId,
      access: 'token',
      unlockPrice: 35,
      media: 'video',
    });
    const video = await choose(fan);
    expect(video).toMatchObject({
      type: 'video',
      seconds: 4,
      folder: `posts/${id}`,
      unlockPrice: 35,
      isUnlocked: false,
    });
    await sendPicture(context, fan.chatId, video ?? videoWith());
    context.advance(8 * 24 * 3600 * 1000);
    expect(await choose(fan)).toBeNull();
  });

  it('is sent at most once a week', async () => {
    const fan = await makeFan();
    await makePost(db, { characterId, access: 'token', unlockPrice: 20 });
    expect(await choose(fan)).toBeNull();
    context.advance(7 * 24 * 3600 * 1000);
    expect(await choose(fan)).toMatchObject({ unlockPrice: 20 });
  });
});
