import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { respond, words, finish } from '~/providers/language-model/testing/odd-answers';
import { startOddServer, type OddServer } from '~/providers/language-model/testing/odd-server';
import { appendCallSummary } from '../chat/calls/append-call-summary';
import { removeMessage } from '../chat/messages/change-message';
import { nothingRecalled } from '../chat/reply/recollection';
import { sendMessage } from '../chat/send/send-message';
import { writeReply } from '../chat/reply/write-reply';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { attachGuest } from '../viewers/attach-guest';
import { addFact, editFact } from './change-facts';
import { findMemory } from './find-memory';
import { findRelationship } from './find-relationship';
import { bringBack, forget, switchMemory } from './forget';
import { setPreferences } from './preferences';
import { recollect } from './recollect';
import { listDueMemories, remember } from './remember';
import { memoryRetention } from './retention';
import { writeDiary } from './write-diary';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
let server: OddServer;
let person: Person;
let characterId: string;
let chatId: string;

beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
  person = { kind: 'user', id: (await makeUser(database.db)).id };
});

const model = () => createOpenAiCompatibleModel({ url: server.url, key: 'k', model: 'm' });
const answer = (text: string) => server.next(respond(words(text) + finish()));
const failNext = () => server.next(respond('', { status: '503 Unavailable' }));

/** Sends a message and creates its reply. */
async function exchange(content: string, by = person): Promise<string> {
  const sent = await sendMessage(context, moderator, {
    person: by,
    characterId,
    idempotencyKey: newId(),
    content,
  });
  if (!sent.ok) throw new Error(sent.reason);
  chatId = sent.message.chatId;
  answer('I am listening.');
  const broadcast = {
    writing: () => Promise.resolve(),
    chunk: () => Promise.resolve(),
    retracted: () => Promise.resolve(),
  };
  const recall = () => Promise.resolve(nothingRecalled);
  await writeReply(context, { model: model(), moderator, broadcast, recall }, chatId);
  context.advance(1000);
  return sent.message.id;
}
/** Inserts a call with its transcript into the chat. */
const call = (transcript: string, isDistress = false) =>
  transact(context, (trx) =>
    appendCallSummary(context, trx, {
      ...{ userId: person.id, characterId, callId: newId(), transcript, isDistress },
      ...{ seconds: 60, endedBy: 'person', tokens: 6, balanceAfter: 94 },
    }),
  );
const requestOptions = () => ({ requestId: newId(), signal: AbortSignal.timeout(10_000) });
const look = () => remember(context, { model: model(), moderator }, chatId, requestOptions());
const write = () => writeDiary(context, { model: model(), moderator }, chatId, requestOptions());
const due = async () => (await listDueMemories(context, 1000)).facts.includes(chatId);
const pause = (seconds = 3600) => context.advance(seconds * 1000);
const memory = () => findMemory(context, person, characterId);
const facts = async () => (await memory()).facts.map(({ text }) => text);
const found = (...list: object[]) => answer(JSON.stringify(list));

describe('a fact that a person mentions', () => {
  it('is kept with its source, in the words of the model', async () => {
    const messageId = await exchange('I moved to Lyon last week!');
    await exchange('And it rains.');
    found({
      text: 'You live in Lyon',
      topic: 'home',
      about: 'person',
      message: 1,
      quote: 'I moved to Lyon',
    });
    expect(await look()).toEqual({ kind: 'read', kept: 1, hasMore: false });
    const [fact] = (await memory()).facts;
    expect(fact).toMatchObject({
      text: 'You live in Lyon',
      quote: 'I moved to Lyon',
      origin: 'told',
      messageId,
      seq: 2,
    });
    expect(server.requests.at(-1)).toContain('Task: facts');
    // The text is sealed in the database.
    const row = await database.db('facts').where({ chat_id: chatId }).first();
    expect(JSON.stringify(row)).not.toContain('Lyon');
  });

  it('is found by patterns if the model fails or answers something else', async () => {
    await exchange('My name is Robin.');
    await exchange('I live in Basel.');
    failNext();
    expect(await look()).toMatchObject({ kept: 2 });
    await exchange('I moved to Lyon.');
    await exchange('Good night.');
    answer('I am afraid I cannot do that.');
    expect(await look()).toMatchObject({ kept: 1 });
    expect(await facts()).toEqual(['You live in Lyon', 'Your name is Robin']);
    const superseded = await database
      .db('facts')
      .whereNotNull('superseded_by')
      .first('superseded_at');
    expect(superseded?.superseded_at).toBeInstanceOf(Date);
  });

  it('is kept only with a genuine quote, and only if a character may say it', async () => {
    await exchange('I like trains.');
    await exchange('And stations.');
    found(
      { text: 'You have a yacht', message: 1, quote: 'I have a yacht' },
      { text: 'You live in Rome', message: 9, quote: 'I like trains' },
      { text: 'I want to kill myself tonight', message: 1, quote: 'I like trains' },
      { nonsense: true },
      { text: 'You like trains', message: 1, quote: 'I like TRAINS.' },
    );
    expect(await look()).toMatchObject({ kept: 1 });
    expect(await facts()).toEqual(['You like trains']);
  });

  it('is also found in a call, in the person’s own words only', async () => {
    await exchange('Hi.');
    await call('Noor: I live in Lisbon.\nYou: My name is Robin.\nYou: I moved to Lyon.');
    failNext();
    expect(await look()).toMatchObject({ kind: 'read', kept: 2 });
    expect(await facts()).toEqual(['You live in Lyon', 'Your name is Robin']);
    expect(server.requests.at(-1)).not.toContain('Lisbon');
    await exchange('Me again.');
    answer('We were on the phone.');
    pause();
    await write();
    expect(server.requests.at(-1)).toContain(
      String.raw`{\"by\":\"Noor\",\"text\":\"I live in Lisbon.\"}`,
    );
  });

  it('is not kept of a call in which danger was spoken of', async () => {
    await exchange('Hi.');
    await call('You: My name is Robin.\nNoor: Please talk to somebody.', true);
    failNext();
    expect(await look()).toMatchObject({ kept: 0 });
    expect(await facts()).toEqual([]);
  });

  it('is extracted once, despite repeated and concurrent runs', async () => {
    await exchange('I live in Basel.');
    await exchange('Really.');
    failNext();
    const both = await Promise.all([look(), look()]);
    expect(both.filter(({ kind }) => kind === 'read')).toHaveLength(1);
    expect(await look()).toEqual({ kind: 'nothing' });
    expect(await facts()).toHaveLength(1);
  });

  it('waits for more, or for a pause that a sweep notices', async () => {
    await exchange('I live in Basel.');
    expect(await due()).toBe(false);
    expect(await look()).toMatchObject({ kind: 'waiting' });
    expect(await due()).toBe(false);
    pause(120);
    expect(await due()).toBe(true);
    failNext();
    expect(await look()).toMatchObject({ kept: 1 });
    expect(await due()).toBe(false);
  });

  it('is extracted by another worker if the first one crashed', async () => {
    await exchange('I live in Basel.');
    await exchange('Really.');
    await look();
    await exchange('I work as a nurse.');
    await exchange('Really.');
    await database
      .db('chat_memories')
      .where({ chat_id: chatId })
      .update({ leased_until: new Date(context.now().getTime() + 90_000) });
    expect(await look()).toEqual({ kind: 'busy' });
    pause(91);
    failNext();
    expect(await look()).toMatchObject({ kept: 1 });
  });

  it('is not kept from a message of distress', async () => {
    const sent = await sendMessage(context, moderator, {
      person,
      characterId,
      idempotencyKey: newId(),
      content: 'I want to kill myself. I live in Basel.',
    });
    if (!sent.ok) throw new Error(sent.reason);
    chatId = sent.message.chatId;
    pause(120);
    expect(await look()).toMatchObject({ kept: 0 });
    expect(await facts()).toEqual([]);
  });

  it('is not kept while the memory is off, then or later', async () => {
    await exchange('Good evening.');
    await switchMemory(context, { person, characterId, isOn: false });
    await exchange('I live in Basel.');
    expect(await look()).toMatchObject({ kind: 'read', kept: 0 });
    await switchMemory(context, { person, characterId, isOn: true });
    pause();
    expect(await look()).toEqual({ kind: 'nothing' });
    expect(await facts()).toEqual([]);
  });
});

describe('a memory', () => {
  const add = (text: string) => addFact(context, moderator, { person, characterId, text });

  it('accepts additions and edits of the person, once each', async () => {
    await exchange('Good evening.');
    const added = await add('No coffee after four');
    if (!added.ok) throw new Error(added.reason);
    expect(await add('no coffee after four.')).toEqual({ ok: false, reason: 'fact-known' });
    const edit = { person, characterId, factId: added.factId, text: 'No tea after four' };
    expect(await editFact(context, moderator, edit)).toEqual({ ok: true });
    expect(await facts()).toEqual(['No tea after four']);
    const stranger: Person = { kind: 'user', id: (await makeUser(database.db)).id };
    expect(await editFact(context, moderator, { ...edit, person: stranger })).toMatchObject({
      reason: 'not-found',
    });
    expect(
      await forget(context, {
        person: stranger,
        characterId,
        what: { kind: 'fact', id: added.factId },
      }),
    ).toMatchObject({ reason: 'not-found' });
  });

  it('forgets, brings back within a minute, and then removes', async () => {
    await exchange('Good evening.');
    await add('One');
    await add('Two');
    const [two] = (await memory()).facts;
    const one = { person, characterId, what: { kind: 'fact', id: two?.id ?? '' } } as const;
    expect(await forget(context, one)).toEqual({ ok: true });
    expect(await forget(context, one)).toEqual({ ok: true });
    expect((await memory()).facts[0]?.forgottenAt).toBeInstanceOf(Date);
    expect(
      (await recollect(context, { chatId, person, characterId, messages: [] })).facts.map(
        ({ text }) => text,
      ),
    ).toEqual(['One']);
    expect(await bringBack(context, one)).toEqual({ ok: true });
    expect(await bringBack(context, one)).toEqual({ ok: false, reason: 'not-forgotten' });
    await forget(context, { person, characterId, what: { kind: 'everything' } });
    pause(61);
    expect(await bringBack(context, one)).toEqual({ ok: false, reason: 'not-forgotten' });
    expect(await facts()).toEqual([]);
    await memoryRetention.forgotten_facts.remove(context);
    expect(await database.db('facts').where({ chat_id: chatId })).toEqual([]);
  });

  it('forgets facts from a message that is deleted', async () => {
    const messageId = await exchange('I live in Basel.');
    await exchange('I love rain.');
    failNext();
    await look();
    expect(await facts()).toEqual(expect.arrayContaining(['You live in Basel', 'You love rain']));
    expect(await removeMessage(context, person, messageId)).toMatchObject({ ok: true });
    expect(await facts()).toEqual(['You love rain']);
  });

  it('makes replies follow the person’s preferences, on or off', async () => {
    await exchange('Good evening.');
    const preferences = { length: 'long', style: 'playful', language: 'fr-FR' } as const;
    expect(await setPreferences(context, person, characterId, preferences)).toEqual({ ok: true });
    const query = { chatId, person, characterId, messages: [] };
    expect(await recollect(context, query)).toMatchObject({ preferences });
    await switchMemory(context, { person, characterId, isOn: false });
    expect(await recollect(context, query)).toMatchObject({ preferences });
    const unknownUser = { kind: 'user', id: newId() } as const;
    expect(await setPreferences(context, unknownUser, characterId, preferences)).toMatchObject({
      reason: 'not-found',
    });
  });

  it('adds nothing to a reply while it is off', async () => {
    await exchange('Good evening.');
    await add('One');
    await switchMemory(context, { person, characterId, isOn: false });
    expect(await recollect(context, { chatId, person, characterId, messages: [] })).toMatchObject({
      facts: [],
      diary: [],
    });
    expect(await facts()).toEqual(['One']);
  });

  it('moves along when a visitor signs up to an account with a chat there', async () => {
    await exchange('Good evening.');
    const own = chatId;
    const guest: Person = { kind: 'guest', id: newId() };
    const account = person;
    await exchange('I live in Basel.', guest);
    await exchange('Really.', guest);
    failNext();
    await look();
    await transact(context, (trx) =>
      attachGuest(context, trx, { guestId: guest.id, userId: account.id }),
    );
    chatId = own;
    expect((await memory()).facts).toMatchObject([{ text: 'You live in Basel', seq: 5 }]);
  });

  it('advances a relationship by counted figures', async () => {
    await exchange('I live in Basel.');
    await exchange('Really.');
    failNext();
    await look();
    expect(await findRelationship(context, { chatId, person, characterId })).toMatchObject({
      level: 'new',
      grownBy: {
        daysTalked: 1,
        messages: 2,
        facts: 1,
        tips: 0,
        isFollowing: false,
        isMember: false,
      },
    });
  });
});

describe('a diary', () => {
  const talk = async () => {
    for (let turn = 0; turn < 4; turn += 1) await exchange(`It is turn ${turn}.`);
    failNext();
    await look();
  };

  it('has one entry of a conversation that paused', async () => {
    await talk();
    expect((await listDueMemories(context, 1000)).diaries).not.toContain(chatId);
    pause();
    expect((await listDueMemories(context, 1000)).diaries).toContain(chatId);
    answer('We counted turns together.');
    expect(await write()).toMatchObject({ kind: 'written' });
    expect(await write()).toEqual({ kind: 'nothing' });
    const [entry] = (await memory()).diary;
    expect(entry).toMatchObject({ text: 'We counted turns together.', messageCount: 9, seq: 1 });
    expect(
      (await recollect(context, { chatId, person, characterId, messages: [] })).diary,
    ).toHaveLength(1);
  });

  it('is requested again after a model failure, and left out after a few attempts', async () => {
    await talk();
    pause();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      failNext();
      expect(await write()).toMatchObject({ kind: 'postponed' });
      expect((await listDueMemories(context, 1000)).diaries).not.toContain(chatId);
      pause(900);
    }
    failNext();
    expect(await write()).toEqual({ kind: 'left-out' });
    expect((await memory()).diary).toEqual([]);
  });

  it('contains nothing that a character may not say', async () => {
    await talk();
    pause();
    answer('I want to kill myself tonight.');
    expect(await write()).toMatchObject({ kind: 'postponed' });
  });

  it('is not written of a short talk, nor while the memory is off', async () => {
    await exchange('Good evening.');
    pause();
    expect(await write()).toEqual({ kind: 'nothing' });
    await talk();
    await switchMemory(context, { person, characterId, isOn: false });
    pause();
    expect(await write()).toEqual({ kind: 'nothing' });
  });
});
