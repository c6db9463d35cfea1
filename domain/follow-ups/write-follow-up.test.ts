import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { finish, respond, words } from '~/providers/language-model/testing/odd-answers';
import { startOddServer, type OddServer } from '~/providers/language-model/testing/odd-server';
import { clearChat, deleteChat, markChat } from '../chat/chats/manage-chat';
import { listMessages } from '../chat/messages/list-messages';
import { nothingRecalled } from '../chat/reply/recollection';
import { writeReply } from '../chat/reply/write-reply';
import { sendMessage } from '../chat/send/send-message';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { choosePreferences } from '../notifications/choose-preferences';
import { newId } from '../shared/ids';
import { chooseFrequency, getFrequency, listChosenChats } from './choices';
import { switchFollowUps } from './follow-up-switch';
import type { Frequency } from './schema';
import { listDueFollowUps, writeFollowUp } from './write-follow-up';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
const hour = 3_600_000;
const day = 24 * hour;
let server: OddServer;
let userId: string;
let characterId: string;
let chatId: string;

beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
  userId = (await makeUser(database.db)).id;
  await choosePreferences(context, userId, { hasQuietHours: false });
});

const model = () =>
  createOpenAiCompatibleModel({ url: server.url, key: 'k', model: 'm', firstWordsMs: 2000 });
const answer = (text: string) => server.next(respond(words(text) + finish()));
const recall = () => Promise.resolve(nothingRecalled);
const broadcast = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};
const person = () => ({ kind: 'user' as const, id: userId });

async function send(content: string, to = characterId): Promise<void> {
  const sent = await sendMessage(context, moderator, {
    person: person(),
    characterId: to,
    idempotencyKey: newId(),
    content,
  });
  if (!sent.ok) throw new Error(sent.reason);
  chatId = sent.message.chatId;
}
async function exchange(to = characterId): Promise<void> {
  await send('Good evening.', to);
  answer('Good evening to you.');
  await writeReply(context, { model: model(), moderator, broadcast, recall }, chatId);
}
const allow = (frequency: Frequency = 'daily', to = characterId) =>
  chooseFrequency(context, { userId, characterId: to, frequency });
const write = (of = chatId) =>
  writeFollowUp(context, { model: model(), moderator, recall }, of, {
    requestId: newId(),
    signal: AbortSignal.timeout(10_000),
  });
const isDue = async () => (await listDueFollowUps(context, 1000)).includes(chatId);
const followUps = async () => {
  const { rows } = await database.db.raw<{ rows: { subtype: string }[] }>(
    `select subtype from messages where chat_id = ? and subtype like 'follow_up%' order by seq`,
    [chatId],
  );
  return rows.map(({ subtype }) => subtype);
};
const texts = async () =>
  (await listMessages(context, person(), { characterId, limit: 50 })).items.map(
    ({ content }) => content,
  );

describe('a character that may write first', () => {
  it('does so after a pause in the conversation, free, and publishes an event', async () => {
    await exchange();
    expect(await isDue()).toBe(false);
    await allow();
    expect(await getFrequency(context, { userId, characterId })).toBe('daily');
    expect(await listChosenChats(context, userId)).toMatchObject([
      { characterId, name: 'Noor', frequency: 'daily' },
    ]);
    expect(await write()).toEqual({ kind: 'waiting' });
    expect(await isDue()).toBe(false);
    context.advance(7 * hour);
    expect(await isDue()).toBe(true);
    answer('I kept you a seat by the window.');
    const done = await write();
    expect(done).toMatchObject({ kind: 'written' });
    expect(await isDue()).toBe(false);
    expect((await texts()).at(-1)).toBe('I kept you a seat by the window.');
    expect(server.requests.at(-1)).toContain('Task: follow-up');
    const events = await database
      .db('outbox')
      .where({ name: 'chat.character-message-sent', person_id: userId });
    expect(events).toHaveLength(2);
    const message = await database.db('messages').where({ subtype: 'follow_up' }).first();
    expect(message).toMatchObject({ price_tokens: 0, transfer_id: null, role: 'character' });
    const call = await database.db('model_calls').where({ chat_id: chatId }).first();
    expect(call).toBeUndefined();
  });

  it('reminds three times and is silent then, until the person writes', async () => {
    await exchange();
    await allow();
    for (const days of [1, 4, 8, 15, 30, 90]) {
      context.advance(days * day);
      answer('I was thinking of you.');
      if (await isDue()) await write();
      await write();
    }
    const series = [
      'follow_up',
      'follow_up_first_reminder',
      'follow_up_second_reminder',
      'follow_up_third_reminder',
    ];
    expect(await followUps()).toEqual(series);
    expect(await isDue()).toBe(false);
    await exchange();
    expect(await isDue()).toBe(true);
    expect(await write()).toEqual({ kind: 'waiting' });
    context.advance(2 * day);
    answer('There you are.');
    expect(await write()).toMatchObject({ kind: 'written' });
    expect(await followUps()).toEqual([...series, 'follow_up']);
  });

  it('writes once, despite concurrent workers and crashes', async () => {
    await exchange();
    await allow();
    context.advance(day);
    answer('Only once.');
    const all = await Promise.all(Array.from({ length: 6 }, () => write()));
    expect(all.filter(({ kind }) => kind === 'written')).toHaveLength(1);
    // A worker claimed the next one, wrote it and crashed before storing it.
    context.advance(4 * day);
    await write().catch(() => undefined);
    expect(await followUps()).toEqual(['follow_up', 'follow_up_first_reminder']);
    context.advance(8 * day);
    const lost = new Date(context.now().getTime() + 90_000);
    await database.db('chat_follow_ups').where({ chat_id: chatId }).update({ leased_until: lost });
    expect(await write()).toEqual({ kind: 'busy' });
    context.advance(91_000);
    expect(await isDue()).toBe(true);
    const both = await Promise.all([write(), write()]);
    expect(both.filter(({ kind }) => kind === 'written')).toHaveLength(1);
    expect(await followUps()).toHaveLength(3);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was turned off', () => switchFollowUps(context, userId, false)],
    ['was muted', () => markChat(context, person(), { characterId, mark: 'muted', isOn: true })],
    ['went on', () => send('I am back.')],
    ['went away', () => deleteChat(context, person(), { characterId })],
  ])('stores nothing in a chat that %s while it wrote', async (_name, happens) => {
    await exchange();
    await allow();
    context.advance(day);
    server.next(async (socket) => {
      await happens();
      await respond(words('Too late.') + finish())(socket);
    });
    const before = server.requests.length;
    expect(await write()).not.toMatchObject({ kind: 'written' });
    expect(server.requests.length).toBe(before + 1);
    expect(await followUps()).toEqual([]);
  });

  it('tries again later, a few times, if the model fails or uses forbidden words', async () => {
    await exchange();
    await allow();
    context.advance(day);
    for (let failures = 0; failures < 4; failures += 1) {
      if (failures % 2 === 0) server.next(respond('', { status: '503 Unavailable' }));
      else answer('I want to kill myself tonight.');
      expect(await write()).toMatchObject({ kind: 'postponed' });
      expect(await isDue()).toBe(false);
      context.advance(hour);
      expect(await isDue()).toBe(true);
    }
    server.next(respond('', { status: '503 Unavailable' }));
    expect(await write()).toEqual({ kind: 'left-out' });
    expect(await isDue()).toBe(false);
    expect(await followUps()).toEqual([]);
  });
});

describe('no message is written to a person', () => {
  const cases: [string, () => Promise<unknown>][] = [
    ['who chose nothing', () => Promise.resolve()],
    ['who turned it off again', async () => [await allow(), await allow('never')]],
    ['who turned it off for all', async () => [await allow(), await off()]],
    ['who muted the chat', async () => [await allow(), await mark('muted')]],
    ['who archived the chat', async () => [await allow(), await mark('archived')]],
    [
      'who emptied it',
      async () => [await allow(), await clearChat(context, person(), { characterId })],
    ],
    ['whose account is limited', async () => [await allow(), await beSuspended()]],
    ['whose age is in doubt', async () => [await allow(), await beHeld()]],
    ['whose last message has no answer', async () => [await allow(), await send('Are you there?')]],
    ['who was in distress lately, elsewhere', async () => [await allow(), await beInDistress()]],
    ['whose character was withdrawn', async () => [await allow(), await withdraw()]],
  ];
  const off = () => switchFollowUps(context, userId, false);
  const mark = (one: 'muted' | 'archived') =>
    markChat(context, person(), { characterId, mark: one, isOn: true });
  const beSuspended = () =>
    database.owner('users').where({ id: userId }).update({ state: 'suspended' });
  const beHeld = () =>
    database.owner('users').where({ id: userId }).update({ state: 'under_age_review' });
  const withdraw = () =>
    database.owner('characters').where({ id: characterId }).update({ is_published: false });
  async function beInDistress(): Promise<void> {
    const before = chatId;
    context.advance(2 * day);
    await send('I want to kill myself tonight.', (await makeCharacter(database.db)).id);
    chatId = before;
  }

  it.each(cases)('%s', async (_name, happens) => {
    await exchange();
    await happens();
    context.advance(2 * day);
    answer('Hello?');
    await write();
    expect(await followUps()).toEqual([]);
  });

  it('in their quiet hours, nor by more characters a day than are allowed', async () => {
    await choosePreferences(context, userId, {
      hasQuietHours: true,
      quietHours: { from: 0, until: 1439 },
    });
    await exchange();
    await allow();
    context.advance(7 * hour);
    answer('Hello?');
    expect(await write()).toEqual({ kind: 'waiting' });
    await choosePreferences(context, userId, { hasQuietHours: false });
    const chats: string[] = [];
    for (let other = 0; other < 3; other += 1) {
      const { id } = await makeCharacter(database.db);
      await exchange(id);
      await allow('daily', id);
      chats.push(chatId);
    }
    context.advance(7 * hour);
    answer('Hello?');
    const written = await Promise.all(chats.map((one) => write(one)));
    expect(written.map(({ kind }) => kind).sort()).toEqual(['waiting', 'written', 'written']);
  });

  it('without a chat, and an unknown user cannot choose a frequency', async () => {
    const stranger = { userId: newId(), characterId };
    expect(await getFrequency(context, stranger)).toBeNull();
    expect(await chooseFrequency(context, { ...stranger, frequency: 'daily' })).toEqual({
      ok: false,
      reason: 'no-such-chat',
    });
    expect(await listChosenChats(context, stranger.userId)).toEqual([]);
  });
});
