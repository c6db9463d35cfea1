import { beforeEach, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { clearChat, deleteChat } from '~/domain/chat/chats/manage-chat';
import { removeMessage } from '~/domain/chat/messages/change-message';
import { searchMessages } from '~/domain/chat/messages/search-messages';
import { writeReply } from '~/domain/chat/reply/write-reply';
import { sendMessage } from '~/domain/chat/send/send-message';
import { addFact } from '~/domain/memory/change-facts';
import { findMemory } from '~/domain/memory/find-memory';
import { bringBack, forget } from '~/domain/memory/forget';
import { recollect } from '~/domain/memory/recollect';
import { remember } from '~/domain/memory/remember';
import { writeDiary } from '~/domain/memory/write-diary';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { readArchive } from '~/domain/privacy/read-archive';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import type { LanguageModel, ReplyRequest } from '~/providers/language-model/language-model';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
let person: Person;
let characterId: string;
let chatId: string;
let messageId: string;
/** The messages that name Basel. */
let aboutBasel: string[];
/** The text of the last prompt for a reply. */
let prompt = '';

/** Answers every request with one sentence about Basel, as a diary would contain it. */
const model: LanguageModel = {
  async *streamReply({ purpose, messages }: ReplyRequest) {
    if (purpose === undefined || purpose === 'reply') prompt = JSON.stringify(messages);
    yield await Promise.resolve(
      purpose === 'summary' ? 'They live in Basel, by the river.' : 'Ah.',
    );
  },
};
const silent = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};
const options = () => ({ requestId: newId(), signal: AbortSignal.timeout(10_000) });

async function say(content: string): Promise<string> {
  const sent = await sendMessage(context, moderator, {
    person,
    characterId,
    idempotencyKey: newId(),
    content,
  });
  if (!sent.ok) throw new Error(sent.reason);
  chatId = sent.message.chatId;
  const recall = (query: Parameters<typeof recollect>[1]) => recollect(context, query);
  await writeReply(context, { model, moderator, broadcast: silent, recall }, chatId);
  return sent.message.id;
}

async function read(): Promise<void> {
  context.advance(3600_000);
  await remember(context, { model, moderator }, chatId, options());
  await writeDiary(context, { model, moderator }, chatId, options());
}

/** Returns the places in which a word is still found. */
async function placesOf(word: string): Promise<string[]> {
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  const { facts, diary } = await findMemory(context, person, characterId);
  const live = <Kept extends { forgottenAt: Date | null }>(kept: readonly Kept[]) =>
    JSON.stringify(kept.filter(({ forgottenAt }) => forgottenAt === null));
  const recalled = await recollect(context, {
    chatId,
    person,
    characterId,
    messages: [{ role: 'user', content: `Do I live in Baesl, or where? Tell me about ${word}.` }],
  });
  const { hits } = await searchMessages(context, person, { words: word, limit: 5 });
  const archive = await context.db.transaction(async (trx) => {
    const texts: string[] = [];
    for (const { path, read: lines } of await readArchive(context, trx, person.id)) {
      if (!['data/memory.json', 'data/chat.json'].includes(path)) continue;
      for await (const line of lines()) texts.push(`${path} ${line}`);
    }
    return texts.filter(has).map((text) => text.split(' ')[0] ?? '');
  });
  const lines = await database
    .db('remembered_lines')
    .whereIn('message_id', aboutBasel)
    .whereRaw('cardinality(tokens) > 0')
    .pluck<string[]>('message_id');
  return [
    ...(has(live(facts)) ? ['facts'] : []),
    ...(has(live(diary)) ? ['diary'] : []),
    ...(has(JSON.stringify(recalled)) ? ['recollection'] : []),
    ...(hits.length > 0 ? ['search'] : []),
    ...(lines.length > 0 ? ['tokens'] : []),
    ...new Set(archive),
  ];
}

beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
  person = { kind: 'user', id: (await makeUser(database.db)).id };
  messageId = await say('I live in Basel.');
  aboutBasel = [messageId, await say('Basel is lovely in spring.')];
  await say('Ah.');
  await say('Mhm.');
  await read();
});

const everywhere = [
  'facts',
  'diary',
  'recollection',
  'search',
  'tokens',
  'data/chat.json',
  'data/memory.json',
];

it('forgets a fact with what repeats it, at once, and brings it back with them', async () => {
  expect((await placesOf('Basel')).sort()).toEqual([...everywhere].sort());
  const [fact] = (await findMemory(context, person, characterId)).facts;
  const what = { kind: 'fact', id: fact?.id ?? '' } as const;
  expect(await forget(context, { person, characterId, what })).toEqual({ ok: true });
  // The messages themselves stay in their conversation until they are removed.
  expect(await placesOf('Basel')).toEqual(['search', 'data/chat.json']);
  expect(await bringBack(context, { person, characterId, what })).toEqual({ ok: true });
  expect((await placesOf('Basel')).sort()).toEqual([...everywhere].sort());
});

it('forgets everything at once', async () => {
  await addFact(context, moderator, { person, characterId, text: 'Basel, always Basel' });
  const what = { kind: 'everything' } as const;
  expect(await forget(context, { person, characterId, what })).toEqual({ ok: true });
  expect(await placesOf('Basel')).toEqual(['search', 'data/chat.json']);
});

it('forgets a removed message everywhere but in the diary, which has its own words', async () => {
  expect(await removeMessage(context, person, messageId)).toMatchObject({ ok: true });
  const lines = await database.db('remembered_lines').where({ message_id: messageId });
  expect(lines).toEqual([]);
  expect((await findMemory(context, person, characterId)).facts).toEqual([]);
});

it.each([
  ['cleared', clearChat],
  ['deleted', deleteChat],
] as const)('recalls nothing of a chat that is %s', async (_, empty) => {
  await empty(context, person, { characterId });
  expect(await database.db('remembered_lines').where({ chat_id: chatId })).toEqual([]);
  expect((await searchMessages(context, person, { words: 'Basel', limit: 5 })).hits).toEqual([]);
});

it('gives each fact and line in a prompt its message', async () => {
  const question = { role: 'user' as const, content: 'Where in Basel do I live?' };
  const { facts, lines } = await recollect(context, {
    chatId,
    person,
    characterId,
    messages: [question],
  });
  expect(facts).toMatchObject([{ messageId }]);
  expect(lines.length).toBeGreaterThan(0);
  await say('Remind me where I live, is it Basel?');
  expect(prompt).toContain('Basel is lovely in spring.');
});
