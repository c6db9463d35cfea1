import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { respond, words, finish } from '~/providers/language-model/testing/odd-answers';
import { startOddServer, type OddServer } from '~/providers/language-model/testing/odd-server';
import { nothingRecalled } from '../chat/reply/recollection';
import { sendMessage } from '../chat/send/send-message';
import { writeReply } from '../chat/reply/write-reply';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { findMemory } from './find-memory';
import { remember } from './remember';

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
async function exchange(content: string): Promise<void> {
  const sent = await sendMessage(context, moderator, {
    person,
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
}
const requestOptions = () => ({ requestId: newId(), signal: AbortSignal.timeout(10_000) });
const look = () => remember(context, { model: model(), moderator }, chatId, requestOptions());
const facts = async () =>
  (await findMemory(context, person, characterId)).facts.map(({ text }) => text);
const found = (...list: object[]) => answer(JSON.stringify(list));

describe('a fact found by patterns', () => {
  it('is found by patterns beside a model, and ended by the person', async () => {
    await exchange('I love ramen. My sister Ana rang.');
    await exchange('Good night.');
    found({ text: 'You adore ramen', message: 1, quote: 'I love ramen' });
    expect(await look()).toMatchObject({ kept: 2 });
    await exchange("I don't like ramen any more.");
    await exchange('I still like soup, though.');
    failNext();
    expect(await look()).toMatchObject({ kept: 2 });
    expect((await facts()).sort()).toEqual([
      'Sister: Ana',
      'You like soup',
      'You no longer like ramen',
    ]);
  });

  it('has the day of a plan in the time zone of the person', async () => {
    await database.db('users').where({ id: person.id }).update({ time_zone: 'Pacific/Auckland' });
    await exchange('My interview is tomorrow.');
    await exchange('Wish me luck!');
    failNext();
    await look();
    const tomorrow = new Intl.DateTimeFormat('en-GB', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      timeZone: 'Pacific/Auckland',
    }).format(context.now().getTime() + 24 * 3600 * 1000);
    expect(await facts()).toEqual([`Interview: ${tomorrow}`]);
  });
});
