import { beforeEach, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { frameMs, heardRate } from '~/providers/voice-call/voice-line';
import { openChat } from '../chat/chats/open-chat';
import { clearChat } from '../chat/chats/manage-chat';
import { recollect } from '../memory/recollect';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { newId } from '../shared/ids';
import { converse, type Senses } from './converse';
import type { CallLine } from './schema';

const { database, context } = await openTestContext();
const { db } = database;

const frame = (loudness: number) =>
  Int16Array.from({ length: (heardRate * frameMs) / 1000 }, (_, index) =>
    Math.round(loudness * Math.sin(index / 3)),
  );

let characterId: string;
let userId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db, { name: 'Noor Haddad', availableForCalls: true })).id;
  userId = (await makeUser(db)).id;
});

interface Talk {
  heard: string[];
  replies: string[];
  language?: string;
  /** Defaults to a country where no law requires a notice before hello. */
  country?: string | undefined;
}

/** Starts a conversation with a person whose utterances are transcribed as the given words, in order. */
async function talk({ heard, replies, language = 'en-GB', ...where }: Talk) {
  const said: string[] = [];
  const happened: string[] = [];
  const captions = new Map<number, CallLine>();
  const asked: string[] = [];
  const model: LanguageModel = {
    async *streamReply({ messages }) {
      asked.push(messages.map(({ content }) => content).join('\n'));
      yield await Promise.resolve(replies.shift() ?? 'Mm.');
    },
  };
  const senses: Senses = {
    model,
    moderator: createEmbeddedModerator(),
    recall: (of) => recollect(context, of),
    transcriber: { transcribe: () => Promise.resolve(heard.shift() ?? '') },
    speaker: { speak: ({ text }) => Promise.resolve(Buffer.from(text)) },
    decode: (sound) => Promise.resolve(Int16Array.from(sound)),
  };
  let hold: Promise<void> | null = null;
  const line = {
    async say(samples: Int16Array, signal: AbortSignal) {
      said.push(Buffer.from(Uint8Array.from(samples)).toString());
      if (!hold) return;
      await Promise.race([
        hold,
        new Promise((resolve) => signal.addEventListener('abort', resolve)),
      ]);
      if (signal.aborted) happened.push('cut');
    },
  };
  await openChat(context, { kind: 'user', id: userId }, { characterId });
  const call = {
    callId: newId(),
    attempt: 1,
    userId,
    characterId,
    offer: '',
    hasCaptions: true,
    country: 'country' in where ? where.country : 'CH',
    language,
    isBack: false,
    lines: [],
  };
  const conversation = await converse(context, senses, call, line, {
    onHello: () => void happened.push('hello'),
    onCaption: (turn, caption) => void captions.set(turn, caption),
    onLines: () => undefined,
    onDistress: () => void happened.push('distress'),
    onBarred: (end) => void happened.push(`ends: ${end}`),
    onFailure: (error) => void happened.push(String(error)),
  });
  if (!conversation) throw new Error('the chat has gone');
  return {
    conversation,
    said,
    happened,
    captions,
    asked,
    utter() {
      for (let index = 0; index < 30; index += 1) conversation.hear(frame(6_000));
      for (let index = 0; index < 30; index += 1) conversation.hear(frame(0));
    },
    /** Keeps the character speaking until the returned function is called. */
    holdOn() {
      const letGo = new AbortController();
      hold = new Promise((resolve) => letGo.signal.addEventListener('abort', () => resolve()));
      return () => letGo.abort();
    },
  };
}

it('says hello, hears somebody out and answers from the chat of the two', async () => {
  const { conversation, said, happened, captions, asked, utter } = await talk({
    heard: ['Where are you tonight?'],
    replies: ['On platform four. It is raining.'],
  });
  conversation.greet();
  await eventually(() => expect(said).toEqual(["Hello? It's Noor. I can hear you."]));
  utter();
  await eventually(() => expect(said.slice(1)).toEqual(['On platform four.', 'It is raining.']));
  expect(happened).toEqual(['hello']);
  expect([...captions.values()]).toEqual([
    { role: 'character', text: "Hello? It's Noor. I can hear you." },
    { role: 'user', text: 'Where are you tonight?' },
    { role: 'character', text: 'On platform four. It is raining.' },
  ]);
  expect(asked[0]).toContain('You found the quiet carriage.');
  expect(asked[0]).toContain('Where are you tonight?');
});

it('is told of as an AI by the frame before hello, once, whoever speaks meanwhile', async () => {
  const words = {
    'en-GB': 'Before we begin: this call is with an AI, not with a human.',
    'de-DE': 'Vorab: In diesem Anruf spricht eine KI mit dir, kein Mensch.',
  };
  for (const [language, told] of Object.entries(words)) {
    const { conversation, said, happened, captions, utter, holdOn } = await talk({
      heard: ['Good evening.', 'Are you there?'],
      replies: ['Good evening to you.'],
      language,
      country: undefined,
    });
    const letGo = holdOn();
    conversation.greet();
    await eventually(() => expect(said).toEqual([told]));
    // The notice is not a turn of the character, and nothing counts yet.
    expect(happened).toEqual([]);
    expect([...captions.values()]).toEqual([]);
    utter();
    letGo();
    await eventually(() => expect(said.at(-1)).toBe('Good evening to you.'));
    expect(happened).toEqual(['hello']);
    conversation.fallSilent();
    conversation.greet();
    await eventually(() => expect(happened).toEqual(['hello', 'hello']));
    expect(said.filter((line) => line === told)).toHaveLength(1);
  }
});

it('falls silent when somebody speaks, and answers what they say then', async () => {
  const { conversation, said, happened, utter, holdOn } = await talk({
    heard: ['Tell me a long story.', 'Wait, stop.'],
    replies: ['Once there was a train. It never came.', 'I am listening.'],
  });
  conversation.greet();
  await eventually(() => expect(said).toHaveLength(1));
  const letGo = holdOn();
  utter();
  await eventually(() => expect(said).toHaveLength(2));
  utter();
  await eventually(() => expect(happened).toContain('cut'));
  letGo();
  await eventually(() => expect(said.at(-1)).toBe('I am listening.'));
  expect(said).not.toContain('It never came.');
});

it('says hello to a line once, and once more when it is back', async () => {
  const { conversation, said, happened, utter } = await talk({
    heard: ['Good evening.', 'Are you there?'],
    replies: ['Good evening to you.', 'I am.'],
  });
  conversation.greet();
  await eventually(() => expect(said).toHaveLength(1));
  utter();
  await eventually(() => expect(said).toHaveLength(2));
  expect(happened).toEqual(['hello']);
  conversation.fallSilent();
  conversation.greet();
  await eventually(() => expect(said).toHaveLength(3));
  utter();
  await eventually(() => expect(said).toHaveLength(4));
  expect(said[2]).toBe('There you are. I lost you for a moment.');
  expect(happened).toEqual(['hello', 'hello']);
});

it('says good night to its end, and nothing after it unless the call goes on', async () => {
  const { conversation, said, happened, utter, holdOn } = await talk({
    heard: ['One more thing.', 'Are you there?'],
    replies: ['I am here.'],
  });
  const letGo = holdOn();
  const goodbye = conversation.sayGoodbye();
  await eventually(() => expect(said).toHaveLength(1));
  utter();
  letGo();
  await goodbye;
  expect(said).toEqual(['I have to go now. Good night, and thank you for calling.']);
  conversation.stay();
  utter();
  await eventually(() => expect(said).toContain('I am here.'));
  expect(happened).not.toContain('cut');
});

it('says something short where the model says nothing, or what may not be said', async () => {
  const { said, utter } = await talk({
    heard: ['Good evening.', 'And now?'],
    replies: ['', 'I will take her against her will.'],
    language: 'de-DE',
  });
  const deflection = 'Darüber möchte ich lieber nicht reden. Erzähl mir etwas anderes.';
  utter();
  await eventually(() => expect(said).toEqual([deflection]));
  utter();
  await eventually(() => expect(said).toEqual([deflection, deflection]));
});

it('answers nobody who may not go on, and throws for no chat that has gone', async () => {
  const { said, happened, utter } = await talk({ heard: ['Good evening.'], replies: [] });
  await db('chats').where({ user_id: userId }).delete();
  utter();
  await eventually(() => expect(happened).toEqual(['ends: person']));
  expect(said).toEqual([]);
});

it('answers in a chat whose messages were cleared', async () => {
  const { said, utter } = await talk({ heard: ['Good evening.'], replies: ['Good evening.'] });
  await clearChat(context, { kind: 'user', id: userId }, { characterId });
  utter();
  await eventually(() => expect(said).toEqual(['Good evening.']));
});

it('answers distress with help, as the chat does', async () => {
  const { said, happened, utter } = await talk({
    heard: ['I want to kill myself tonight.'],
    replies: [],
  });
  utter();
  await eventually(() => expect(said.join(' ')).toContain('From here on this call is free.'));
  expect(happened).toContain('distress');
  const cards = await db('messages')
    .where({ subtype: 'crisis_referral' })
    .whereIn('chat_id', db('chats').where({ user_id: userId }).select('id'));
  expect(cards).toHaveLength(1);
});

it('says words of help to their end, and shows the numbers, whoever speaks meanwhile', async () => {
  const { said, happened, captions, utter, holdOn } = await talk({
    heard: ['I want to kill myself tonight.', 'What?', 'Hello?'],
    replies: [],
  });
  const letGo = holdOn();
  utter();
  utter();
  await eventually(() => expect(said).toHaveLength(1));
  utter();
  expect(said[0]).toContain('From here on this call is free.');
  expect(happened).toEqual(['distress']);
  expect([...captions.values()].map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/\d{2}/),
  );
  letGo();
  await eventually(() => expect(said).toHaveLength(2));
  expect(happened).not.toContain('cut');
});

it('puts numbers into the chat where the character came to speak of danger', async () => {
  const { said, happened, utter } = await talk({
    heard: ['What should I do?'],
    replies: ['I want to kill myself tonight.'],
  });
  utter();
  await eventually(() => expect(said.join(' ')).toContain('From here on this call is free.'));
  expect(happened).toEqual(['distress']);
  const cards = await db('messages')
    .where({ subtype: 'crisis_referral' })
    .whereIn('chat_id', db('chats').where({ user_id: userId }).select('id'));
  expect(cards).toHaveLength(1);
});
