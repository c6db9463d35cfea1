import { describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { findReviewStatus } from '../../age-reviews/find-age-review';
import type { Moderator } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import { readBalance } from '../../wallet/get-balance';
import { regenerateReply } from '../reply/regenerate-reply';
import { editMessage } from './edit-message';
import { reactToMessage, removeMessage } from './change-message';
import { listMessages } from './list-messages';
import { readOwnMessage } from './read-own-message';
import { sendMessage } from '../send/send-message';
import { writeReply, type ReplyBroadcast } from '../reply/write-reply';
import { nothingRecalled } from '../reply/recollection';

const recall = () => Promise.resolve(nothingRecalled);

const allows: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const refuses: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'refused',
      findings: [{ category: 'violence', layer: 'grammar', score: 1 }],
    }),
};
const alarmed: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'crisis',
      findings: [{ category: 'crisis', layer: 'grammar', score: 1 }],
    }),
};
/** A moderator that finds every writer to be under age. */
const young: Moderator = {
  judge: () =>
    Promise.resolve({
      kind: 'refused',
      findings: [{ category: 'minor_self', layer: 'grammar', score: 1 }],
    }),
};
const broadcast: ReplyBroadcast = {
  writing: () => Promise.resolve(),
  chunk: () => Promise.resolve(),
  retracted: () => Promise.resolve(),
};
const { database, context } = await openTestContext();

/** Creates a chat with one message and its reply, by a model that records its requests. */
async function talk() {
  const [{ id }, { id: characterId }] = await Promise.all([
    makeUser(database.db),
    makeCharacter(database.db),
  ]);
  await subscribe(database.db, id);
  const person = { kind: 'user', id } as const;
  const prompts: string[][] = [];
  const model: LanguageModel = {
    async *streamReply({ messages }) {
      prompts.push(messages.map(({ content }) => content));
      yield `Answer ${prompts.length}.`;
    },
  };
  const sent = await sendMessage(context, allows, {
    person,
    characterId,
    idempotencyKey: newId(),
    content: 'How are you?',
  });
  if (!sent.ok) throw new Error(sent.reason);
  const { chatId, id: questionId } = sent.message;
  const reply = () => writeReply(context, { model, moderator: allows, broadcast, recall }, chatId);
  await reply();
  const read = async () => (await listMessages(context, person, { characterId, limit: 50 })).items;
  const answer = (await read()).at(-1)?.id ?? '';
  return { person, characterId, questionId, answer, reply, read, prompts };
}
const changes = (personId: string) =>
  database.db('outbox').where({ person_id: personId, name: 'chat.message-changed' });

describe('a reaction', () => {
  it('stays with its message until another takes its place or it is taken back', async () => {
    const { person, answer, read } = await talk();
    for (const reaction of ['heart', 'fire', null] as const) {
      const done = await reactToMessage(context, person, { messageId: answer, reaction });
      expect(done).toMatchObject({ ok: true, message: { reaction } });
      expect((await read()).at(-1)).toMatchObject({ id: answer, reaction });
    }
    expect(await changes(person.id)).toHaveLength(3);
  });

  it('is refused in another user’s chat', async () => {
    const [mine, theirs] = [await talk(), await talk()];
    const refused = { ok: false, reason: 'no-such-message' };
    const foreign = { messageId: theirs.answer, reaction: 'heart' } as const;
    expect(await reactToMessage(context, mine.person, foreign)).toEqual(refused);
    expect(await removeMessage(context, mine.person, theirs.answer)).toEqual(refused);
    expect(await regenerateReply(context, mine.person, theirs.answer)).toEqual(refused);
    expect(await readOwnMessage(context, mine.person, theirs.answer)).toBeNull();
    expect((await theirs.read()).at(-1)).toMatchObject({ reaction: null, isRemoved: false });
  });
});

describe('a removed message', () => {
  it('loses its words for good and keeps its place', async () => {
    const { person, questionId, answer, read } = await talk();
    await removeMessage(context, person, questionId);
    await removeMessage(context, person, questionId);
    const [, removed, after] = await read();
    expect(removed).toMatchObject({ id: questionId, content: '', isRemoved: true });
    expect(after).toMatchObject({ id: answer, isRemoved: false });
    expect(await changes(person.id)).toHaveLength(1);
    expect(await readOwnMessage(context, person, questionId)).toBeNull();
  });
});

it('returns the price of a message that is removed before it is answered', async () => {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  const person = { kind: 'user', id } as const;
  const { id: characterId } = await makeCharacter(database.db);
  await giveTokens(context, id, 10);
  const message = { person, characterId, idempotencyKey: newId(), content: 'Never mind.' };
  const sent = await sendMessage(context, allows, message);
  if (!sent.ok) throw new Error(sent.reason);
  const { id: messageId, chatId } = sent.message;
  await removeMessage(context, person, messageId);
  await removeMessage(context, person, messageId);
  expect(await readBalance(database.db, id)).toBe(10);
  const model = { streamReply: () => expect.unreachable('it was asked') };
  const writer = { model, moderator: allows, broadcast, recall };
  expect(await writeReply(context, writer, chatId)).toEqual({ kind: 'nothing-due' });
});

describe('a regenerated answer', () => {
  it('replaces the earlier one, and is written without it as context', async () => {
    const { person, answer, reply, read, prompts } = await talk();
    expect(await regenerateReply(context, person, answer)).toEqual({ ok: true });
    expect(await regenerateReply(context, person, answer)).toMatchObject({
      reason: 'no-such-message',
    });
    await reply();
    const items = await read();
    expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(items[2]).toMatchObject({ id: answer, isRemoved: true });
    expect(items[3]).toMatchObject({ content: 'Answer 2.', role: 'character' });
    expect(prompts[1]?.join(' ')).not.toContain('Answer 1.');
  });

  it('is one of so many', async () => {
    const { person, questionId, reply } = await talk();
    for (let retry = 0; retry < 3; retry += 1) {
      expect(await regenerateReply(context, person, questionId)).toEqual({ ok: true });
      expect(await regenerateReply(context, person, questionId)).toMatchObject({
        reason: 'still-being-answered',
      });
      await reply();
    }
    expect(await regenerateReply(context, person, questionId)).toMatchObject({
      reason: 'asked-too-often',
    });
  });
});

describe('one’s last message', () => {
  it('can be edited and is answered again', async () => {
    const { person, questionId, reply, read, prompts } = await talk();
    const edit = { person, messageId: questionId, content: 'How was the train?' };
    expect(await editMessage(context, allows, edit)).toEqual({ ok: true });
    await reply();
    expect((await read())[1]).toMatchObject({ content: 'How was the train?', isEdited: true });
    expect(prompts[1]?.at(-1)).toContain('How was the train?');
  });

  it('stays unchanged if the new words are against the rules, which staff see', async () => {
    const { person, questionId, answer, read } = await talk();
    const edit = { person, messageId: questionId, content: 'Something vile.' };
    expect(await editMessage(context, refuses, edit)).toMatchObject({ reason: 'against-rules' });
    expect((await read())[1]).toMatchObject({ content: 'How are you?', isEdited: false });
    expect((await read())[2]).toMatchObject({ id: answer, isRemoved: false });
    const flags = await database.db('moderation_flags').where({ person_id: person.id });
    expect(flags).toHaveLength(1);
  });

  it('is answered with help lines if the new words show danger', async () => {
    const { person, questionId, read } = await talk();
    const edit = { person, messageId: questionId, content: 'I cannot go on.' };
    expect(await editMessage(context, alarmed, edit)).toEqual({ ok: true });
    expect((await read())[1]).toMatchObject({ content: 'How are you?', isEdited: false });
    expect((await read()).at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });

  it('leads to an age review if the new words state an age under 18', async () => {
    const { person, questionId, read } = await talk();
    const edit = { person, messageId: questionId, content: 'I am 15.' };
    expect(await editMessage(context, young, edit)).toMatchObject({ reason: 'under_age_review' });
    expect(await findReviewStatus(database.db, person)).toBe('held');
    expect((await read())[1]).toMatchObject({ content: 'How are you?', isEdited: false });
  });

  it('is accepted beyond rate and length limits if its sender is in danger', async () => {
    const { person, questionId, read } = await talk();
    const long = { person, messageId: questionId, content: `${'x '.repeat(6000)}I cannot go on.` };
    const over = { ...long, isOverLimit: true };
    expect(await editMessage(context, allows, long)).toMatchObject({ reason: 'message-too-long' });
    expect(await editMessage(context, allows, { ...over, content: 'Fine.' })).toMatchObject({
      reason: 'too-many-attempts',
    });
    expect(await editMessage(context, alarmed, over)).toEqual({ ok: true });
    expect((await read()).at(-1)).toMatchObject({ subtype: 'crisis_referral' });
  });

  it('is not the character’s', async () => {
    const { person, answer } = await talk();
    const edit = { person, messageId: answer, content: 'You love me.' };
    expect(await editMessage(context, allows, edit)).toMatchObject({ reason: 'not-the-last' });
  });
});
