import { describe, expect, it } from 'vitest';
import { makeCharacter, makePost, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { followCharacter } from '../characters/follow-character';
import { makeChat } from '../chat/chats/open-chat';
import { markChat } from '../chat/chats/manage-chat';
import { noteConversationOpened } from '../chat/chats/note-presence';
import { markChatsRead } from '../chat/chats/mark-read';
import { newId } from '../shared/ids';
import { unsubscribe } from '../unsubscribes/unsubscribe';
import { writeUnsubscribeToken } from '../unsubscribes/token';
import { announceDigests } from './announce-digests';
import { choosePreferences } from './choose-preferences';
import { countUnread } from './count-unread';
import { endDigests } from './end-digests';
import { listNotices } from './list-notices';
import { noteMessage } from './note-message';
import { choicesSchema, getPreferences } from './preferences';
import { readAllNotices, readNotice } from './read-notices';
import { notifyFollowers } from './notify-followers';
import { writeNotice } from './write-notice';

const { database, context } = await openTestContext();
const { db } = database;

const passwordChanged = { kind: 'password-changed' } as const;

async function makeReader() {
  const { id } = await makeUser(db);
  return id;
}

/** Creates a chat with an unseen message of its character. */
async function makeConversation() {
  const userId = await makeReader();
  const character = await makeCharacter(db, { name: 'Mira Vale', greeting: 'Good evening, you.' });
  const person = { kind: 'user', id: userId } as const;
  const chat = await makeChat(context, person, character.id);
  if (!chat.ok) throw new Error('no chat');
  const greeting = await db('messages').where({ chat_id: chat.chatId }).first('id', 'seq');
  if (!greeting) throw new Error('no greeting');
  await db('chats').where({ id: chat.chatId }).update({ read_seq: 0, unread_count: 1 });
  const message = {
    chatId: chat.chatId,
    characterId: character.id,
    messageId: greeting.id,
    seq: greeting.seq,
  };
  return { userId, person, characterId: character.id, message };
}

const listAll = (userId: string) => listNotices(context, userId, { limit: 20 });
const announced = async (name: string) =>
  (await db('outbox').where({ name }).orderBy('id')).map(({ payload }) => payload as object);

describe('a message of a character', () => {
  it('is notified to a user who has left, with its first line and its place', async () => {
    const { userId, message } = await makeConversation();
    expect(await noteMessage(context, message)).toEqual({ notified: 'new' });
    const { items } = await listAll(userId);
    expect(items).toMatchObject([
      {
        notice: { kind: 'message', chatId: message.chatId },
        times: 1,
        isRead: false,
        character: { firstName: 'Mira' },
        words: 'Good evening, you.',
      },
    ]);
  });

  it('is notified once, however often its event arrives', async () => {
    const { userId, message } = await makeConversation();
    const results = await Promise.all([1, 2, 3].map(() => noteMessage(context, message)));
    expect(results.map((one) => one.notified).sort()).toEqual(['new', 'repeat', 'repeat']);
    await readAllNotices(context, userId);
    expect(await noteMessage(context, message)).toEqual({ notified: 'repeat' });
    expect((await listAll(userId)).items).toHaveLength(1);
  });

  it('extends the notice while that is unread', async () => {
    const { userId, message } = await makeConversation();
    await noteMessage(context, message);
    expect(await noteMessage(context, { ...message, messageId: newId(), seq: 2 })).toEqual({
      notified: 'grows',
    });
    expect((await listAll(userId)).items).toMatchObject([{ times: 2, words: null }]);
    expect(await countUnread(db, userId)).toBe(1);
  });

  it('is not notified to a user with the chat in view', async () => {
    const { person, characterId, userId, message } = await makeConversation();
    await noteConversationOpened(context, person, characterId);
    expect(await noteMessage(context, message)).toEqual({ notified: 'seen' });
    expect(await countUnread(db, userId)).toBe(0);
  });

  it('is not notified for a muted chat', async () => {
    const { person, characterId, userId, message } = await makeConversation();
    await markChat(context, person, { characterId, mark: 'muted', isOn: true });
    expect(await noteMessage(context, message)).toEqual({ notified: 'muted' });
    expect(await countUnread(db, userId)).toBe(0);
  });

  it('counts as read once it was seen in the chat', async () => {
    const { person, userId, message } = await makeConversation();
    await noteMessage(context, message);
    expect(await countUnread(db, userId)).toBe(1);
    await markChatsRead(context, [{ person, chatId: message.chatId }]);
    expect(await countUnread(db, userId)).toBe(0);
    expect((await listAll(userId)).items).toMatchObject([{ isRead: true }]);
    expect((await listNotices(context, userId, { limit: 5, filter: 'unread' })).items).toEqual([]);
  });

  it('causes no notification for a visitor', async () => {
    const { id: characterId } = await makeCharacter(db, { greeting: 'Hello.' });
    const chat = await makeChat(context, { kind: 'guest', id: newId() }, characterId);
    if (!chat.ok) throw new Error('no chat');
    const arrived = { chatId: chat.chatId, characterId, messageId: newId(), seq: 1 };
    expect(await noteMessage(context, arrived)).toEqual({ notified: 'nobody' });
  });
});

describe('a notification of a user', () => {
  it('is theirs alone to read', async () => {
    const [userId, other] = [await makeReader(), await makeReader()];
    await writeNotice(context, { userId, factId: newId(), notice: passwordChanged });
    const [notice] = (await listAll(userId)).items;
    if (!notice) throw new Error('nothing was told');
    expect(await readNotice(context, other, notice.id)).toMatchObject({ reason: 'not-found' });
    expect(await countUnread(db, userId)).toBe(1);
    expect(await readNotice(context, userId, notice.id)).toMatchObject({
      ok: true,
      notice: passwordChanged,
    });
    expect(await countUnread(db, userId)).toBe(0);
  });

  it('is marked read for all pages at once, which receive the remaining count', async () => {
    const userId = await makeReader();
    for (let index = 0; index < 3; index += 1) {
      await writeNotice(context, { userId, factId: newId(), notice: passwordChanged });
    }
    expect(await readAllNotices(context, userId)).toBe(3);
    expect(await readAllNotices(context, userId)).toBe(0);
    const payloads = (await announced('notifications.read')).filter(
      (payload) => 'userId' in payload && payload.userId === userId,
    );
    expect(payloads).toEqual([{ userId, unread: 0 }]);
  });

  it('is listed by pages without a gap or a repeat, the newest first', async () => {
    const userId = await makeReader();
    const facts = Array.from({ length: 7 }, () => newId());
    for (const factId of facts) {
      await writeNotice(context, { userId, factId, notice: passwordChanged });
      context.advance(10);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listNotices(context, userId, { limit: 3, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const stored = await db('notifications').where({ user_id: userId }).orderBy('told_at', 'desc');
    expect(seen).toEqual(stored.map(({ id }) => id));
    expect(seen).toHaveLength(7);
  });

  it('is listed by pages without a gap among entries of one moment', async () => {
    const userId = await makeReader();
    const facts = Array.from({ length: 5 }, () => newId());
    for (const factId of facts) {
      await writeNotice(context, { userId, factId, notice: passwordChanged });
    }
    await db('notifications').where({ user_id: userId }).update({ told_at: context.now() });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listNotices(context, userId, { limit: 2, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  it('is nothing for an account that was closed', async () => {
    const userId = await makeReader();
    await db('users').where({ id: userId }).update({ state: 'closing' });
    expect(await writeNotice(context, { userId, factId: newId(), notice: passwordChanged })).toBe(
      'nobody',
    );
  });
});

describe('the choice of a user', () => {
  const offer = { kind: 'offer', amount: 20, expiresAt: '2027-01-01T00:00:00.000Z' } as const;

  it('leaves offers out from the start, and has one a week of them once they are wanted', async () => {
    const userId = await makeReader();
    const notify = () => writeNotice(context, { userId, factId: newId(), notice: offer });
    expect(await notify()).toBe('unwanted');
    const offers = { product: true, push: false, desktop: false, mail: false };
    await choosePreferences(context, userId, { choices: choicesSchema.parse({ offers }) });
    expect(await notify()).toBe('new');
    expect(await notify()).toBe('too-soon');
    context.advance(7 * 24 * 3_600_000 + 1000);
    expect(await notify()).toBe('new');
  });

  it('keeps quiet by the person’s own clock', async () => {
    const { userId, message } = await makeConversation();
    await db('users').where({ id: userId }).update({ time_zone: 'Pacific/Kiritimati' });
    const local = (context.now().getUTCHours() * 60 + 14 * 60) % 1440;
    const quietHours = { from: local, until: (local + 120) % 1440 };
    await choosePreferences(context, userId, { quietHours, hasQuietHours: true });
    await noteMessage(context, message);
    const payload = (await announced('notifications.told')).at(-1);
    expect(payload).toMatchObject({ userId, isPushed: false, isForDesktop: false, unread: 1 });
    await choosePreferences(context, userId, { hasQuietHours: false });
    await noteMessage(context, { ...message, messageId: newId(), seq: 2 });
    expect((await announced('notifications.told')).at(-1)).toMatchObject({ isPushed: true });
  });

  it('leaves out of the product a kind that is chosen for mail only', async () => {
    const { userId, message } = await makeConversation();
    const messages = { product: false, push: false, desktop: false, mail: true };
    await choosePreferences(context, userId, { choices: choicesSchema.parse({ messages }) });
    expect(await noteMessage(context, message)).toEqual({ notified: 'new' });
    expect((await listAll(userId)).items).toEqual([]);
    expect(await countUnread(db, userId)).toBe(0);
  });
});

describe('a new post', () => {
  it('is notified to the followers of that time, once, and not if it is old', async () => {
    const [follower, later] = [await makeReader(), await makeReader()];
    const { id: characterId } = await makeCharacter(db);
    await followCharacter(context, { userId: follower, characterId });
    context.advance(1000);
    const post = await makePost(db, { characterId, createdAt: context.now() });
    await makePost(db, {
      characterId,
      createdAt: new Date(context.now().getTime() - 3 * 24 * 3_600_000),
    });
    await db('post_assets').update({ original_key: 'originals/x', rendered_key: 'posts/x' });
    expect(await notifyFollowers(context)).toBe(1);
    context.advance(1000);
    await followCharacter(context, { userId: later, characterId });
    expect(await notifyFollowers(context)).toBe(0);
    expect((await listAll(follower)).items).toMatchObject([
      { notice: { kind: 'post', postId: post.id } },
    ]);
    expect((await listAll(later)).items).toEqual([]);
  });
});

describe('a digest', () => {
  const mailed = { product: true, push: false, desktop: false, mail: true };
  const wanted = { choices: choicesSchema.parse({ messages: mailed }) };
  const dueFor = async (email: string) =>
    (await announced('notifications.digest-due')).filter(
      (payload) => 'email' in payload && payload.email === email,
    );
  const day = 24 * 3_600_000;

  it('counts the entries since the last one, once, despite concurrent runs', async () => {
    const { userId, message } = await makeConversation();
    const account = await db('users').where({ id: userId }).first('email');
    const email = account?.email ?? '';
    await choosePreferences(context, userId, wanted);
    await noteMessage(context, message);
    context.advance(day);
    await Promise.all([announceDigests(context), announceDigests(context)]);
    expect(await dueFor(email)).toMatchObject([
      { rhythm: 'daily', messages: 1, publications: 0, offers: 0 },
    ]);
    context.advance(day);
    await announceDigests(context);
    expect(await dueFor(email)).toHaveLength(1);
  });

  it('ends if its address unsubscribes, until it is chosen again', async () => {
    const userId = await makeReader();
    const email = (await db('users').where({ id: userId }).first('email'))?.email ?? '';
    await choosePreferences(context, userId, wanted);
    await unsubscribe(context, writeUnsubscribeToken(context, email));
    await endDigests(context, email);
    const { choices } = await getPreferences(context, userId);
    expect(choices.messages).toEqual({ ...mailed, mail: false });
    await choosePreferences(context, userId, wanted);
    expect(await db('email_unsubscribes').where({ address: email })).toEqual([]);
  });
});
