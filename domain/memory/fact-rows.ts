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

/** A fact's words as they are stored. */
export const sealFact = <Words extends string | null>(
  seal: Seal,
  id: string,
  column: SealedColumn,
  words: Words,
): Words | string => (words === null ? words : seal.seal(words, placeOf('facts', column, id)));

/**
 * The facts of a chat that no newer one took the place of, the oldest first; those that can still be
 * brought back among them, told by `forgottenAt`.
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

/** An entry's words as they are stored. */
export const sealEntry = (seal: Seal, id: string, text: string) =>
  seal.seal(text, placeOf('diary_entries', 'sealed_text', id));

/** The diary of a chat, the newest first; entries that can still be brought back among them. */
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
