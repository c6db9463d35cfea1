import { expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { listMessages } from './list-messages';
import { noteMoment } from './note-moment';
import { openChat } from '../chats/open-chat';

const { database, context } = await openTestContext();

async function meet({ isTalking = true } = {}) {
  const [{ id: userId }, { id: characterId }] = await Promise.all([
    makeUser(database.db),
    makeCharacter(database.db),
  ]);
  const person = { kind: 'user', id: userId } as const;
  if (isTalking) await openChat(context, person, { characterId });
  const note = (key: string) =>
    noteMoment(context, { userId, characterId, moment: { type: 'follow_model' }, key });
  const read = async () =>
    (await listMessages(context, person, { characterId, limit: 50 })).items.slice(
      isTalking ? 1 : 0,
    );
  return { userId, characterId, note, read };
}
const announced = (userId: string) =>
  database.db('outbox').where({ person_id: userId, name: 'chat.moment-noted' });

it('is added to the chat once, free, as the user’s message, in words that the character reads', async () => {
  const { userId, note, read } = await meet();
  await Promise.all([note('moment-one'), note('moment-one')]);
  await note('moment-one');
  expect(await read()).toMatchObject([
    {
      role: 'user',
      type: 'follow_model',
      details: { type: 'follow_model' },
      content: 'I’ve just followed you.',
    },
  ]);
  expect(await announced(userId)).toHaveLength(1);
  const [message] = await read();
  expect(
    await database.db('messages').where({ id: message?.id }).first('price_tokens', 'is_trial'),
  ).toEqual({ price_tokens: 0, is_trial: false });
  expect(await database.db('replies').where({ message_id: message?.id })).toHaveLength(0);
});

it('is in the language that the person reads', async () => {
  const { userId, note, read } = await meet();
  await database.db('users').where({ id: userId }).update({ locale: 'de-DE' });
  await note(newId());
  expect(await read()).toMatchObject([{ content: 'Ich folge dir jetzt.' }]);
});

it('starts no chat, and adds nothing to the chat with a withdrawn character', async () => {
  const stranger = await meet({ isTalking: false });
  await stranger.note(newId());
  expect(await stranger.read()).toEqual([]);
  const regular = await meet();
  await database
    .db('characters')
    .where({ id: regular.characterId })
    .update({ is_published: false });
  await regular.note(newId());
  expect(await regular.read()).toEqual([]);
});
