import { makeCharacter, makeUser, type TestDatabase } from '~/db/testing';
import { recallLines } from '~/domain/memory/lines/recall-lines';
import { tokeniserOf } from '~/domain/memory/lines/store-lines';
import { memorySettings } from '~/domain/memory/settings';
import { termsOf } from '~/domain/memory/words/line-terms';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { percentile } from '../percentiles';
import { readSmallTalk } from './talk-schema';

/** The number of lines in each of the other chats. */
const linesPerChat = 1000;
/** The number of different texts; their words are distributed as in talk. */
const texts = 4000;
const questions = 300;

/**
 * Fills the database with `size` messages of people, one chat with the maximum number of lines among them,
 * and returns a sentence about the time to recall something in that chat.
 */
export async function measureAtSize(
  { db, owner }: TestDatabase,
  context: DomainContext,
  size: number,
): Promise<string> {
  const { memory_max_lines: most } = await context.settings(memorySettings);
  const { id: userId } = await makeUser(db);
  const largest = newId();
  const pool = await readSmallTalk('en', texts);
  const moment = { at: context.now(), timeZone: 'UTC' };
  const { tokenOf } = tokeniserOf(context, largest);
  await owner.raw('create table pool (number integer primary key, words text, tokens integer[])');
  for (const [number, words] of pool.entries()) {
    const tokens = [...termsOf(words, moment)].map(tokenOf);
    await owner('pool').insert({ number, words, tokens });
  }
  const chats = Math.max(0, Math.ceil((size - most) / linesPerChat));
  const lines = [
    { id: largest, count: Math.min(most, size) },
    ...Array.from({ length: chats }, () => ({ id: newId(), count: linesPerChat })),
  ];
  for (const { id, count } of lines) {
    const { id: characterId } = await makeCharacter(db);
    await fillChat({ db, owner }, { id, count, userId, characterId, isLargest: id === largest });
  }
  await owner.raw('vacuum (analyze) messages, remembered_lines, chat_memories');
  const times: number[] = [];
  const person = { kind: 'user', id: userId } as const;
  for (const content of await readSmallTalk('en', questions)) {
    const from = performance.now();
    await recallLines(context, {
      chatId: largest,
      person,
      messages: [{ role: 'user', content }],
    });
    times.push(performance.now() - from);
  }
  const [bytes] = (
    await owner.raw<{ rows: { table: string; index: string }[] }>(
      `select pg_size_pretty(pg_relation_size('remembered_lines')) as "table",
              pg_size_pretty(pg_indexes_size('remembered_lines')) as "index"`,
    )
  ).rows;
  return (
    `${size} messages, ${lines[0]?.count ?? 0} in the chat: ` +
    `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms; ` +
    `table ${bytes?.table ?? '?'}, indexes ${bytes?.index ?? '?'}`
  );
}

interface Filled {
  id: string;
  count: number;
  userId: string;
  characterId: string;
  isLargest: boolean;
}

/** Adds a chat with messages of the pool. The tokens of other chats are others, like those of another key. */
async function fillChat(
  { db, owner }: Pick<TestDatabase, 'db' | 'owner'>,
  { id, count, userId, characterId, isLargest }: Filled,
): Promise<void> {
  const now = new Date();
  await db('chats').insert({
    id,
    user_id: userId,
    character_id: characterId,
    last_seq: count,
    created_at: now,
  });
  await db('chat_memories').insert({
    chat_id: id,
    messages_told: count,
    created_at: now,
    updated_at: now,
  });
  const mask = isLargest ? 0 : Math.floor(Math.random() * 2 ** 31);
  await owner.raw(
    `with sent as (
       insert into messages (id, chat_id, seq, role, sender_id, type, content, sent_at)
       select gen_random_uuid(), :id, number, 'user', :userId, 'text', words,
              now() - number * interval '1 hour'
         from generate_series(1, :count) as series (number)
         join lateral (select words from pool
                        where pool.number = abs(hashint4(series.number)) % :texts) as one on true
       returning chat_id, id, sent_at, content
     )
     insert into remembered_lines (chat_id, message_id, sent_at, tokens)
     select chat_id, id, sent_at,
            array(select token # :mask from unnest(tokens) as token order by 1)
       from sent join pool on pool.words = sent.content`,
    { id, userId, count, texts, mask },
  );
}
