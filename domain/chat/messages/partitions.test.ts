import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, makeCharacter, makeUser, type TestContext } from '~/db/testing';
import { openScanCounter, type Scans } from '~/db/testing/count-scans';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { listChats } from '../chats/list-chats';
import { listCollections } from '../gallery/list-collections';
import { listGallery } from '../gallery/list-gallery';
import { viewPicture } from '../gallery/view-picture';
import { readChatStatus } from '../openings/read-chat-status';
import { findReplyTo } from '../reply/find-reply';
import { sendMessage } from '../send/send-message';
import { reactToMessage, removeMessage } from './change-message';
import { listMessages } from './list-messages';
import { listTranscript } from './list-transcript';
import { readEvidence } from './read-evidence';
import { readOwnMessage } from './read-own-message';
import { removeSome } from './remove-some';
import { searchMessages } from './search-messages';

const chats = 800;
const messagesOfChat = 25;

const database = await openTestDatabase();
const counter = openScanCounter(database.url);
afterAll(() => counter.end());

let person: { kind: 'user'; id: string };
let characterId: string;
/** The most recently used chat, and one that is older by a hundred chats. */
let recent: { chatId: string; id: string };
let older: { chatId: string; id: string };

beforeAll(async () => {
  const { id } = await makeUser(database.db);
  person = { kind: 'user', id };
  characterId = (await makeCharacter(database.db)).id;
  await database.owner.raw(
    `insert into chats (id, user_id, character_id, last_seq, last_message_at, last_message_role,
                        set_aside_at, created_at)
     select gen_random_uuid(), :id, :characterId, :messages, now() - n * interval '1 hour', 'user',
            case when n > 0 then now() end, now()
       from generate_series(0, :chats - 1) n`,
    { id, characterId, chats, messages: messagesOfChat },
  );
  await database.owner.raw(
    `insert into messages (id, chat_id, seq, role, sender_id, content, sent_at)
     select gen_random_uuid(), chats.id, n, 'user', :id, 'words', chats.last_message_at
       from chats, generate_series(1, :messages) n`,
    { id, messages: messagesOfChat },
  );
  for (const table of ['chats', 'messages']) await database.owner.raw('analyze ??', [table]);
  const placeAfter = async (skipped: number) => {
    const row = await database
      .db('chats')
      .join('messages', 'messages.chat_id', 'chats.id')
      .where({ user_id: id, seq: messagesOfChat })
      .orderBy('last_message_at', 'desc')
      .offset(skipped)
      .first('chat_id', 'messages.id as id');
    return { chatId: String(row?.chat_id), id: String(row?.id) };
  };
  [recent, older] = [await placeAfter(0), await placeAfter(100)];
});

/** Returns the scans of the partitions of messages. */
async function partitionsRead(work: (context: TestContext) => Promise<unknown>): Promise<Scans[]> {
  const scans = await counter.countScans(async (db) => expect(await work(createTestContext(db))));
  return [...scans].filter(([name]) => /^messages_\d\d$/.test(name)).map(([, scan]) => scan);
}

const sum = (scans: Scans[], key: keyof Scans) => scans.reduce((total, one) => total + one[key], 0);

describe('a query of one chat reads one partition', () => {
  it.each<[string, (context: TestContext) => Promise<unknown>]>([
    ['its thread', (context) => listMessages(context, person, { characterId, limit: 30 })],
    [
      'what was said in it',
      (context) => listTranscript(context, recent.chatId, { after: 0, limit: 30 }),
    ],
    ['the reply to a message', (context) => findReplyTo(context, recent)],
    ['a message to act on', (context) => readOwnMessage(context, person, recent.id)],
    ['a report', (context) => readEvidence(context, context.db, person, recent.id)],
    [
      'a reaction',
      (context) => reactToMessage(context, person, { messageId: recent.id, reaction: 'heart' }),
    ],
    [
      'a send',
      (context) =>
        sendMessage(context, createEmbeddedModerator(), {
          person,
          characterId,
          idempotencyKey: newId(),
          content: 'Good evening',
        }),
    ],
    [
      'its pictures',
      (context) =>
        listGallery(
          context,
          { userId: person.id, isSubscriber: false },
          { chatId: recent.chatId, limit: 20, tab: 'Unlocked' },
        ),
    ],
    ['a batch that is removed', (context) => removeSome(context.db, older.chatId, 10)],
    ['a message that is removed', (context) => removeMessage(context, person, recent.id)],
  ])('%s', async (_, work) => {
    const scans = await partitionsRead(work);
    expect(scans).toHaveLength(1);
    expect(sum(scans, 'whole')).toBe(0);
  });
});

describe('a query of all chats of a person reads each partition once, by an index', () => {
  it.each<[string, number, (context: TestContext) => Promise<unknown>]>([
    [
      'their list, by the chats of a page alone',
      21,
      (context) => listChats(context, person, { limit: 20 }),
    ],
    [
      'a message of an older chat',
      101 + 10,
      (context) => readOwnMessage(context, person, older.id),
    ],
    [
      'a search',
      2 * chats,
      (context) => searchMessages(context, person, { words: 'nowhere', limit: 5 }),
    ],
    [
      'the pictures of all',
      6 * chats,
      (context) => listCollections(context, person.id, { limit: 20 }),
    ],
    [
      'a picture by its message',
      chats,
      ({ db, seal }) =>
        viewPicture({ db, seal }, { userId: person.id, messageId: older.id, walk: 'thread' }),
    ],
    ['whether somebody was in danger', chats + 5, ({ db }) => readChatStatus(db, recent.chatId)],
  ])('%s', async (_, most, work) => {
    const scans = await partitionsRead(work);
    expect(sum(scans, 'byIndex')).toBeLessThanOrEqual(most);
    expect(sum(scans, 'whole')).toBe(0);
  });
});
