import type { ChatsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { messageColumns, openMessage, toMessage, type StoredMessage } from './message';
import { chatIdQuery } from '../chats/open-chat';
import { readQuotes } from './read-quotes';
import type { Message } from '../schema';

const moments = { sent_at: true, removed_at: true, edited_at: true } as const;

interface MessagePage {
  characterId: string;
  /** The id of one of several chats, set aside or not; undefined for the current one. */
  chatId?: string | undefined;
  limit: number;
  /** Page 1 is the newest; use `before` for distant pages. */
  page?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
  /** The seq of a message that should be in the middle. */
  around?: number | undefined;
}

export interface MessageList {
  chatId: string | null;
  items: Message[];
  hasMore: boolean;
  lastSeq: number;
  /** The seq of the chat's last message, whether it is on the page or not. */
  chatLastSeq: number;
}

/** The highest seq that the database column can hold. */
const lastPlace = 2 ** 31 - 1;

/**
 * Returns messages of the person's chat with a character in order: the newest, those before a seq,
 * those after one, or those around one. Empty if there is no chat.
 */
export async function listMessages(
  context: DomainContext,
  person: Person,
  { characterId, chatId, limit, page = 1, after, ...place }: MessagePage,
): Promise<MessageList> {
  const { db } = context;
  const ofChat = () => chatIdQuery(db, person, characterId, chatId);
  const before = endOf(place, limit);
  const query = db('messages')
    .where('chat_id', ofChat())
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .select(...messageColumns);
  if (before !== undefined) void query.where('seq', '<', before);
  if (after !== undefined) void query.where('seq', '>', after);
  if (before === undefined && after === undefined) void query.offset((page - 1) * limit);
  const [[chat], rows] = await Promise.all([
    readTogether<Pick<ChatsRow, 'id' | 'last_seq'>>(db, ofChat().select('last_seq'), {}),
    readTogether<StoredMessage>(db, query, moments),
  ]);
  const shown = rows.slice(0, limit);
  if (after === undefined) shown.reverse();
  const quotes = await readQuotes(context, shown);
  return {
    chatId: chat?.id ?? null,
    items: shown.map((row) =>
      toMessage(openMessage(context.seal, row), characterId, quotes.get(row.quoted_id ?? '')),
    ),
    hasMore: rows.length > limit,
    lastSeq: shown.at(-1)?.seq ?? 0,
    chatLastSeq: chat?.last_seq ?? 0,
  };
}

/** Returns the seq before which a page ends; undefined for the newest page. */
function endOf(
  { before, around }: Pick<MessagePage, 'before' | 'around'>,
  limit: number,
): number | undefined {
  const end = around === undefined ? before : around + Math.ceil(limit / 2);
  return end === undefined ? undefined : Math.min(end, lastPlace);
}
