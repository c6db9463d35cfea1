import type { Knex } from 'knex';
import type { DiaryEntriesRow, FactsRow } from '~/db/rows';
import { readTogether } from '../shared/reading/read-together';
import { placeOf, type Seal } from '../shared/sealing/seal';
import type { DiaryEntry, Fact } from './schema';

type StoredFact = Pick<
  FactsRow,
  | 'id'
  | 'sealed_text'
  | 'sealed_topic'
  | 'sealed_quote'
  | 'about'
  | 'origin'
  | 'message_id'
  | 'told_at'
  | 'edited_at'
  | 'forgotten_at'
>;
const momentsOfFact = { told_at: true, edited_at: true, forgotten_at: true } as const;

type SealedColumn = 'sealed_text' | 'sealed_topic' | 'sealed_quote';

/** Encrypts a fact's text for storage; returns null for null. */
export const sealFact = <Words extends string | null>(
  seal: Seal,
  id: string,
  column: SealedColumn,
  words: Words,
): Words | string => (words === null ? words : seal.seal(words, placeOf('facts', column, id)));

/**
 * Returns the facts of a chat that no newer fact has replaced, the oldest first. Forgotten facts that can
 * still be restored are included and have a `forgottenAt`.
 */
export async function readFacts({ db, seal }: { db: Knex; seal: Seal }, chatId: string) {
  const facts = db.raw(
    `select id, sealed_text, sealed_topic, sealed_quote, about, origin, message_id, told_at,
            edited_at, forgotten_at
       from facts where chat_id = ? and superseded_at is null order by told_at, id`,
    [chatId],
  );
  const rows = await readTogether<StoredFact>(db, facts, momentsOfFact);
  return rows.map((row) => openFact(seal, row));
}

function openFact(seal: Seal, row: StoredFact): Fact {
  const open = (column: SealedColumn) => {
    const sealed = row[column];
    return sealed === null ? null : seal.open(sealed, placeOf('facts', column, row.id));
  };
  return {
    id: row.id,
    text: open('sealed_text') ?? '',
    topic: open('sealed_topic'),
    quote: open('sealed_quote'),
    about: row.about,
    origin: row.origin,
    messageId: row.message_id,
    toldAt: row.told_at,
    editedAt: row.edited_at,
    forgottenAt: row.forgotten_at,
  };
}

type StoredEntry = Pick<
  DiaryEntriesRow,
  'id' | 'sealed_text' | 'first_message_id' | 'message_count' | 'told_at' | 'forgotten_at'
>;

/** Encrypts an entry's text for storage. */
export const sealEntry = (seal: Seal, id: string, text: string) =>
  seal.seal(text, placeOf('diary_entries', 'sealed_text', id));

/**
 * Returns the diary of a chat, the newest entry first, including forgotten ones that can still be restored.
 */
export async function readDiary(
  { db, seal }: { db: Knex; seal: Seal },
  chatId: string,
  limit: number,
): Promise<DiaryEntry[]> {
  const entries = db.raw(
    `select id, sealed_text, first_message_id, message_count, told_at, forgotten_at
       from diary_entries where chat_id = ? order by told_at desc, id desc limit ?`,
    [chatId, limit],
  );
  const moments = { told_at: true, forgotten_at: true } as const;
  const rows = await readTogether<StoredEntry>(db, entries, moments);
  return rows.map((row) => ({
    id: row.id,
    text: seal.open(row.sealed_text, placeOf('diary_entries', 'sealed_text', row.id)),
    firstMessageId: row.first_message_id,
    messageCount: row.message_count,
    toldAt: row.told_at,
    forgottenAt: row.forgotten_at,
  }));
}
