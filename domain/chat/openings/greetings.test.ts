import { expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { importCard } from '../../character-cards/import-card';
import { cards } from '../../character-cards/testing/cards';
import { pngWith } from '../../character-cards/testing/files';
import { storeMade } from '../../made-characters/testing/store-made';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { openChat } from '../chats/open-chat';
import { startOver } from '../chats/start-over';
import { listMessages } from '../messages/list-messages';
import { readReplySituation } from '../reply/reply-situation';
import { sendMessage } from '../send/send-message';
import { chooseGreeting, listGreetingsOfCard } from './greeting-of-card';

const { database, context } = await openTestContext();
const { db } = database;
const moderator = createEmbeddedModerator();

/** Returns a person with a made character from a card, and their chat. */
async function chatFromCard() {
  const { id: userId } = await makeUser(db, { nickName: 'Sam' });
  const person = { kind: 'user', id: userId } as const;
  const { characterId: id, slug } = await storeMade(context, userId);
  const file = pngWith(cards['all fields of version 2']);
  const imported = await importCard(context, moderator, { userId, file, fileName: 'card.png' });
  if (!imported.ok) throw new Error(imported.reason);
  await db('character_cards')
    .where({ id: imported.cardId })
    .update({ character_id: id, greeting: 0 });
  const greeter = { id, name: 'Mira Voss', slug };
  const opened = await openChat(context, person, { characterId: id });
  if (!opened.ok) throw new Error(opened.reason);
  return { person, greeter, chatId: opened.chatId };
}

const wordsOf = async (person: { kind: 'user'; id: string }, characterId: string) =>
  (await listMessages(context, person, { characterId, limit: 10 })).items.map(
    ({ content }) => content,
  );

it('begins a chat with the greeting of its card, addressed to the person', async () => {
  const { person, greeter, chatId } = await chatFromCard();
  expect(await wordsOf(person, greeter.id)).toEqual([
    'The kettle is on, Sam. *She points at a chair.*',
  ]);
  const { greetings, chosen } = await listGreetingsOfCard(context, person, greeter);
  expect([greetings.map(({ index }) => index), chosen]).toEqual([[0, 1, 2], 0]);
  const occasion = {
    chatId,
    messageId: null,
    seq: 1,
    whereabouts: { country: null, language: null },
  };
  const { card } = await readReplySituation(context, occasion);
  expect(card).toMatchObject({
    greetingIndex: 0,
    characterMessages: 1,
    parts: { name: 'Mira Voss' },
  });
});

it('replaces the greeting until the person has written, and begins later chats with it', async () => {
  const { person, greeter, chatId } = await chatFromCard();
  const choose = (index: number) => chooseGreeting(context, person, { greeter, index });
  expect(await choose(1)).toEqual({ ok: true });
  expect(await wordsOf(person, greeter.id)).toEqual(['You are late.']);
  const message = { person, characterId: greeter.id, idempotencyKey: newId(), content: 'Sorry.' };
  expect((await sendMessage(context, moderator, message)).ok).toBe(true);
  expect(await choose(2)).toEqual({ ok: true });
  expect(await wordsOf(person, greeter.id)).toEqual(['You are late.', 'Sorry.']);
  await startOver(context, person, { characterId: greeter.id, chatId });
  expect(await wordsOf(person, greeter.id)).toEqual(['Mind the stairs!']);
});

it('refuses a greeting that the card does not have, and cards of others', async () => {
  const { greeter, person } = await chatFromCard();
  const other = { kind: 'user', id: (await makeUser(db)).id } as const;
  expect(await chooseGreeting(context, person, { greeter, index: 9 })).toMatchObject({
    reason: 'no-such-greeting',
  });
  expect(await chooseGreeting(context, other, { greeter, index: 1 })).toMatchObject({
    reason: 'no-such-character-card',
  });
});
