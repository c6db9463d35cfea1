import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { listMessages } from '../messages/list-messages';
import { searchMessages } from '../messages/search-messages';
import { claimReply } from '../reply/claim-reply';
import { sendMessage } from '../send/send-message';
import { makeTalk } from '../testing/make-talk';
import { emptyChat, listChatsToEmpty } from './empty-chat';
import { listChats } from './list-chats';
import { clearChat, deleteChat } from './manage-chat';
import { openChat } from './open-chat';

const { database, context } = await openTestContext();
const { db, owner } = database;
const moderator = createEmbeddedModerator();

const messageCount = 5600;
/** The maximum number of rows that one statement may remove. */
const most = 500;

beforeEach(async () => {
  await owner.raw(`
    create sequence removals;
    create table removal_sizes (count bigint);
    create table deaths (removal bigint);
    insert into deaths values (3);
    grant usage on sequence removals to nocturne_app;
    create function watch_removals() returns trigger language plpgsql as $$ begin
      insert into removal_sizes select count(*) from gone;
      if nextval('removals') in (select removal from deaths) then raise exception 'the lights went out'; end if;
      return null;
    end $$;
    create trigger watch_removals after delete on messages
      referencing old table as gone for each statement execute function watch_removals()`);
});

afterEach(async () => {
  await owner.raw(`
    drop trigger watch_removals on messages;
    drop function watch_removals();
    drop table removal_sizes, deaths;
    drop sequence removals`);
});

/** Creates a user with a chat of some thousand messages, one of which waits for a reply. */
async function makeTalker() {
  const { id } = await makeUser(db);
  const person = { kind: 'user', id } as const;
  const { id: characterId } = await makeCharacter(db);
  const chatId = await makeTalk(context, person, {
    characterId,
    count: messageCount,
    endsAt: context.now(),
  });
  const send = () =>
    sendMessage(context, moderator, {
      person,
      characterId,
      idempotencyKey: newId(),
      content: 'Are you there?',
    });
  await send();
  const left = async () => (await db('messages').where({ chat_id: chatId })).length;
  return { person, characterId, chatId, send, left };
}

const noMoreThanABatch = async () => {
  const sizes = await owner('removal_sizes').pluck<number[]>('count');
  expect(Math.max(...sizes)).toBe(most);
};

describe('a chat that was removed', () => {
  it('is unreadable at once, and is deleted in batches despite crashes', async () => {
    const { person, characterId, chatId, left } = await makeTalker();
    await db('model_calls').insert({
      ...{ id: newId(), chat_id: chatId, purpose: 'reply', tier: 'free', model: 'm' },
      ...{ outcome: 'answered', tokens_in: 1, tokens_out: 1, duration_ms: 1, cost_micros: 1 },
      ...{ request_id: newId(), created_at: context.now() },
    });
    expect(await deleteChat(context, person, { characterId })).toEqual({ ok: true });
    expect(await left()).toBe(messageCount + 1);
    expect((await listChats(context, person, { limit: 5 })).items).toEqual([]);
    const read = () => listMessages(context, person, { characterId, limit: 5 });
    expect((await read()).items).toEqual([]);
    expect((await searchMessages(context, person, { words: 'line', limit: 5 })).hits).toEqual([]);
    expect(await claimReply(context, chatId)).toBeNull();
    expect(await db('threads').where({ id: chatId })).toEqual([]);
    expect(await deleteChat(context, person, { characterId })).toMatchObject({ ok: false });
    await openChat(context, person, { characterId });
    expect((await read()).items).toMatchObject([{ seq: 1 }]);

    await expect(emptyChat(context, chatId)).rejects.toThrow('lights');
    expect(await left()).toBe(messageCount + 1 - 2 * most);
    expect(await listChatsToEmpty(context, 10)).toEqual([chatId]);
    await Promise.all([emptyChat(context, chatId), emptyChat(context, chatId)]);
    expect(await left()).toBe(0);
    expect(await db('chats').where({ id: chatId })).toEqual([]);
    expect(await db('send_outcomes').where({ sender_id: person.id })).toEqual([]);
    expect(await db('model_calls').pluck('chat_id')).toEqual([null]);
    expect((await read()).items).toHaveLength(1);
    await noMoreThanABatch();
  });
});

describe('a chat that was cleared', () => {
  it('loses all its messages or none; of thousands, the rest goes in batches', async () => {
    const { person, characterId, chatId, send, left } = await makeTalker();
    const clear = () => clearChat(context, person, { characterId });
    // On a busy machine it may fail by its time limit first, which leaves the same.
    await expect(clear()).rejects.toThrow();
    expect(await left()).toBe(messageCount + 1);
    expect(await listChatsToEmpty(context, 10)).toEqual([]);
    // Ten batches run in its own transaction; the first one after it fails.
    await owner('deaths').insert({ removal: 14 });
    await expect(clear()).rejects.toThrow('lights');
    expect(await left()).toBe(messageCount + 1 - 10 * most);
    await send();
    expect(await listChatsToEmpty(context, 10)).toEqual([chatId]);
    await emptyChat(context, chatId);
    const { items } = await listMessages(context, person, { characterId, limit: 5 });
    expect(items).toMatchObject([{ seq: messageCount + 2, content: 'Are you there?' }]);
    expect(await listChatsToEmpty(context, 10)).toEqual([]);
    await noMoreThanABatch();
  });
});
