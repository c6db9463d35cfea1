import type { Knex } from 'knex';
import * as z from 'zod';
import type { CharacterAvatarsRow, CharacterProfilesRow, ChatsRow, MessagesRow } from '~/db/rows';
import { firstName } from '../../characters/first-name';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { ownerColumn, type Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { previewOf, readableWords, type StoredMessage } from '../messages/message';
import { blockedBy, narrowChats, type ChatFilter } from './narrow-chats';

/** A chat as a list shows it. */
export interface ChatSummary {
  id: string;
  character: {
    id: string;
    name: string;
    firstName: string;
    slug: string;
    type: string;
    isLive: boolean;
    /** True if it takes no messages any more. */
    isWithdrawn: boolean;
    /** The storage key. */
    avatar: string | null;
  };
  lastMessage: { type: string; preview: string; role: MessagesRow['role']; sentAt: Date } | null;
  unread: number;
  isPinned: boolean;
  isMuted: boolean;
  isArchived: boolean;
  /** True if the person's current chat with the character is another one. */
  isSetAside: boolean;
  startedAt: Date;
  updatedAt: Date;
}

interface ChatList extends ChatFilter {
  limit: number;
  cursor?: string | undefined;
  /** Only the current chat with this character, archived or not. */
  characterId?: string | undefined;
  /** Only the chat with this id, with that character. */
  chatId?: string | undefined;
}

type ChatRow = Pick<
  ChatsRow,
  'id' | 'character_id' | 'unread_count' | 'last_message_at' | 'created_at'
> &
  Pick<CharacterProfilesRow, 'name' | 'slug' | 'type' | 'is_live' | 'is_open'> &
  LeftJoined<Pick<StoredMessage, 'content' | 'sealed_content' | 'details'>> & {
    message_type: MessagesRow['type'] | null;
    is_pinned: boolean;
    is_muted: boolean;
    is_archived: boolean;
    is_set_aside: boolean;
    is_private: boolean | null;
    message_id: MessagesRow['id'] | null;
    avatar: CharacterAvatarsRow['storage_key'] | null;
    last_message_role: MessagesRow['role'] | null;
  };

const moments = { last_message_at: true, created_at: true } as const;

const positionSchema = z.object({ isPinned: z.boolean(), at: z.iso.datetime(), id: idSchema });

const isPinned = '(chats.pinned_at is not null)';

interface ChatPage {
  items: ChatSummary[];
  nextCursor: string | null;
}

/** Lists the person's chats page by page, newest first, without those with blocked characters. */
export async function listChats(
  context: DomainContext,
  person: Person,
  list: ChatList,
): Promise<ChatPage> {
  const rows = await readTogether<ChatRow>(context.db, findChats(context, person, list), moments);
  return toPage(context, rows, list);
}

/**
 * Returns the person's current chat with a character, or another one by its id, as a list shows it;
 * null if there is none.
 */
export async function findChat(
  context: DomainContext,
  person: Person,
  chat: { characterId: string; chatId?: string | undefined },
): Promise<ChatSummary | null> {
  const { items } = await listChats(context, person, { ...chat, limit: 1 });
  return items[0] ?? null;
}

function toPage(
  context: DomainContext,
  rows: ChatRow[],
  { limit }: Pick<ChatList, 'limit'>,
): ChatPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toSummary(context, row)),
    nextCursor:
      rows.length > limit && last?.last_message_at
        ? context.cursors.write({
            isPinned: last.is_pinned,
            at: last.last_message_at.toISOString(),
            id: last.id,
          })
        : null,
  };
}

const inOrder = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.orderByRaw(`${isPinned} desc`).orderBy([
    { column: 'chats.last_message_at', order: 'desc' },
    { column: 'chats.id', order: 'desc' },
  ]);

/** Reads one page of chats. Joins only the chats of that page, for any total number. */
function findChats(context: DomainContext, person: Person, list: ChatList): Knex.QueryBuilder {
  const { db } = context;
  return inOrder(
    db
      .from(pageOfChats(context, person, list).as('chats'))
      .join('character_profiles', 'character_profiles.id', 'chats.character_id')
      // One lookup in one partition per chat, independent of the planner's statistics on messages.
      .joinRaw(
        `left join lateral (
           select * from messages
            where messages.chat_id = chats.id and messages.seq = chats.last_seq limit 1
         ) last on true`,
      )
      .leftJoin('character_avatars', 'character_avatars.character_id', 'chats.character_id')
      .select(
        'chats.id',
        'chats.character_id',
        'chats.unread_count',
        'chats.last_message_at',
        'last.id as message_id',
        'last.type as message_type',
        'last.details',
        'last.content',
        'last.sealed_content',
        'chats.last_message_role',
        'chats.created_at',
        'character_profiles.name',
        'character_profiles.slug',
        'character_profiles.type',
        'character_profiles.is_live',
        'character_profiles.is_open',
        'character_avatars.storage_key as avatar',
        // Messages with signs of danger, and the replies to them, are shown only in the open conversation.
        db.raw(
          `(last.referral is not null
            or coalesce((chats.concerns #>> '{crisis,seq}')::int = last.seq, false)) as is_private`,
        ),
        db.raw(`${isPinned} as is_pinned`),
        db.raw('(chats.muted_at is not null) as is_muted'),
        db.raw('(chats.archived_at is not null) as is_archived'),
        db.raw('(chats.set_aside_at is not null) as is_set_aside'),
      ),
  );
}

/** Returns the chats of one page, plus one if another page follows. */
function pageOfChats(context: DomainContext, person: Person, list: ChatList): Knex.QueryBuilder {
  const { db } = context;
  const from = list.cursor ? context.cursors.read(positionSchema, list.cursor) : null;
  const query = inOrder(
    db('chats')
      .where(`chats.${ownerColumn(person)}`, person.id)
      .whereNotNull('chats.last_message_at')
      .limit(list.limit + 1)
      .select('chats.*'),
  );
  if (list.characterId) {
    void query.where('chats.character_id', list.characterId);
    return list.chatId
      ? query.where('chats.id', list.chatId)
      : query.whereNull('chats.set_aside_at');
  }
  narrowChats(query, context, person, list);
  if (from)
    void query.whereRaw(`(${isPinned}, chats.last_message_at, chats.id) < (?, ?, ?)`, [
      from.isPinned,
      from.at,
      from.id,
    ]);
  return query;
}

function toSummary({ seal }: Pick<DomainContext, 'seal'>, row: ChatRow): ChatSummary {
  return {
    id: row.id,
    character: {
      id: row.character_id,
      name: row.name,
      firstName: firstName(row.name),
      slug: row.slug,
      type: row.type,
      isLive: row.is_live && row.is_open,
      isWithdrawn: !row.is_open,
      avatar: row.is_open ? row.avatar : null,
    },
    lastMessage:
      row.last_message_at && row.last_message_role
        ? {
            type: row.message_type ?? 'text',
            preview: row.message_id ? previewOfLast(seal, { ...row, id: row.message_id }) : '',
            role: row.last_message_role,
            sentAt: row.last_message_at,
          }
        : null,
    unread: row.unread_count,
    isPinned: row.is_pinned,
    isMuted: row.is_muted,
    isArchived: row.is_archived,
    isSetAside: row.is_set_aside,
    startedAt: row.created_at,
    updatedAt: row.last_message_at ?? row.created_at,
  };
}

const previewOfLast = (seal: DomainContext['seal'], row: ChatRow): string =>
  row.is_private
    ? ''
    : previewOf(readableWords(seal, { ...row, type: row.message_type ?? 'text' }));

/**
 * Returns the first page of all chats, and the number of unread messages in the listed chats that are
 * not muted.
 */
export async function listRecentChats(
  context: DomainContext,
  person: Person,
  limit: number,
): Promise<ChatPage & { unread: number }> {
  const query = findChats(context, person, { limit }).select(
    unreadOf(context, person).as('unread'),
  );
  const rows = await readTogether<ChatRow & { unread: number }>(context.db, query, moments);
  return { ...toPage(context, rows, { limit }), unread: rows[0]?.unread ?? 0 };
}

const unreadOf = (context: DomainContext, person: Person): Knex.QueryBuilder =>
  context
    .db('chats')
    .where({ [ownerColumn(person)]: person.id, archived_at: null, muted_at: null })
    .where('unread_count', '>', 0)
    .whereNotExists(blockedBy(context, person))
    .select(context.db.raw('sum(unread_count)::integer'));
