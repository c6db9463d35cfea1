import { beforeEach, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestContext } from '~/db/testing/open-test-context';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { frameMs, receivedRate } from '~/providers/voice-call/voice-line';
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
  Int16Array.from({ length: (receivedRate * frameMs) / 1000 }, (_, index) =>
    Math.round(loudness * Math.sin(index / 3)),
  );

let characterId: string;
let userId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db, { name: 'Noor Haddad', availableForCalls: true })).id;
  userId = (await makeUser(db)).id;
});

interface Talk {
  transcripts: string[];
  replies: string[];
  language?: string;
  /** Defaults to a country where no law requires a notice before hello. */
  country?: string | undefined;
}

/** Starts a conversation with a person whose utterances are transcribed as the given words, in order. */
async function talk({ transcripts, replies, language = 'en-GB', ...where }: Talk) {
  const spoken: string[] = [];
  const happened: string[] = [];
  const captions = new Map<number, CallLine>();
  const prompts: string[] = [];
  const model: LanguageModel = {
    async *streamReply({ messages }) {
      prompts.push(messages.map(({ content }) => content).join('\n'));
      yield await Promise.resolve(replies.shift() ?? 'Mm.');
    },
  };
  const senses: Senses = {
    model,
    moderator: createEmbeddedModerator(),
    recall: (of) => recollect(context, of),
    transcriber: { transcribe: () => Promise.resolve(transcripts.shift() ?? '') },
    speaker: { speak: ({ text }) => Promise.resolve(Buffer.from(text)) },
    decode: (sound) => Promise.resolve(Int16Array.from(sound)),
  };
  let hold: Promise<void> | null = null;
  const line = {
    async say(samples: Int16Array, signal: AbortSignal) {
      spoken.push(Buffer.from(Uint8Array.from(samples)).toString());
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
  const receive = (loudness: number, ms: number) => {
    for (let at = 0; at < ms; at += frameMs) conversation.receive(frame(loudness));
  };
  return {
    conversation,
    spoken,
    happened,
    captions,
    prompts,
    utter() {
      receive(6_000, 600);
      receive(0, 1_300);
    },
    speak: (ms: number) => receive(6_000, ms),
    /** Is quiet for some time, after what was transcribed so far has arrived. */
    async rest(ms: number) {
      await new Promise(setImmediate);
      receive(0, ms);
      await new Promise(setImmediate);
    },
    /** Keeps the character speaking until the returned function is called. */
    holdOn() {
      const letGo = new AbortController();
      hold = new Promise((resolve) => letGo.signal.addEventListener('abort', () => resolve()));
      return () => letGo.abort();
    },
  };
}

it('greets, lets the caller finish and answers from their chat with the character', async () => {
  const { conversation, spoken, happened, captions, prompts, utter } = await talk({
    transcripts: ['Where are you tonight?'],
    replies: ['On platform four. It is raining.'],
  });
  conversation.greet();
  await eventually(() => expect(spoken).toEqual(["Hello? It's Noor. I can hear you."]));
  utter();
  await eventually(() => expect(spoken.slice(1)).toEqual(['On platform four.', 'It is raining.']));
  expect(happened).toEqual(['hello']);
  expect([...captions.values()]).toEqual([
    { role: 'character', text: "Hello? It's Noor. I can hear you." },
    { role: 'user', text: 'Where are you tonight?' },
    { role: 'character', text: 'On platform four. It is raining.' },
  ]);
  expect(prompts[0]).toContain('You found the quiet carriage.');
  expect(prompts[0]).toContain('Where are you tonight?');
});

it('announces the AI once, before the greeting, even if the caller speaks meanwhile', async () => {
  const words = {
    'en-GB': 'Before we begin: this call is with an AI, not with a human.',
    'de-DE': 'Vorab: In diesem Anruf spricht eine KI mit dir, kein Mensch.',
  };
  for (const [language, notice] of Object.entries(words)) {
    const { conversation, spoken, happened, captions, utter, holdOn } = await talk({
      transcripts: ['Good evening.', 'Are you there?'],
      replies: ['Good evening to you.'],
      language,
      country: undefined,
    });
    const letGo = holdOn();
    conversation.greet();
    await eventually(() => expect(spoken).toEqual([notice]));
    // The notice is not a turn of the character, and nothing counts yet.
    expect(happened).toEqual([]);
    expect([...captions.values()]).toEqual([]);
    utter();
    letGo();
    await eventually(() => expect(spoken.at(-1)).toBe('Good evening to you.'));
    expect(happened).toEqual(['hello']);
    conversation.fallSilent();
    conversation.greet();
    await eventually(() => expect(happened).toEqual(['hello', 'hello']));
    expect(spoken.filter((line) => line === notice)).toHaveLength(1);
  }
});

it('falls silent when the caller speaks, and answers their words', async () => {
  const { conversation, spoken, happened, utter, holdOn } = await talk({
    transcripts: ['Tell me a long story.', 'Wait, stop.'],
    replies: ['Once there was a train. It never came.', 'I am listening.'],
  });
  conversation.greet();
  await eventually(() => expect(spoken).toHaveLength(1));
  const letGo = holdOn();
  utter();
  await eventually(() => expect(spoken).toHaveLength(2));
  utter();
  await eventually(() => expect(happened).toContain('cut'));
  letGo();
  await eventually(() => expect(spoken.at(-1)).toBe('I am listening.'));
  expect(spoken).not.toContain('It never came.');
});

it('prepares an answer in a pause, and keeps nothing of it if the caller goes on', async () => {
  const { spoken, captions, prompts, speak, rest } = await talk({
    transcripts: ['I went home.', 'I went home and slept.'],
    replies: ['I will take her against her will.', 'Sleep well.'],
  });
  speak(600);
  await rest(200);
  await rest(400);
  await eventually(() => expect(prompts).toHaveLength(1));
  speak(400);
  await rest(200);
  await rest(1_000);
  await eventually(() => expect(spoken).toEqual(['Sleep well.']));
  expect(prompts).toHaveLength(2);
  expect([...captions.values()]).toEqual([
    { role: 'user', text: 'I went home and slept.' },
    { role: 'character', text: 'Sleep well.' },
  ]);
  expect(await db('moderation_flags').where({ person_id: userId })).toEqual([]);
});

it('goes on after a word of a listener, which is no turn', async () => {
  const { spoken, happened, captions, utter, speak, rest, holdOn } = await talk({
    transcripts: ['Tell me a long story.', 'Mm-hm.'],
    replies: ['Once there was a train. It never came.'],
  });
  const letGo = holdOn();
  utter();
  await eventually(() => expect(spoken).toEqual(['Once there was a train.']));
  speak(300);
  await rest(200);
  letGo();
  await eventually(() => expect(spoken.at(-1)).toBe('It never came.'));
  expect(happened).not.toContain('cut');
  expect([...captions.values()].map(({ text }) => text)).not.toContain('Mm-hm.');
});

it('greets once per connection, and once more after a reconnection', async () => {
  const { conversation, spoken, happened, utter } = await talk({
    transcripts: ['Good evening.', 'Are you there?'],
    replies: ['Good evening to you.', 'I am.'],
  });
  conversation.greet();
  await eventually(() => expect(spoken).toHaveLength(1));
  utter();
  await eventually(() => expect(spoken).toHaveLength(2));
  expect(happened).toEqual(['hello']);
  conversation.fallSilent();
  conversation.greet();
  await eventually(() => expect(spoken).toHaveLength(3));
  utter();
  await eventually(() => expect(spoken).toHaveLength(4));
  expect(spoken[2]).toBe('There you are. I lost you for a moment.');
  expect(happened).toEqual(['hello', 'hello']);
});

it('speaks its good night to the end, and nothing after it unless the call goes on', async () => {
  const { conversation, spoken, happened, utter, holdOn } = await talk({
    transcripts: ['One more thing.', 'Are you there?'],
    replies: ['I am here.'],
  });
  const letGo = holdOn();
  const goodbye = conversation.sayGoodbye();
  await eventually(() => expect(spoken).toHaveLength(1));
  utter();
  letGo();
  await goodbye;
  expect(spoken).toEqual(['I have to go now. Good night, and thank you for calling.']);
  conversation.stay();
  utter();
  await eventually(() => expect(spoken).toContain('I am here.'));
  expect(happened).not.toContain('cut');
});

it('speaks a short phrase if the model returns nothing, or something forbidden', async () => {
  const { spoken, utter } = await talk({
    transcripts: ['Good evening.', 'And now?'],
    replies: ['', 'I will take her against her will.'],
    language: 'de-DE',
  });
  const deflection = 'Darüber möchte ich lieber nicht reden. Erzähl mir etwas anderes.';
  utter();
  await eventually(() => expect(spoken).toEqual([deflection]));
  utter();
  await eventually(() => expect(spoken).toEqual([deflection, deflection]));
});

it('does not answer a person who may not go on, and does not throw for a deleted chat', async () => {
  const { spoken, happened, utter } = await talk({ transcripts: ['Good evening.'], replies: [] });
  await db('chats').where({ user_id: userId }).delete();
  utter();
  await eventually(() => expect(happened).toEqual(['ends: person']));
  expect(spoken).toEqual([]);
});

it('answers in a chat whose messages were cleared', async () => {
  const { spoken, utter } = await talk({
    transcripts: ['Good evening.'],
    replies: ['Good evening.'],
  });
  await clearChat(context, { kind: 'user', id: userId }, { characterId });
  utter();
  await eventually(() => expect(spoken).toEqual(['Good evening.']));
});

it('answers distress with help, as the chat does', async () => {
  const { spoken, happened, utter } = await talk({
    transcripts: ['I want to kill myself tonight.'],
    replies: [],
  });
  utter();
  await eventually(() => expect(spoken.join(' ')).toContain('From here on, this call is free.'));
  expect(happened).toContain('distress');
  const cards = await db('messages')
    .where({ subtype: 'crisis_referral' })
    .whereIn('chat_id', db('chats').where({ user_id: userId }).select('id'));
  expect(cards).toHaveLength(1);
});

it('speaks words of help to the end, and shows the help lines, even if the caller interrupts', async () => {
  const { spoken, happened, captions, utter, holdOn } = await talk({
    transcripts: ['I want to kill myself tonight.', 'What?', 'Hello?'],
    replies: [],
  });
  const letGo = holdOn();
  utter();
  utter();
  await eventually(() => expect(spoken).toHaveLength(1));
  utter();
  expect(spoken[0]).toContain('From here on, this call is free.');
  expect(happened).toEqual(['distress']);
  expect([...captions.values()].map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/\d{2}/),
  );
  letGo();
  await eventually(() => expect(spoken).toHaveLength(2));
  expect(happened).not.toContain('cut');
});

it('puts help lines into the chat if the character’s reply shows signs of danger', async () => {
  const { spoken, happened, utter } = await talk({
    transcripts: ['What should I do?'],
    replies: ['I want to kill myself tonight.'],
  });
  utter();
  await eventually(() => expect(spoken.join(' ')).toContain('From here on, this call is free.'));
  expect(happened).toEqual(['distress']);
  const cards = await db('messages')
    .where({ subtype: 'crisis_referral' })
    .whereIn('chat_id', db('chats').where({ user_id: userId }).select('id'));
  expect(cards).toHaveLength(1);
});
