import { beforeEach, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import {
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { makeTalk } from '../chat/testing/make-talk';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { claimMemory, postponeMemory } from './claim-memory';
import { noteExchange } from './note-exchange';
import { listDueMemories, remember } from './remember';

const { database, context } = await openTestContext();
const moderator = createEmbeddedModerator();
let chatId: string;

beforeEach(async () => {
  const { id: characterId } = await makeCharacter(database.db);
  const { id } = await makeUser(database.db);
  const words = (seq: number) => (seq === 2 ? 'I live in Basel.' : 'Really.');
  const talk = { characterId, count: 5, endsAt: context.now(), words };
  chatId = await makeTalk(context, { kind: 'user', id }, talk);
});

const note = (seq: number) =>
  transact(context, (trx) => noteExchange(context, trx, { chatId, seq }));
const isDue = async () => (await listDueMemories(context, 1000)).facts.includes(chatId);
const announced = async () =>
  (await database.db('outbox').where({ name: 'memory.due', aggregate_id: chatId })).length;
/** Returns a model that is unavailable; `meanwhile` runs during its call. */
const unavailableModel = (meanwhile?: () => Promise<void>): LanguageModel => ({
  streamReply: () => ({
    [Symbol.asyncIterator]: () => ({
      async next() {
        await meanwhile?.();
        throw new LanguageModelUnavailable('network', 'away');
      },
    }),
  }),
});
const look = (model: LanguageModel) =>
  remember(context, { model, moderator }, chatId, {
    requestId: newId(),
    signal: AbortSignal.timeout(10_000),
  });

it('a memory is due after a pause, or with enough messages at once, which is announced', async () => {
  await note(3);
  expect([await isDue(), await announced()]).toEqual([false, 0]);
  await note(5);
  expect([await isDue(), await announced()]).toEqual([true, 1]);
  expect(await look(unavailableModel())).toMatchObject({ kind: 'read', kept: 1 });
  expect(await isDue()).toBe(false);
  await note(7);
  expect([await isDue(), await announced()]).toEqual([false, 1]);
  context.advance(120_000);
  expect(await isDue()).toBe(true);
});

it('a memory stays due if messages arrive during an extraction', async () => {
  await note(5);
  context.advance(1000);
  expect(await look(unavailableModel(() => note(9)))).toMatchObject({ kind: 'read', kept: 1 });
  expect(await isDue()).toBe(true);
});

it('a memory stays due if messages arrive before there are enough to extract from', async () => {
  await note(3);
  const claim = await claimMemory(context, chatId);
  if (!claim) throw new Error('busy');
  await note(5);
  await postponeMemory(context, claim, null);
  expect(await isDue()).toBe(true);
});
