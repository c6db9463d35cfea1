import { describe, expect, it } from 'vitest';
import { makeCharacter, makeStory, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Moderator } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import { describeStoryReply } from '../../stories/describe-reply';
import { listMessages } from './list-messages';
import { openChat } from '../chats/open-chat';
import { sendMessage, type SendMessageInput } from '../send/send-message';

const moderator: Moderator = { judge: () => Promise.resolve({ kind: 'allowed' }) };
const { database, context } = await openTestContext();

async function talk() {
  const [{ id }, { id: characterId }] = await Promise.all([
    makeUser(database.db),
    makeCharacter(database.db, { greeting: 'Good evening, traveller.' }),
  ]);
  const person = { kind: 'user', id } as const;
  await openChat(context, person, { characterId });
  const read = async () => (await listMessages(context, person, { characterId, limit: 50 })).items;
  const say = (content: string, about: Partial<SendMessageInput> = {}) =>
    sendMessage(context, moderator, {
      person,
      characterId,
      idempotencyKey: newId(),
      content,
      ...about,
    });
  return { person, characterId, read, say };
}

describe('a message that answers another', () => {
  it('carries the quoted message, in the response to its sender and on every read', async () => {
    const { read, say } = await talk();
    const [greeting] = await read();
    const quote = { id: greeting?.id, seq: 1, role: 'character', preview: greeting?.content };
    const sent = await say('Good evening.', { replyTo: greeting?.id });
    const stored = { type: 'reply', details: { type: 'reply', postId: null }, quote };
    expect(sent).toMatchObject({ ok: true, message: stored });
    expect((await read()).at(-1)).toMatchObject(stored);
  });

  it('has the same result for a repeat of its key', async () => {
    const { read, say } = await talk();
    const [greeting] = await read();
    const again = { replyTo: greeting?.id, idempotencyKey: newId() };
    expect(await say('Evening.', again)).toEqual(await say('Evening.', again));
  });

  it('quotes nothing of another’s chat', async () => {
    const [mine, theirs] = [await talk(), await talk()];
    const [foreign] = await theirs.read();
    const sent = await mine.say('What was that?', { replyTo: foreign?.id });
    expect(sent).toMatchObject({ ok: true, message: { type: 'text', quote: null } });
  });
});

describe('a message that answers a story', () => {
  it('keeps its caption and its end for when it has gone', async () => {
    const { characterId, read, say } = await talk();
    const story = await makeStory(database.db, { characterId, caption: 'The 2:10' });
    const details = await describeStoryReply(context, characterId, story.id);
    await say('Me, apparently.', { details });
    await database.db('stories').where({ id: story.id }).delete();
    expect((await read()).at(-1)).toMatchObject({
      type: 'STORY_REPLY',
      content: 'Me, apparently.',
      details: { storyId: story.id, caption: 'The 2:10' },
    });
  });

  it('is of this character, and has not gone', async () => {
    const { characterId } = await talk();
    const other = await makeStory(database.db);
    const gone = await makeStory(database.db, {
      characterId,
      createdAt: new Date(Date.now() - 25 * 3600 * 1000),
    });
    expect(await describeStoryReply(context, characterId, other.id)).toBeNull();
    expect(await describeStoryReply(context, characterId, gone.id)).toBeNull();
    expect(await describeStoryReply(context, characterId, undefined)).toBeNull();
  });
});
