import { beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { chooseFrequency, getFrequency } from '../../follow-ups/choices';
import { addFact } from '../../memory/change-facts';
import { findMemory } from '../../memory/find-memory';
import { setPreferences } from '../../memory/preferences';
import type { Moderator } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { attachGuest } from '../../viewers/attach-guest';
import { listMessages } from '../messages/list-messages';
import { sendMessage, type SendMessageInput } from '../send/send-message';
import { listChats } from './list-chats';
import { deleteChat, markChat } from './manage-chat';
import { openChat } from './open-chat';
import { resumeChat, startOver } from './start-over';

const moderator: Moderator = {
  judge: (text) =>
    Promise.resolve(
      text === 'help me'
        ? { kind: 'crisis', findings: [{ category: 'crisis', layer: 'grammar', score: 1 }] }
        : { kind: 'allowed' },
    ),
};
const { database, context } = await openTestContext();
let characterId: string;
beforeAll(async () => {
  characterId = (await makeCharacter(database.db)).id;
});

const member = async (): Promise<Person & { kind: 'user' }> => ({
  kind: 'user',
  id: (await makeUser(database.db)).id,
});
const open = async (person: Person) => {
  const opened = await openChat(context, person, { characterId });
  return opened.ok ? opened.chatId : '';
};
const send = (person: Person, content: string, how: Partial<SendMessageInput> = {}) =>
  sendMessage(context, moderator, {
    person,
    characterId,
    idempotencyKey: newId(),
    content,
    ...how,
  });
const textsOf = async (person: Person, chatId?: string) =>
  (await listMessages(context, person, { characterId, chatId, limit: 50 })).items
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content);
const begin = async (person: Person, words: string) => {
  const chatId = await open(person);
  await send(person, words);
  return chatId;
};
const setAside = async (person: Person) =>
  (await listChats(context, person, { setAsideWith: characterId, limit: 20 })).items;

describe('a person who starts over', () => {
  it('continues in a new chat and keeps the old one', async () => {
    const person = await member();
    const old = await begin(person, 'About the sea.');
    context.advance(60_000);
    const fresh = await startOver(context, person, { characterId, chatId: old });
    expect(fresh).toMatchObject({ ok: true });
    expect(await open(person)).toBe(fresh.ok && fresh.chatId);
    expect(await open(person)).not.toBe(old);
    const { items } = await listMessages(context, person, { characterId, limit: 5 });
    expect(items.map(({ seq, role }) => ({ seq, role }))).toEqual([{ seq: 1, role: 'character' }]);
    await send(person, 'About the hills.');
    expect(await textsOf(person)).toEqual(['About the hills.']);
    expect(await textsOf(person, old)).toEqual(['About the sea.']);
    expect(await setAside(person)).toMatchObject([
      { id: old, isSetAside: true, lastMessage: { preview: 'About the sea.' } },
    ]);
    const all = await listChats(context, person, { limit: 5 });
    expect(all.items.map(({ id, isSetAside }) => ({ id, isSetAside }))).toEqual([
      { id: fresh.ok && fresh.chatId, isSetAside: false },
      { id: old, isSetAside: true },
    ]);
    const events = await database.db('outbox').where({
      name: 'chat.current-chat-changed',
      person_id: person.id,
    });
    expect(events).toHaveLength(1);
  });

  it('gets one new chat for repeated and concurrent requests', async () => {
    const person = await member();
    const old = await begin(person, 'Hello.');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => startOver(context, person, { characterId, chatId: old })),
    );
    expect(new Set(answers.map((answer) => answer.ok && answer.chatId)).size).toBe(1);
    expect(await database.db('chats').where({ user_id: person.id })).toHaveLength(2);
    // The new chat has no messages yet, so no other one is needed.
    const chatId = await open(person);
    expect(await startOver(context, person, { characterId, chatId })).toEqual({ ok: true, chatId });
  });

  it('keeps the used trial messages and the reply preferences', async () => {
    const person = await member();
    const old = await begin(person, 'Hello.');
    await setPreferences(context, person, characterId, {
      length: 'short',
      style: 'playful',
      language: 'de-DE',
    });
    await addFact(context, moderator, { person, characterId, text: 'I sail.' });
    await chooseFrequency(context, { userId: person.id, characterId, frequency: 'weekly' });
    await markChat(context, person, { characterId, mark: 'muted', isOn: true });
    await markChat(context, person, { characterId, mark: 'pinned', isOn: true });
    await startOver(context, person, { characterId, chatId: old });
    const fresh = await findMemory(context, person, characterId);
    expect(fresh).toMatchObject({
      facts: [],
      preferences: { length: 'short', style: 'playful', language: 'de-DE' },
    });
    expect(await getFrequency(context, { userId: person.id, characterId })).toBe('weekly');
    const [current] = (await listChats(context, person, { characterId, limit: 1 })).items;
    expect(current).toMatchObject({ isMuted: true, isPinned: false });
    expect(await setAside(person)).toMatchObject([{ isPinned: false }]);
    await send(person, 'Again.');
    const used = await database.db('users').where({ id: person.id }).pluck('trial_messages_used');
    expect(used).toEqual([2]);
    await resumeChat(context, person, { characterId, chatId: old });
    expect((await findMemory(context, person, characterId)).facts).toMatchObject([
      { text: 'I sail.' },
    ]);
    expect(await getFrequency(context, { userId: person.id, characterId })).toBe('weekly');
    expect(await database.db('chat_follow_ups').where({ chat_id: old })).toHaveLength(1);
  });

  it('is refused for another user’s chat, and for an unknown character', async () => {
    const [person, stranger] = [await member(), await member()];
    const chatId = await begin(person, 'Hello.');
    const no = { ok: false, reason: 'no-such-chat' };
    expect(await startOver(context, stranger, { characterId, chatId })).toEqual(no);
    expect(await resumeChat(context, stranger, { characterId, chatId })).toEqual(no);
    expect(await startOver(context, person, { characterId: newId(), chatId })).toEqual({
      ok: false,
      reason: 'no-such-character',
    });
    expect(await open(person)).toBe(chatId);
  });
});

describe('a message that was written in a chat', () => {
  it('is refused once that chat is set aside, and can be sent elsewhere under the same key', async () => {
    const person = await member();
    const old = await begin(person, 'Hello.');
    await startOver(context, person, { characterId, chatId: old });
    const key = newId();
    const late = { chatId: old, idempotencyKey: key };
    expect(await send(person, 'Still about that.', late)).toMatchObject({
      ok: false,
      reason: 'chat-set-aside',
    });
    expect(await textsOf(person)).toEqual([]);
    expect(await send(person, 'Still about that.', { idempotencyKey: key })).toMatchObject({
      ok: true,
    });
    // Sent once: the same key is the same message in every chat.
    expect(await send(person, 'Still about that.', late)).toMatchObject({ ok: true });
    expect(await textsOf(person)).toEqual(['Still about that.']);
  });

  it('is answered despite that if its sender may be in danger', async () => {
    const person = await member();
    const old = await begin(person, 'Hello.');
    await startOver(context, person, { characterId, chatId: old });
    expect(await send(person, 'help me', { chatId: old })).toMatchObject({ ok: true });
  });

  it('goes to the current chat if its own was deleted or merged', async () => {
    const person = await member();
    const gone = await begin(person, 'Hello.');
    await deleteChat(context, person, { characterId });
    expect(await send(person, 'Hello again.', { chatId: gone })).toMatchObject({ ok: true });
  });
});

describe('a person who resumes an earlier chat', () => {
  it('has it in place of the other, which is kept', async () => {
    const person = await member();
    const old = await begin(person, 'One.');
    const fresh = await startOver(context, person, { characterId, chatId: old });
    await send(person, 'Two.');
    const resumed = await Promise.all(
      Array.from({ length: 4 }, () => resumeChat(context, person, { characterId, chatId: old })),
    );
    for (const answer of resumed) expect(answer).toEqual({ ok: true, chatId: old });
    await send(person, 'Three.');
    expect(await textsOf(person)).toEqual(['One.', 'Three.']);
    expect((await setAside(person)).map(({ id }) => id)).toEqual([fresh.ok && fresh.chatId]);
  });

  it('gets consistent results from concurrent requests to resume, start over and send', async () => {
    const person = await member();
    const first = await begin(person, 'One.');
    const fresh = await startOver(context, person, { characterId, chatId: first });
    const second = fresh.ok ? fresh.chatId : '';
    await send(person, 'Two.');
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        resumeChat(context, person, { characterId, chatId: first }),
      ),
      ...Array.from({ length: 4 }, () =>
        startOver(context, person, { characterId, chatId: second }),
      ),
      ...Array.from({ length: 3 }, () => send(person, 'At once.')),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
    const rows = await database.db('chats').where({ user_id: person.id }).select('set_aside_at');
    expect(rows.filter(({ set_aside_at }) => set_aside_at === null)).toHaveLength(1);
    const words = await database.db('messages').where({ sender_id: person.id, role: 'user' });
    expect(words).toHaveLength(5);
  });

  it('deletes one without touching the other', async () => {
    const person = await member();
    const old = await begin(person, 'One.');
    await startOver(context, person, { characterId, chatId: old });
    await send(person, 'Two.');
    expect(await deleteChat(context, person, { characterId, chatId: old })).toEqual({ ok: true });
    expect(await setAside(person)).toEqual([]);
    expect(await textsOf(person)).toEqual(['Two.']);
  });
});

it('moves all chats, including those set aside, when a visitor signs up', async () => {
  const guest: Person = { kind: 'guest', id: newId() };
  const user = await member();
  const own = await begin(user, 'Mine.');
  const old = await begin(guest, 'Before.');
  await startOver(context, guest, { characterId, chatId: old });
  await send(guest, 'After.');
  await transact(context, (trx) =>
    attachGuest(context, trx, { guestId: guest.id, userId: user.id }),
  );
  expect(await open(user)).toBe(own);
  expect(await textsOf(user)).toEqual(['Mine.', 'After.']);
  expect(await textsOf(user, old)).toEqual(['Before.']);
});
