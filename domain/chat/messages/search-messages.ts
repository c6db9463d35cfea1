import * as z from 'zod';
import type { CharacterAvatarsRow, CharacterProfilesRow, ChatsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { idSchema } from '../../shared/ids';
import type { LeftJoined } from '../../shared/reading/left-joined';
import { ownerColumn, type Person } from '../../shared/person';
import { chatIdQuery } from '../chats/open-chat';
import { findWords, fold, type Excerpt } from './find-words';
import { readableWords, type StoredMessage } from './message';

interface Search {
  words: string;
  /** The role of the sender; both by default. */
  by?: 'user' | 'character' | undefined;
  /** Only this chat; all of the person's chats by default. */
  chat?: { characterId: string; chatId?: string | undefined } | undefined;
  limit: number;
  /** The end of an earlier search. */
  cursor?: string | undefined;
}

/** A message that contains the words. */
export interface Hit {
  id: string;
  seq: number;
  role: 'user' | 'character';
  sentAt: Date;
  excerpt: Excerpt;
  /** The id of the chat if it was set aside; null for the current one. */
  setAside: string | null;
  /** The character of the chat; the avatar is a storage key, null if the character is not published. */
  character: { name: string; slug: string; avatar: string | null };
}

export interface HitPage {
  hits: Hit[];
  /** Continues with older messages; null once everything was searched. */
  nextCursor: string | null;
}

/** The maximum number of messages that one search opens, which takes a fraction of a second. */
const mostOpened = 6_000;
const batch = 500;
/** The minimum cost of a chat in messages: each chat takes a query, even a short one. */
const leastPerChat = 50;
const chatsAtOnce = 100;

/** The minimum number of letters. Shorter words occur in too many messages. */
const fewestLetters = 2;

const positionSchema = z.object({
  /** The position of the chat in the order of last messages, then of ids. */
  at: z.iso.datetime(),
  id: idSchema,
  /** Messages of that chat before this seq have not been searched. */
  before: z.number().int().positive(),
});
type Position = z.infer<typeof positionSchema>;

type ChatRow = Pick<ChatsRow, 'id' | 'last_seq' | 'set_aside_at'> & {
  last_message_at: Date;
} & Pick<CharacterProfilesRow, 'name' | 'slug' | 'is_open'> &
  LeftJoined<Pick<CharacterAvatarsRow, 'storage_key'>>;

type Row = Pick<
  StoredMessage,
  'id' | 'seq' | 'role' | 'type' | 'details' | 'content' | 'sealed_content' | 'sent_at'
>;

/**
 * Searches the person's own messages for words, in one chat or in all, most recently used chats first
 * and newest messages first. Messages are sealed and must be opened one by one, so a search ends after
 * a number of hits or messages.
 */
export async function searchMessages(
  context: DomainContext,
  person: Person,
  { words, by, chat: only, limit, cursor }: Search,
): Promise<HitPage> {
  const wanted = fold(words.trim().replace(/\s+/g, ' '));
  if ([...wanted].length < fewestLetters) return { hits: [], nextCursor: null };
  const hits: Hit[] = [];
  let from = cursor === undefined ? null : context.cursors.read(positionSchema, cursor);
  let left = mostOpened;
  for (;;) {
    const chats = await listChatsFrom(context, person, { from, only });
    for (const chat of chats) {
      let before = from?.id === chat.id ? from.before : chat.last_seq + 1;
      left -= leastPerChat;
      while (before > 1) {
        const position: Position = { at: chat.last_message_at.toISOString(), id: chat.id, before };
        if (left <= 0) return { hits, nextCursor: context.cursors.write(position) };
        const rows = await listBefore(context, { chatId: chat.id, before, by });
        for (const row of rows) {
          before = row.seq;
          const excerpt = findWords(readableWords(context.seal, row), wanted);
          if (excerpt) hits.push(toHit(row, excerpt, chat));
          if (hits.length === limit) {
            return { hits, nextCursor: context.cursors.write({ ...position, before }) };
          }
        }
        left -= rows.length;
        if (rows.length < batch) before = 1;
      }
      from = { at: chat.last_message_at.toISOString(), id: chat.id, before: 1 };
    }
    if (chats.length < chatsAtOnce) return { hits, nextCursor: null };
  }
}

/** Returns the chats from a position on, including the chat at the position itself. */
function listChatsFrom(
  { db }: DomainContext,
  person: Person,
  { from, only }: { from: Position | null; only: Search['chat'] },
): Promise<ChatRow[]> {
  const query = db('chats')
    .join('character_profiles', 'character_profiles.id', 'chats.character_id')
    .leftJoin('character_avatars', 'character_avatars.character_id', 'chats.character_id')
    .where(`chats.${ownerColumn(person)}`, person.id)
    .whereNotNull('chats.last_message_at')
    .orderBy([
      { column: 'chats.last_message_at', order: 'desc' },
      { column: 'chats.id', order: 'desc' },
    ])
    .limit(chatsAtOnce)
    .select<ChatRow[]>(
      'chats.id',
      'chats.last_seq',
      'chats.last_message_at',
      'chats.set_aside_at',
      'character_profiles.name',
      'character_profiles.slug',
      'character_profiles.is_open',
      'character_avatars.storage_key',
    );
  if (only) void query.where('chats.id', chatIdQuery(db, person, only.characterId, only.chatId));
  if (!from) return query;
  return query.whereRaw('(chats.last_message_at, chats.id) <= (?, ?)', [from.at, from.id]);
}

function listBefore(
  { db }: DomainContext,
  { chatId, before, by }: { chatId: string; before: number; by: Search['by'] },
): Promise<Row[]> {
  const query = db('messages')
    .where({ chat_id: chatId, removed_at: null })
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(batch)
    .select<Row[]>('id', 'seq', 'role', 'type', 'details', 'content', 'sealed_content', 'sent_at');
  return by === undefined ? query : query.where({ role: by });
}

function toHit({ id, seq, role, sent_at }: Row, excerpt: Excerpt, chat: ChatRow): Hit {
  const { name, slug, is_open, storage_key } = chat;
  const character = { name, slug, avatar: is_open ? storage_key : null };
  const setAside = chat.set_aside_at === null ? null : chat.id;
  return { id, seq, role, sentAt: sent_at, excerpt, setAside, character };
}
