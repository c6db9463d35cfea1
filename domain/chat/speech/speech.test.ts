import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { SpeechRefused, SpeechUnavailable } from '~/providers/speech/speech';
import { advanceGeneration } from '../../generations/advance-generation';
import { keepSpeech } from '../../generations/keep-speech';
import { speechMaker } from '../../generations/speech-maker';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { readBalance } from '../../wallet/get-balance';
import { reconcileLedger } from '../../wallet/ledger/reconcile';
import { changeSpendConfirmation } from '../../wallet/spends/spend-confirmation';
import { emptyChat, listChatsToEmpty } from '../chats/empty-chat';
import { deleteChat } from '../chats/manage-chat';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { listMessages } from '../messages/list-messages';
import { previewMessages } from '../messages/preview-messages';
import { searchMessages } from '../messages/search-messages';
import { nothingRecalled } from '../reply/recollection';
import { writeReply } from '../reply/write-reply';
import { sendMessage } from '../send/send-message';
import { markListened } from './mark-listened';
import { orderSpeech } from './order-speech';
import { unlockAudio } from './unlock-audio';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);
const moderator = createEmbeddedModerator();

let characterId: string;
beforeEach(async () => {
  characterId = (await makeCharacter(db, { greeting: 'There you are.' })).id;
});

async function makeFan(tokens = 40) {
  const { id } = await makeUser(db);
  if (tokens > 0) await giveTokens(context, id, tokens);
  const person = { kind: 'user', id } as const;
  await openChat(context, person, { characterId });
  return person;
}
type Fan = Awaited<ReturnType<typeof makeFan>>;

const messagesOf = async (fan: Fan) =>
  (await listMessages(context, fan, { characterId, limit: 20 })).items;
const greeting = async (fan: Fan) => (await messagesOf(fan))[0]?.id ?? '';
const last = async (fan: Fan) => (await messagesOf(fan)).at(-1);
const requestSpeech = (fan: Fan, messageId: string, changes: { confirmed?: number } = {}) =>
  orderSpeech(context, { userId: fan.id, messageId, ...changes });
const events = (fan: Fan) => db('outbox').where({ person_id: fan.id }).orderBy('id').pluck('name');

/** Runs all due speech orders with a speech service. */
async function read(speak: () => Promise<Buffer> = () => Promise.resolve(Buffer.from('sound'))) {
  const spoken: { text: string; voice: string }[] = [];
  const renditions = {
    makeRecording: (sound: Buffer) =>
      Promise.resolve({ file: sound, wav: sound, durationMs: 2_600, peaks: [10, 100] }),
  };
  const workshops = {
    speech: {
      maker: speechMaker({
        speak({ text, voice }) {
          spoken.push({ text, voice });
          return speak();
        },
      }),
      usualCostMicros: 0,
      finish: (id: string, bytes: Buffer) =>
        keepSpeech({ storage, renditions }, { id, bytes, longestMs: 60_000 }),
    },
  };
  for (const id of await db('generations').whereNotNull('due_at').pluck('id')) {
    await advanceGeneration(context, workshops, id);
  }
  return spoken;
}

describe('a message that a fan wants to hear', () => {
  it('is read in the character’s voice, charged for once it is audible, and kept', async () => {
    const fan = await makeFan();
    const messageId = await greeting(fan);
    expect(await requestSpeech(fan, messageId)).toEqual({ ok: true });
    expect(await readBalance(db, fan.id)).toBe(37);
    expect(await last(fan)).toMatchObject({ speech: { state: 'making', tokens: 3 } });
    const [spoken] = await read();
    expect(spoken?.text).toBe('There you are.');
    expect(['velvet', 'ember', 'breeze', 'tide']).toContain(spoken?.voice);
    const { speech } = (await last(fan)) ?? {};
    expect(speech).toMatchObject({ state: 'ready', seconds: 3, peaks: [10, 100] });
    const key = speech?.state === 'ready' ? speech.storageKey : '';
    expect(await storage.has(key)).toBe(true);
    expect((await events(fan)).slice(-2)).toEqual(['chat.message-changed', 'chat.speech-made']);
    expect(await requestSpeech(fan, messageId)).toEqual({ ok: true });
    expect(await read()).toEqual([]);
    expect(await readBalance(db, fan.id)).toBe(37);
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is charged once, however often and at once it is pressed', async () => {
    const fan = await makeFan();
    const messageId = await greeting(fan);
    const all = await Promise.all([1, 2, 3, 4].map(() => requestSpeech(fan, messageId)));
    expect(all).toEqual(Array.from({ length: 4 }, () => ({ ok: true })));
    expect(await readBalance(db, fan.id)).toBe(37);
    expect(await read()).toHaveLength(1);
  });

  it.each([
    ['refuses', () => Promise.reject(new SpeechRefused('no')), 1],
    ['stays away', () => Promise.reject(new SpeechUnavailable('away')), 2],
  ])(
    'costs nothing if the service %s, reports it, and can be requested again',
    async (_, speak, times) => {
      const fan = await makeFan();
      const messageId = await greeting(fan);
      await requestSpeech(fan, messageId);
      for (let time = 0; time < times; time += 1) {
        await read(speak);
        context.advance(301_000);
      }
      expect(await last(fan)).toMatchObject({ speech: { state: 'failed', tokens: 3 } });
      expect(await readBalance(db, fan.id)).toBe(40);
      expect(await requestSpeech(fan, messageId)).toEqual({ ok: true });
      await read();
      expect(await last(fan)).toMatchObject({ speech: { state: 'ready' } });
      expect(await readBalance(db, fan.id)).toBe(37);
    },
  );

  it('is not read for too few tokens, before a yes, to a stranger, or of one’s own words', async () => {
    const [poor, asking, stranger] = [await makeFan(0), await makeFan(), await makeFan()];
    expect(await requestSpeech(poor, await greeting(poor))).toMatchObject({
      reason: 'insufficient-balance',
    });
    await changeSpendConfirmation(context, asking.id, 1);
    const messageId = await greeting(asking);
    expect(await requestSpeech(asking, messageId)).toMatchObject({
      reason: 'confirmation-needed',
      data: { tokens: 3 },
    });
    expect(await requestSpeech(stranger, messageId)).toMatchObject({ reason: 'no-such-message' });
    expect(await requestSpeech(asking, messageId, { confirmed: 3 })).toEqual({ ok: true });
    const own = { person: stranger, characterId, idempotencyKey: newId(), content: 'Good evening' };
    const sent = await sendMessage(context, moderator, own);
    const ownId = sent.ok ? sent.message.id : '';
    expect(await requestSpeech(stranger, ownId)).toMatchObject({ reason: 'not-audible' });
    expect(await readBalance(db, stranger.id)).toBe(40);
  });

  it('has no speech after its removal from the chat', async () => {
    const fan = await makeFan();
    const messageId = await greeting(fan);
    await requestSpeech(fan, messageId);
    await removeMessage(context, fan, messageId);
    await read();
    expect(await last(fan)).toMatchObject({ isRemoved: true, speech: null });
    expect(await requestSpeech(fan, messageId)).toMatchObject({ reason: 'no-such-message' });
  });

  it('leaves no speech behind when its message or chat is deleted', async () => {
    const fan = await makeFan();
    const messageId = await greeting(fan);
    await requestSpeech(fan, messageId);
    await read();
    const orders = () => db('generations').where({ user_id: fan.id });
    expect(await orders()).toMatchObject([{ state: 'done' }]);
    await deleteChat(context, fan, { characterId });
    for (const chatId of await listChatsToEmpty(context, 10)) await emptyChat(context, chatId);
    expect(await orders()).toEqual([]);
  });
});

/** Writes the pending reply with these words. */
async function answer(fan: Fan, words: string, { speaksAloud = true } = {}): Promise<string[]> {
  const chunks: string[] = [];
  const chatId = (await last(fan))?.chatId ?? '';
  const none = () => Promise.resolve();
  await writeReply(
    context,
    {
      moderator,
      speaksAloud,
      recall: () => Promise.resolve(nothingRecalled),
      model: {
        async *streamReply() {
          yield await Promise.resolve(words);
        },
      },
      broadcast: {
        writing: none,
        retracted: none,
        chunk: (_person, { text }) => {
          chunks.push(text);
          return Promise.resolve();
        },
      },
    },
    chatId,
  );
  return chunks;
}
const request = (fan: Fan) =>
  sendMessage(context, moderator, {
    person: fan,
    characterId,
    idempotencyKey: newId(),
    content: 'Send me a voice message.',
    details: { type: 'audio_request' },
  });
const unlock = (fan: Fan, messageId: string, confirmed?: number) =>
  unlockAudio(context, { userId: fan.id, messageId, confirmed });

describe('a voice message that a fan requests', () => {
  it('is spoken, with its words as locked as its sound, and opened once for its price', async () => {
    const fan = await makeFan();
    await request(fan);
    expect(await answer(fan, 'The harbour is quiet tonight.')).toEqual([]);
    const making = await last(fan);
    expect(making).toMatchObject({ type: 'audio', content: '', details: { isMaking: true } });
    const messageId = making?.id ?? '';
    expect(await unlock(fan, messageId)).toMatchObject({ reason: 'not-audible' });
    expect((await read()).map(({ text }) => text)).toEqual(['The harbour is quiet tonight.']);
    expect(await last(fan)).toMatchObject({
      type: 'audio',
      content: '',
      details: { isMaking: false, seconds: 3, unlockPrice: 6, isUnlocked: false },
    });
    expect((await previewMessages(context, fan.id, making ? [making] : [])).size).toBe(0);
    const found = await searchMessages(context, fan, { words: 'harbour', limit: 5 });
    expect(found.hits).toEqual([]);
    expect(await markListened(context, fan, messageId)).toMatchObject({ reason: 'not-audible' });
    const before = await readBalance(db, fan.id);
    const all = await Promise.all([1, 2, 3].map(() => unlock(fan, messageId)));
    expect(all).toEqual(Array.from({ length: 3 }, () => ({ ok: true })));
    expect(await readBalance(db, fan.id)).toBe(before - 6);
    expect(await last(fan)).toMatchObject({
      content: 'The harbour is quiet tonight.',
      details: { isUnlocked: true, isListened: false },
    });
    expect((await events(fan)).filter((name) => name === 'chat.audio-unlocked')).toHaveLength(1);
    expect(await markListened(context, fan, messageId)).toEqual({ ok: true });
    expect(await markListened(context, fan, messageId)).toEqual({ ok: true });
    expect(await last(fan)).toMatchObject({ details: { isListened: true } });
    expect(await reconcileLedger(db)).toMatchObject({ ok: true });
  });

  it('is answered in open text if no speech can be made', async () => {
    const fan = await makeFan();
    await request(fan);
    expect(await answer(fan, 'The harbour is quiet.', { speaksAloud: false })).not.toEqual([]);
    expect(await last(fan)).toMatchObject({ type: 'text', content: 'The harbour is quiet.' });
    await request(fan);
    await answer(fan, 'The lamps are lit.');
    await read(() => Promise.reject(new SpeechRefused('no')));
    expect(await last(fan)).toMatchObject({
      type: 'text',
      details: null,
      content: 'The lamps are lit.',
    });
  });

  it('stays locked for too few tokens, before a yes, and to a stranger', async () => {
    const fan = await makeFan(7);
    await request(fan);
    await answer(fan, 'The harbour is quiet tonight.');
    await read();
    const messageId = (await last(fan))?.id ?? '';
    const stranger = await makeFan();
    expect(await unlock(stranger, messageId)).toMatchObject({ reason: 'no-such-message' });
    expect(await unlock(stranger, await greeting(stranger))).toMatchObject({
      reason: 'not-audible',
    });
    await changeSpendConfirmation(context, fan.id, 1);
    expect(await unlock(fan, messageId)).toMatchObject({ reason: 'confirmation-needed' });
    await db('messages')
      .where({ id: messageId })
      .update({ details: db.raw(`details || '{"unlockPrice": 900}'`) });
    expect(await unlock(fan, messageId, 900)).toMatchObject({ reason: 'insufficient-balance' });
    expect(await last(fan)).toMatchObject({ content: '', details: { isUnlocked: false } });
  });
});

it('a person’s voice message counts as listened to once the character answers it', async () => {
  const fan = await makeFan();
  await sendMessage(context, moderator, {
    person: fan,
    characterId,
    idempotencyKey: newId(),
    content: 'I am on my way home.',
    details: {
      type: 'audio',
      seconds: 2,
      peaks: [50],
      storageKey: 'voice/one.m4a',
      isListened: false,
      unlockPrice: null,
      isUnlocked: true,
    },
  });
  await answer(fan, 'Take the long way.');
  expect((await messagesOf(fan)).at(-2)).toMatchObject({ details: { isListened: true } });
});
