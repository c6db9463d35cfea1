import { Client } from 'pg';
import { seedPostsAtScale } from '~/db/seeds/seed-posts-at-scale';
import type { TestDatabase } from '~/db/testing';
import { sealWords } from '~/domain/chat/messages/message';
import type { DomainContext } from '~/domain/shared/context';
import { systemAccounts } from '~/domain/wallet/schema';
import { copyRows, type Cell } from './copy-rows';
import type { DatabaseSize } from './sizes';

/** The ids of a seeded database's rows by number. They are the same at every size. */
export interface Seeded {
  size: DatabaseSize;
  personId(person: number): string;
  chatId(chat: number): string;
  /** Returns the id of the character of a chat. */
  characterOf(chat: number): string;
  sessionId(person: number): string;
  characters: { id: string; slug: string }[];
  postIds: string[];
}

/** The time span of all data, in milliseconds. */
const reachMs = 180 * 24 * 3_600_000;
const monthMs = 30 * 24 * 3_600_000;

const kinds = ['person', 'chat', 'message', 'transfer', 'account', 'lot', 'session', 'other'];

/** Returns the id of a kind by number, ordered by time like the product's own ids. */
function idOf(kind: string, number: number, at: number): string {
  const time = Math.floor(at).toString(16).padStart(12, '0');
  const tail = (kinds.indexOf(kind) * 2 ** 44 + number).toString(16).padStart(18, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail.slice(0, 3)}-8${tail.slice(3, 6)}-${tail.slice(6)}`;
}

/**
 * Fills an empty database by COPY with people, chats, sealed messages in the order of time, a consistent
 * ledger, posts, views and the records of the last month, and vacuums it. Constraints and triggers stay
 * enabled. Only opening balances are written as the owner, because no other role may.
 */
export async function seedAtSize(
  database: TestDatabase,
  context: Pick<DomainContext, 'seal' | 'now'>,
  size: DatabaseSize,
): Promise<Seeded> {
  const { owner } = database;
  await seedPostsAtScale(owner, size.posts, () => undefined);
  const characters = await owner('characters')
    .orderBy('id')
    .select<Seeded['characters']>('id', 'slug');
  const postIds = await owner('posts').orderBy('id').pluck<string[]>('id');
  const end = context.now().getTime() - 3_600_000;
  const begin = end - reachMs;
  const spread = (number: number, count: number, span = reachMs) =>
    end - span + (span * number) / count;
  const seeded: Seeded = {
    size,
    characters,
    postIds,
    personId: (person) => idOf('person', person, begin),
    chatId: (chat) => idOf('chat', chat, begin),
    characterOf: (chat) => characters[chat % characters.length]?.id ?? '',
    sessionId: (person) => idOf('session', person, begin),
  };
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const ground = { client, context, seeded, begin, end, spread };
    await seedPeople(ground);
    await seedTalks(ground);
    await seedBooks(ground);
    await seedActivity(ground);
  } finally {
    await client.end();
  }
  await owner.raw('vacuum (analyze)');
  return seeded;
}

interface Ground {
  client: Client;
  context: Pick<DomainContext, 'seal' | 'now'>;
  seeded: Seeded;
  begin: number;
  end: number;
  /** Returns the time of the nth of a number of events. */
  spread(number: number, count: number, span?: number): number;
}

function* rowsOf(
  count: number,
  rowOf: (number: number) => readonly Cell[],
): Generator<readonly Cell[]> {
  for (let number = 0; number < count; number += 1) yield rowOf(number);
}

async function seedPeople({ client, seeded, begin, end }: Ground): Promise<void> {
  const { size, personId, sessionId } = seeded;
  const since = new Date(begin);
  await copyRows(
    client,
    'users',
    ['id', 'email', 'verified_at', 'adult_confirmed_at', 'trial_messages_used', 'created_at'],
    rowsOf(size.people, (n) => [personId(n), `person-${n}@example.com`, since, since, 5, since]),
  );
  await copyRows(
    client,
    'sessions',
    ['id', 'user_id', 'actor_id', 'expires_at', 'created_at'],
    rowsOf(size.people, (n) => [
      sessionId(n),
      personId(n),
      personId(n),
      new Date(end + monthMs),
      since,
    ]),
  );
}

/** The chats continue in turn, so that the rows of one chat are spread over the table. */
async function seedTalks(ground: Ground): Promise<void> {
  const { client, context, seeded, begin, spread } = ground;
  const { size, personId, chatId, characterOf } = seeded;
  const ofEach = Math.floor(size.messages / size.chats);
  const ownerOf = (chat: number) => personId(chat % size.people);
  const lastAt = (chat: number) =>
    new Date(spread((ofEach - 1) * size.chats + chat, size.messages));
  await copyRows(
    client,
    'chats',
    [
      'id',
      'user_id',
      'character_id',
      'last_seq',
      'read_seq',
      'last_message_at',
      'last_message_role',
      'created_at',
    ],
    rowsOf(size.chats, (n) => [
      chatId(n),
      ownerOf(n),
      characterOf(n),
      ofEach,
      ofEach,
      lastAt(n),
      ofEach % 2 === 1 ? 'character' : 'user',
      new Date(begin),
    ]),
  );
  await copyRows(
    client,
    'messages',
    ['id', 'chat_id', 'seq', 'role', 'sender_id', 'idempotency_key', 'sealed_content', 'sent_at'],
    rowsOf(size.messages, (n) => {
      const chat = n % size.chats;
      const seq = Math.floor(n / size.chats) + 1;
      const at = spread(n, size.messages);
      const id = idOf('message', n, at);
      const isCharacters = seq % 2 === 1;
      return [
        id,
        chatId(chat),
        seq,
        isCharacters ? 'character' : 'user',
        isCharacters ? characterOf(chat) : ownerOf(chat),
        isCharacters ? null : `key-${n}`,
        sealWords(
          context.seal,
          id,
          `Line ${seq}: the rain has stopped, and the street smells of it.`,
        ),
        new Date(at),
      ];
    }),
  );
  await seedOutcomes(ground, ofEach, ownerOf);
}

/** Writes the outcomes and replies of people's newest messages. */
async function seedOutcomes(
  { client, seeded, spread }: Ground,
  ofEach: number,
  ownerOf: (chat: number) => string,
): Promise<void> {
  const { size, chatId } = seeded;
  const first = Math.max(0, size.messages - 2 * size.recent);
  const sent = function* (): Generator<{ n: number; at: number }> {
    for (let n = first; n < size.messages; n += 1) {
      const seq = Math.floor(n / size.chats) + 1;
      if (seq % 2 === 0 && seq <= ofEach) yield { n, at: spread(n, size.messages) };
    }
  };
  await copyRows(
    client,
    'send_outcomes',
    ['sender_id', 'idempotency_key', 'kind', 'chat_id', 'message_id', 'created_at'],
    mapRows(sent(), ({ n, at }) => [
      ownerOf(n % size.chats),
      `key-${n}`,
      'sent',
      chatId(n % size.chats),
      idOf('message', n, at),
      new Date(at),
    ]),
  );
  await copyRows(
    client,
    'replies',
    ['message_id', 'chat_id', 'seq', 'reply_id', 'state', 'attempts', 'created_at'],
    mapRows(sent(), ({ n, at }) => [
      idOf('message', n, at),
      chatId(n % size.chats),
      Math.floor(n / size.chats) + 1,
      idOf('other', n, at),
      'done',
      1,
      new Date(at),
    ]),
  );
}

function* mapRows<Item>(
  items: Iterable<Item>,
  rowOf: (item: Item) => readonly Cell[],
): Generator<readonly Cell[]> {
  for (const item of items) yield rowOf(item);
}

/** The initial tokens of each person and, below, the amount of each spend. */
const given = 10_000;
const spent = 2;

/** Transfers per statement. The database checks their entries together. */
const transfersAtOnce = 100_000;

async function seedBooks(ground: Ground): Promise<void> {
  const { client, seeded, begin } = ground;
  const { size, personId } = seeded;
  const ofEach = Math.floor(size.transfers / size.people);
  const left = given - spent * (ofEach - 1);
  const since = new Date(begin);
  const accountId = (person: number) => idOf('account', person, begin);
  const lotId = (person: number) => idOf('lot', person, begin);
  // New accounts must be empty, but these have a history.
  await client.query('alter table ledger_accounts disable trigger user');
  await copyRows(
    client,
    'ledger_accounts',
    ['id', 'kind', 'owner_id', 'balance', 'version', 'created_at'],
    rowsOf(size.people, (n) => [accountId(n), 'person', personId(n), left, ofEach, since]),
  );
  await client.query('alter table ledger_accounts enable trigger user');
  await copyRows(
    client,
    'token_lots',
    ['id', 'account_id', 'kind', 'size', 'remaining', 'transfer_id', 'created_at'],
    rowsOf(size.people, (n) => [lotId(n), accountId(n), 'granted', given, left, null, since]),
  );
  for (let done = 0; done < size.transfers; done += transfersAtOnce) {
    const count = Math.min(transfersAtOnce, size.transfers - done);
    await seedTransfers(ground, { first: done, count, accountId, lotId });
  }
}

interface Transfers {
  first: number;
  count: number;
  accountId(person: number): string;
  lotId(person: number): string;
}

/** Writes transfers: the first of each person grants tokens, the others spend some. */
async function seedTransfers(
  { client, seeded, spread }: Ground,
  { first, count, accountId, lotId }: Transfers,
): Promise<void> {
  const { size, characterOf } = seeded;
  const factsOf = (index: number) => {
    const n = first + index;
    const at = spread(n, size.transfers);
    return { n, at, id: idOf('transfer', n, at), isGift: n < size.people, person: n % size.people };
  };
  await copyRows(
    client,
    'ledger_transfers',
    ['id', 'idempotency_key', 'reason', 'character_id', 'created_at'],
    rowsOf(count, (index) => {
      const { n, at, id, isGift } = factsOf(index);
      const why = isGift ? 'welcome' : 'text_message';
      return [id, `seeded-${n}`, why, isGift ? null : characterOf(n), new Date(at)];
    }),
  );
  await copyRows(
    client,
    'ledger_entries',
    ['transfer_id', 'account_id', 'amount', 'created_at'],
    rowsOf(2 * count, (leg) => {
      const { at, id, isGift, person } = factsOf(Math.floor(leg / 2));
      const tokens = isGift ? given : -spent;
      const other = isGift ? systemAccounts.promotion : systemAccounts.revenue;
      return leg % 2 === 0
        ? [id, accountId(person), tokens, new Date(at)]
        : [id, other, -tokens, new Date(at)];
    }),
  );
  const spends = function* () {
    for (let index = 0; index < count; index += 1) {
      const { id, isGift, person } = factsOf(index);
      if (!isGift) yield [id, lotId(person), 'spend', spent, 0];
    }
  };
  await copyRows(
    client,
    'token_lot_uses',
    ['transfer_id', 'lot_id', 'kind', 'tokens', 'cost_minor'],
    spends(),
  );
}

async function seedActivity(ground: Ground): Promise<void> {
  const { client, seeded, spread } = ground;
  const { size, personId, postIds, characterOf, chatId } = seeded;
  const postOf = (n: number) => postIds[(n * 31) % postIds.length] ?? '';
  const viewed = (n: number) => new Date(spread(n, size.views, monthMs));
  await copyRows(
    client,
    'post_views',
    ['post_id', 'viewed_on', 'viewer', 'user_id', 'viewed_at'],
    rowsOf(size.views, (n) => [
      postOf(n),
      viewed(n).toISOString().slice(0, 10),
      `\\\\x${n.toString(16).padStart(32, '0')}`,
      personId(n % size.people),
      viewed(n),
    ]),
  );
  await copyRows(
    client,
    'post_likes',
    ['user_id', 'post_id', 'created_at'],
    rowsOf(size.people, (n) => [personId(n), postOf(n), new Date(spread(n, size.people, monthMs))]),
  );
  await client.query(`
    insert into post_activity (post_id, hour, views)
    select post_id, date_trunc('hour', viewed_at, 'UTC'), count(*) from post_views group by 1, 2`);
  await copyRows(
    client,
    'follows',
    ['user_id', 'character_id', 'created_at'],
    rowsOf(2 * size.people, (n) => [
      personId(n % size.people),
      characterOf(n),
      new Date(spread(n, 2 * size.people)),
    ]),
  );
  await copyRows(
    client,
    'notifications',
    ['id', 'user_id', 'kind', 'subject', 'fact_id', 'read_at', 'told_at'],
    rowsOf(size.notices, (n) => {
      const at = spread(n, size.notices, monthMs);
      const id = idOf('other', n, at);
      const subject = `chat:${chatId(n % size.chats)}`;
      return [id, personId(n % size.people), 'message', subject, id, new Date(at), new Date(at)];
    }),
  );
  await copyRows(
    client,
    'model_calls',
    [
      'id',
      'person_id',
      'purpose',
      'tier',
      'model',
      'outcome',
      'tokens_in',
      'tokens_out',
      'duration_ms',
      'cost_micros',
      'request_id',
      'created_at',
    ],
    rowsOf(size.recent, (n) => {
      const at = spread(n, size.recent, monthMs);
      const id = idOf('other', n, at);
      const constants = ['reply', 'free', 'model', 'answered', 1000, 60, 800, 250];
      return [id, personId(n % size.people), ...constants, id, new Date(at)];
    }),
  );
}
