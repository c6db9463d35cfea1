import { nothingRecalled } from '../reply/recollection';
import { describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { LanguageModel } from '~/providers/language-model/language-model';
import type { Moderator } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { readBalance } from '../../wallet/get-balance';
import { reconcileLedger } from '../../wallet/ledger/reconcile';
import { getSendAllowance } from './get-send-allowance';
import { firstName } from '../../characters/first-name';
import { listMessages } from '../messages/list-messages';
import { sendMessage } from './send-message';
import { writeReply, type ReplyBroadcast } from '../reply/write-reply';
import { chatSettings } from '../settings';

const recall = () => Promise.resolve(nothingRecalled);

const moderator: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const broadcast: ReplyBroadcast = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};
const brokenModel: LanguageModel = {
  streamReply() {
    throw new Error('the model is away');
  },
};

const { database, context } = await openTestContext();

const withdraw = (id: string) =>
  database.db('characters').where({ id }).update({ is_published: false });
const send = (person: Person, characterId: string) =>
  sendMessage(context, moderator, { person, characterId, idempotencyKey: newId(), content: 'Hi' });
const thread = async (person: Person, characterId: string) =>
  (await listMessages(context, person, { characterId, limit: 50 })).items;
const answer = async (person: Person, characterId: string) => {
  const { chatId } = await listMessages(context, person, { characterId, limit: 1 });
  const { kind } = await writeReply(
    context,
    { model: brokenModel, moderator, broadcast, recall },
    chatId ?? '',
  );
  return kind;
};
const payer = async (tokens: number): Promise<Person> => {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  await giveTokens(context, id, tokens);
  return { kind: 'user', id };
};
const lastFailure = async (person: Person) =>
  (
    await database
      .db('outbox')
      .where({ person_id: person.id, name: 'chat.failed' })
      .orderBy('id', 'desc')
      .first<{ payload: object } | undefined>('payload')
  )?.payload;

describe('a withdrawn character', () => {
  it('takes no message: nothing is stored nor charged, in a chat there is or a new one', async () => {
    const { id } = await makeCharacter(database.db);
    const [regular, stranger] = [await payer(10), await payer(10)];
    await send(regular, id);
    await withdraw(id);
    const messages = await thread(regular, id);
    const refused = { ok: false, kind: 'failed', reason: 'no-such-character' };
    expect(await send(regular, id)).toEqual(refused);
    expect(await send(stranger, id)).toEqual(refused);
    expect(await thread(regular, id)).toEqual(messages);
    expect(await thread(stranger, id)).toEqual([]);
    expect(await readBalance(database.db, regular.id)).toBe(8);
    expect(await readBalance(database.db, stranger.id)).toBe(10);
  });

  it('writes no reply that was due: its price is returned, once', async () => {
    const { id } = await makeCharacter(database.db);
    const person = await payer(10);
    await send(person, id);
    await withdraw(id);
    expect(await answer(person, id)).toBe('given-up');
    expect(await answer(person, id)).toBe('nothing-due');
    expect((await thread(person, id)).map(({ role }) => role)).toEqual(['character', 'user']);
    expect(await readBalance(database.db, person.id)).toBe(10);
    expect(await lastFailure(person)).toEqual({ reason: 'no-such-character' });
    expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
  });
});

describe('a free message whose reply is given up', () => {
  const people: Record<string, () => Promise<Person>> = {
    'a member': async () => ({ kind: 'user', id: (await makeUser(database.db)).id }),
    'a visitor': () => Promise.resolve({ kind: 'guest', id: newId() }),
  };

  it.each(Object.entries(people))('is given back to %s, once', async (_, make) => {
    const { id } = await makeCharacter(database.db);
    const person = await make();
    const allowance = async () => getSendAllowance(context, person);
    expect(await allowance()).toMatchObject({ kind: 'trial', left: 5 });
    await send(person, id);
    expect(await allowance()).toMatchObject({ kind: 'trial', left: 4 });

    const { reply_patience_seconds } = await context.settings(chatSettings);
    expect(await answer(person, id)).toBe('postponed');
    expect(await allowance()).toMatchObject({ kind: 'trial', left: 4 });
    context.advance(reply_patience_seconds * 1000 + 1000);
    expect(await answer(person, id)).toBe('given-up');
    expect(await answer(person, id)).toBe('nothing-due');
    expect(await allowance()).toMatchObject({ kind: 'trial', left: 5 });
  });

  it('is reported as returned, in the language of its reader', async () => {
    const { id, name } = await makeCharacter(database.db);
    const person = await payer(10);
    await database.db('users').where({ id: person.id }).update({ locale: 'de-DE' });
    await send(person, id);
    const { reply_patience_seconds } = await context.settings(chatSettings);
    expect(await answer(person, id)).toBe('postponed');
    context.advance(reply_patience_seconds * 1000 + 1000);
    expect(await answer(person, id)).toBe('given-up');
    expect(await lastFailure(person)).toEqual({
      reason: 'no-reply',
      characterName: firstName(name),
      isRefunded: true,
      language: 'de-DE',
    });
  });

  it('of a paid message gives back no free one', async () => {
    const { id } = await makeCharacter(database.db);
    const person = await payer(10);
    await send(person, id);
    await withdraw(id);
    await answer(person, id);
    expect(await getSendAllowance(context, person)).toMatchObject({ kind: 'priced', balance: 10 });
  });
});
