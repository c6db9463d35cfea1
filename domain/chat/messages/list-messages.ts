import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { readTogether } from '../../shared/read-together';
import { messageColumns, openMessage, toMessage, type StoredMessage } from './message';
import { chatIdQuery, findChatId } from '../chats/open-chat';
import { readQuotes } from './read-quotes';
import type { Message } from '../schema';

const moments = { sent_at: true, removed_at: true, edited_at: true } as const;

interface MessagePage {
  characterId: string;
  limit: number;
  /** 1 is the newest page; deep pages are reached by `before`. */
  page?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
}

export interface MessageList {
  chatId: string | null;
  items: Message[];
  hasMore: boolean;
  lastSeq: number;
}

/**
 * Messages of the person's chat with a character in the order they were said: the newest, those
 * before a seq, or those after one. Empty when there is no chat.
 */
export async function listMessages(
  context: DomainContext,
  person: Person,
  { characterId, limit, page = 1, before, after }: MessagePage,
): Promise<MessageList> {
  const { db } = context;
  const query = db('messages')
    .where('chat_id', chatIdQuery(db, person, characterId))
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .select(...messageColumns);
  if (before !== undefined) void query.where('seq', '<', before);
  if (after !== undefined) void query.where('seq', '>', after);
  if (before === undefined && after === undefined) void query.offset((page - 1) * limit);
  const [chatId, rows] = await Promise.all([
    findChatId(db, person, characterId),
    readTogether<StoredMessage>(db, query, moments),
  ]);
  const shown = rows.slice(0, limit);
  if (after === undefined) shown.reverse();
  const quotes = await readQuotes(context, shown);
  return {
    chatId,
    items: shown.map((row) =>
      toMessage(openMessage(context.seal, row), characterId, quotes.get(row.quoted_id ?? '')),
    ),
    hasMore: rows.length > limit,
    lastSeq: shown.at(-1)?.seq ?? 0,
  };
}
