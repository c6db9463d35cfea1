import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { finish, respond, words } from '~/providers/language-model/testing/odd-answers';
import { startOddServer, type OddServer } from '~/providers/language-model/testing/odd-server';
import { blockCharacter } from '../../characters/block-character';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { readBalance } from '../../wallet/get-balance';
import { nothingRecalled } from '../reply/recollection';
import { writeReply } from '../reply/write-reply';
import { sendMessage } from '../send/send-message';
import { suggestReplies } from './suggest-replies';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
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
});

const model = () =>
  createOpenAiCompatibleModel({ url: server.url, key: 'k', model: 'm', firstWordsMs: 2000 });
const answer = (text: string) => server.next(respond(words(text) + finish()));
const broadcast = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};

async function say(content: string): Promise<void> {
  const sent = await sendMessage(context, moderator, {
    person: { kind: 'user', id: userId },
    characterId,
    idempotencyKey: newId(),
    content,
  });
  if (!sent.ok) throw new Error(sent.reason);
  chatId = sent.message.chatId;
}
async function exchange(content = 'Good evening.'): Promise<void> {
  await say(content);
  answer('Good evening to you.');
  const recall = () => Promise.resolve(nothingRecalled);
  await writeReply(context, { model: model(), moderator, broadcast, recall }, chatId);
}
const suggest = () =>
  suggestReplies(
    context,
    { model: model(), moderator },
    { person: { kind: 'user', id: userId }, characterId },
    { requestId: newId(), signal: AbortSignal.timeout(10_000) },
  );

describe('suggested replies', () => {
  it('are requested once per message, despite concurrent readers, and cost nothing', async () => {
    await exchange();
    const used = await database.db('users').where({ id: userId }).pluck('trial_messages_used');
    const before = server.requests.length;
    answer('1. Tell me more\n2. Where are you?\n3. I missed this');
    const all = await Promise.all([suggest(), suggest(), suggest()]);
    const replies = ['Tell me more', 'Where are you?', 'I missed this'];
    expect(all.filter((one) => one !== null)).toEqual([{ chatId, seq: 3, replies }]);
    expect(server.requests.length).toBe(before + 1);
    expect(server.requests.at(-1)).toContain('Task: replies');
    expect(await database.db('users').where({ id: userId }).pluck('trial_messages_used')).toEqual(
      used,
    );
    expect(await readBalance(database.db, userId)).toBe(0);
    await exchange('And to you.');
    answer('Good night');
    expect(await suggest()).toMatchObject({ seq: 5, replies: ['Good night'] });
  });

  it('pass moderation one by one', async () => {
    await exchange();
    answer('I want to kill myself tonight\nWhere are you?');
    expect(await suggest()).toMatchObject({ replies: ['Where are you?'] });
  });

  it('are empty if the model fails, and are not requested again', async () => {
    await exchange();
    server.next(respond('', { status: '503 Unavailable' }));
    expect(await suggest()).toBeNull();
    const before = server.requests.length;
    expect(await suggest()).toBeNull();
    expect(server.requests.length).toBe(before);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has said nothing', () => Promise.resolve()],
    ['waits for an answer', async () => [await exchange(), await say('Are you there?')]],
    [
      'blocked them',
      async () => [await exchange(), await blockCharacter(context, { userId, characterId })],
    ],
    [
      'was in distress',
      async () => [await exchange(), await say('I want to kill myself tonight.')],
    ],
  ])('are not offered to a person who %s', async (_who, happens) => {
    await happens();
    const before = server.requests.length;
    expect(await suggest()).toBeNull();
    expect(server.requests.length).toBe(before);
  });
});
