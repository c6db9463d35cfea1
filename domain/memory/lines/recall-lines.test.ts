import { beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { LanguageModelUnavailable } from '~/providers/language-model/language-model';
import { editMessage } from '../../chat/messages/edit-message';
import { nothingRecalled } from '../../chat/reply/recollection';
import { writeReply } from '../../chat/reply/write-reply';
import { sendMessage } from '../../chat/send/send-message';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { attachGuest } from '../../viewers/attach-guest';
import { switchMemory } from '../forget';
import { remember } from '../remember';
import { recallLines } from './recall-lines';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
const dayMs = 86_400_000;
let person: Person;
let characterId: string;
let chatId: string;

beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
  person = { kind: 'user', id: (await makeUser(database.db)).id };
});

const model = {
  async *streamReply() {
    yield await Promise.resolve('I am listening.');
  },
};
const noModel = {
  streamReply: () => {
    throw new LanguageModelUnavailable('network', 'there is none');
  },
};
const broadcast = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};

/** Sends messages, each of which gets a reply, and has them read; returns their ids. */
async function say(contents: readonly string[], by = person): Promise<string[]> {
  const ids: string[] = [];
  for (const content of contents) {
    const message = { person: by, characterId, idempotencyKey: newId(), content };
    const sent = await sendMessage(context, moderator, message);
    if (!sent.ok) throw new Error(sent.reason);
    ids.push(sent.message.id);
    chatId = sent.message.chatId;
    const recall = () => Promise.resolve(nothingRecalled);
    await writeReply(context, { model, moderator, broadcast, recall }, chatId);
  }
  context.advance(120_000);
  await read();
  return ids;
}
const read = () =>
  remember(context, { model: noModel, moderator }, chatId, {
    requestId: newId(),
    signal: AbortSignal.timeout(10_000),
  });

const recalled = async (content: string, own = context) =>
  (await recallLines(own, { chatId, person, messages: [{ role: 'user', content }] })).map(
    ({ text }) => text,
  );

const said = [
  'My sister Anna is getting married in Cornwall.',
  'Our greyhound is called Biscuit.',
  'I was reading about lighthouses.',
  'The oven is broken again.',
];

describe('an earlier message', () => {
  beforeEach(async () => {
    await say(said);
  });

  it.each([
    ['another form of a word', 'When did she marry?', said[0]],
    ['a name in small letters', 'tell me about anna', said[0]],
    ['a slip', 'How is Conrwall?', said[0]],
    ['its topic', 'Do I have a pet?', said[1]],
    ['a plural', 'Which lighthouse was it?', said[2]],
  ])('is found by %s', async (_, question, line) => {
    expect((await recalled(question))[0]).toBe(line);
  });

  it('is found by its day and by a day that it names', async () => {
    context.advance(10 * dayMs);
    await say(['We are seeing Rafael on 12 March.']);
    expect(await recalled('What is on 12 March?')).toEqual(['We are seeing Rafael on 12 March.']);
    expect(await recalled('What did I say ten days ago?')).toEqual(expect.arrayContaining(said));
    expect(await recalled('And on 13 March?')).toEqual([]);
  });

  it('is not found by a question about something else', async () => {
    expect(await recalled('Which poems did my tortoise publish?')).toEqual([]);
    expect(await recalled('And what do you think?')).toEqual([]);
  });

  it('has tokens that neither contain its words nor equal those of another chat', async () => {
    const of = (chat: string) =>
      database.db('remembered_lines').where({ chat_id: chat }).orderBy('message_id');
    const lines = await of(chatId);
    expect(lines).toHaveLength(said.length);
    expect(JSON.stringify(lines)).not.toMatch(/anna|biscuit/i);
    person = { kind: 'user', id: (await makeUser(database.db)).id };
    await say(said);
    const tokens = new Set(lines.flatMap((line) => line.tokens));
    const others = (await of(chatId)).flatMap((line) => line.tokens);
    expect(others.filter((token) => tokens.has(token))).toEqual([]);
  });

  it('is found by its new words only, once it was edited', async () => {
    const [id = ''] = await say(['My boat is called Heron.']);
    const edit = { person, messageId: id, content: 'My boat is called Tern.' };
    expect(await editMessage(context, moderator, edit)).toMatchObject({ ok: true });
    expect(await recalled('Where is Heron?')).toEqual([]);
    expect(await recalled('Where is Tern?')).toEqual(['My boat is called Tern.']);
  });

  it('is found again by another key after the next reading', async () => {
    const key = context.keys.rememberedWord;
    context.keys.rememberedWord = Buffer.alloc(32, 3);
    try {
      expect(await recalled('Where is Anna?')).toEqual([]);
      await say(['Good evening.']);
      expect(await recalled('Where is Anna?')).toEqual([said[0]]);
    } finally {
      context.keys.rememberedWord = key;
    }
  });
});

it('stores no line of secrets, of distress, or while the memory is off', async () => {
  await say(['Hello there.']);
  await say(['My password is swordfish.', 'I want to kill myself, the harbour is close.']);
  await switchMemory(context, { person, characterId, isOn: false });
  await say(['I keep bees.']);
  await switchMemory(context, { person, characterId, isOn: true });
  await say(['Good evening.']);
  for (const question of ['Is it swordfish?', 'Which harbour?', 'What about the bees?']) {
    expect(await recalled(question)).toEqual([]);
  }
});

it('follows the messages of a visitor to their account', async () => {
  await say(['Good evening.']);
  const guest: Person = { kind: 'guest', id: newId() };
  await say(['I keep bees in Ghent.'], guest);
  const userId = person.id;
  await transact(context, (trx) => attachGuest(context, trx, { guestId: guest.id, userId }));
  await say(['Now I am here.']);
  expect(await recalled('Where are my bees?')).toEqual(['I keep bees in Ghent.']);
});
