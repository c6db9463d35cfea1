import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { LanguageModelUnavailable } from '~/providers/language-model/language-model';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { finish, respond, words } from '~/providers/language-model/testing/odd-answers';
import { startOddServer, type OddServer } from '~/providers/language-model/testing/odd-server';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { openChat } from '../chats/open-chat';
import { removeMessage } from '../messages/change-message';
import { listMessages } from '../messages/list-messages';
import { appendCallSummary } from './append-call-summary';
import { writeGist } from './write-gist';

const { database, context } = await openTestContext();
const { db } = database;
const moderator = createEmbeddedModerator();
let server: OddServer;
beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.stop());

const transcript =
  "Noor: Hello? It's Noor.\nYou: I take the job in Basel.\nNoor: Take the window seat.";
let userId: string;
let characterId: string;
let chatId: string;
beforeEach(async () => {
  userId = (await makeUser(db)).id;
  characterId = (await makeCharacter(db, { name: 'Noor Haddad' })).id;
  await openChat(context, { kind: 'user', id: userId }, { characterId });
});

/** Adds a call to their chat and returns its message id. */
async function call(was: { transcript?: string; isDistress?: boolean } = {}): Promise<string> {
  const callId = newId();
  await transact(context, (trx) =>
    appendCallSummary(context, trx, {
      ...{ userId, characterId, callId, transcript, isDistress: false, ...was },
      ...{ seconds: 60, endedBy: 'person', tokens: 6, balanceAfter: 94 },
    }),
  );
  const row = await db('messages')
    .where({ idempotency_key: `voice-call:${callId}` })
    .first('id', 'chat_id');
  if (!row) throw new Error('there is no message of the call');
  chatId = row.chat_id;
  return row.id;
}
const person = () => ({ kind: 'user', id: userId }) as const;
const answer = (text: string) => server.next(respond(words(text) + finish()));
const write = (messageId: string) => {
  const model = createOpenAiCompatibleModel({ url: server.url, key: 'k', model: 'm' });
  const options = { requestId: newId(), signal: AbortSignal.timeout(10_000) };
  return writeGist(context, { model, moderator }, { chatId, id: messageId }, options);
};
/** Returns the gist that the person reads in the thread. */
async function gistOf(messageId: string): Promise<string | null> {
  const { items } = await listMessages(context, person(), { characterId, limit: 10 });
  return items.find(({ id }) => id === messageId)?.gist ?? null;
}

describe('the summary of a call', () => {
  it('is requested with the transcript, shown in the thread, and sealed at rest', async () => {
    const messageId = await call();
    answer('You take the job\nin Basel. Noor said to take the window seat.');
    expect(await write(messageId)).toBe(true);
    const gist = 'You take the job in Basel. Noor said to take the window seat.';
    expect(await gistOf(messageId)).toBe(gist);
    const request = server.requests.at(-1);
    expect(request).toContain('Task: gist');
    expect(request).toContain('I take the job in Basel.');
    const row = await db('messages').where({ id: messageId }).first();
    expect(JSON.stringify(row)).not.toContain('Basel');
    const changedIds = await db('outbox')
      .where({ person_id: userId, name: 'chat.message-changed' })
      .pluck('aggregate_id');
    expect(changedIds).toEqual([messageId]);
  });

  it('is written once, despite repeated and concurrent requests', async () => {
    const messageId = await call();
    answer('You take the job.');
    answer('You take another job.');
    const both = await Promise.all([write(messageId), write(messageId)]);
    expect(both.sort()).toEqual([false, true]);
    const before = server.requests.length;
    expect(await write(messageId)).toBe(false);
    expect(server.requests).toHaveLength(before);
  });

  it.each([
    ['nothing was kept of', { transcript: '' }],
    ['in which only she spoke', { transcript: "Noor: Hello? It's Noor." }],
    ['in which danger was spoken of', { isDistress: true }],
  ])('is not written for a call %s', async (_, was) => {
    const messageId = await call(was);
    const before = server.requests.length;
    expect(await write(messageId)).toBe(false);
    expect(server.requests).toHaveLength(before);
  });

  it('is not stored if it contains words that a character may not say', async () => {
    const messageId = await call();
    answer('I want to kill myself tonight.');
    expect(await write(messageId)).toBe(false);
    expect(await gistOf(messageId)).toBeNull();
  });

  it('is requested again after the model was unavailable', async () => {
    const messageId = await call();
    server.next(respond('', { status: '503 Unavailable' }));
    await expect(write(messageId)).rejects.toThrow(LanguageModelUnavailable);
    answer('You take the job.');
    expect(await write(messageId)).toBe(true);
  });

  it('is deleted with its message, and not written into a deleted one', async () => {
    const messageId = await call();
    answer('You take the job.');
    await write(messageId);
    await removeMessage(context, person(), messageId);
    const row = await db('messages').where({ id: messageId }).first('sealed_gist');
    expect(row).toEqual({ sealed_gist: null });
    expect(await write(messageId)).toBe(false);
  });
});
