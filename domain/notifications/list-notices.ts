import type { Knex } from 'knex';
import * as z from 'zod';
import type { CharacterAvatarsRow, CharacterProfilesRow, NotificationsRow } from '~/db/rows';
import { firstName } from '../characters/first-name';
import { previewMessages } from '../chat/messages/preview-messages';
import type { DomainContext } from '../shared/context';
import { idSchema } from '../shared/ids';
import type { LeftJoined } from '../shared/reading/left-joined';
import { readTogether } from '../shared/reading/read-together';
import { kindsOf, type NoticeFilter } from './groups';
import { noticeSchema, type Notice } from './notice';
import { unreadOf, wasSeen } from './unread';

/** The usual number of notices per page. */
export const noticesPerPage = 20;

/** A notice as shown in lists. */
export interface ListedNotice {
  id: string;
  notice: Notice;
  /** The number of facts in the notice. */
  times: number;
  isRead: boolean;
  toldAt: Date;
  /** The character that the notice is about; `avatar` is the storage key. */
  character: {
    id: string;
    slug: string;
    name: string;
    firstName: string;
    avatar: string | null;
  } | null;
  /** The first line of a message, if it still exists in the chat. */
  words: string | null;
}

interface NoticeList {
  filter?: NoticeFilter;
  limit: number;
  cursor?: string | undefined;
}

interface NoticePage {
  items: ListedNotice[];
  nextCursor: string | null;
}

type NoticeRow = Pick<NotificationsRow, 'id' | 'kind' | 'times' | 'told_at'> & {
  payload: Record<string, unknown>;
  is_read: boolean;
  character_id: string | null;
  avatar: CharacterAvatarsRow['storage_key'] | null;
} & LeftJoined<Pick<CharacterProfilesRow, 'slug' | 'name'>>;

const positionSchema = z.object({ at: z.iso.datetime(), id: idSchema });

/** Returns a page of a person's notices, the newest first. */
export async function listNotices(
  context: DomainContext,
  userId: string,
  list: NoticeList,
): Promise<NoticePage> {
  const query = findNotices(context, userId, list);
  const rows = await readTogether<NoticeRow>(context.db, query, { told_at: true });
  const shown = rows.slice(0, list.limit);
  const last = shown.at(-1);
  return {
    items: await complete(context, userId, shown),
    nextCursor:
      rows.length > list.limit && last
        ? context.cursors.write({ at: last.told_at.toISOString(), id: last.id })
        : null,
  };
}

/** Returns one notice of a person, listed or not; null when there is none. */
export async function findNotice(
  context: DomainContext,
  userId: string,
  id: string,
): Promise<ListedNotice | null> {
  const query = withCharacters(context.db, context.db('notifications as n')).where({
    'n.id': id,
    'n.user_id': userId,
  });
  const rows = await readTogether<NoticeRow>(context.db, query, { told_at: true });
  const [notice] = await complete(context, userId, rows);
  return notice ?? null;
}

function findNotices(context: DomainContext, userId: string, list: NoticeList) {
  const { db } = context;
  const { filter = 'all', limit } = list;
  const from = list.cursor ? context.cursors.read(positionSchema, list.cursor) : null;
  const rows =
    filter === 'unread'
      ? unreadOf(db, userId)
      : db('notifications as n').where({ 'n.user_id': userId, 'n.is_listed': true });
  const query = withCharacters(db, rows)
    .orderBy([
      { column: 'n.told_at', order: 'desc' },
      { column: 'n.id', order: 'desc' },
    ])
    .limit(limit + 1);
  const ofCharacters = kindsOf(['messages', 'publications']);
  if (filter === 'characters') void query.whereIn('n.kind', ofCharacters);
  if (filter === 'account') void query.whereNotIn('n.kind', ofCharacters);
  if (from) void query.whereRaw('(n.told_at, n.id) < (?::timestamptz, ?)', [from.at, from.id]);
  return query;
}

const withCharacters = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  rows
    .joinRaw(`left join character_profiles c on c.id = (n.payload->>'characterId')::uuid`)
    .leftJoin('character_avatars', 'character_avatars.character_id', 'c.id')
    .select(
      'n.id',
      'n.kind',
      'n.payload',
      'n.times',
      'n.told_at',
      db.raw(`(n.read_at is not null or ${wasSeen}) as is_read`),
      'c.id as character_id',
      'c.slug',
      'c.name',
      'character_avatars.storage_key as avatar',
    );

/** Completes rows to notices. Rows that a newer release wrote and this one cannot parse are skipped. */
async function complete(
  context: DomainContext,
  userId: string,
  rows: NoticeRow[],
): Promise<ListedNotice[]> {
  const read = rows.flatMap((row) => {
    const { success, data } = noticeSchema.safeParse({
      ...row.payload,
      kind: row.kind,
    });
    return success ? [{ row, notice: data }] : [];
  });
  const places = read.flatMap(({ notice }) =>
    notice.kind === 'message' ? [{ chatId: notice.chatId, id: notice.messageId }] : [],
  );
  const words = await previewMessages(context, userId, places);
  return read.map(({ row, notice }) => ({
    id: row.id,
    notice,
    times: row.times,
    isRead: row.is_read,
    toldAt: row.told_at,
    character: characterOf(row),
    words: notice.kind === 'message' ? (words.get(notice.messageId) ?? null) : null,
  }));
}

function characterOf({ character_id: id, slug, name, avatar }: NoticeRow) {
  if (id === null || slug === null || name === null) return null;
  return { id, slug, name, firstName: firstName(name), avatar };
}
