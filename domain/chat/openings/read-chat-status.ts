import type { Knex } from 'knex';
import type { CharacterProfilesRow, ChatsRow } from '~/db/rows';
import { crisisSubtype } from '../send/crisis-referral';

/** The state of a user's chat, for code that would send an opening message in it. */
export interface ChatStatus {
  chatId: string;
  userId: string;
  characterId: string;
  characterName: string;
  isWithdrawn: boolean;
  isMuted: boolean;
  isArchived: boolean;
  isSetAside: boolean;
  /** True if the person has blocked the character. */
  isBlocked: boolean;
  lastSeq: number;
  /** The last message; null in an empty chat. */
  lastMessage: { id: string; role: 'user' | 'character'; sentAt: Date } | null;
  /** The seq of the person's own last message; null if they never wrote. */
  lastWroteSeq: number | null;
  /** True if a message of theirs still waits for a reply. */
  isReplyPending: boolean;
  /** The time of the person's last crisis card, in any chat. */
  distressAt: Date | null;
}

type ChatStatusRow = Pick<
  ChatsRow,
  'id' | 'user_id' | 'character_id' | 'muted_at' | 'archived_at' | 'set_aside_at' | 'last_seq'
> &
  Pick<CharacterProfilesRow, 'name' | 'is_open'> & {
    last_wrote_seq: number | null;
    is_reply_pending: boolean;
    is_blocked: boolean;
    distress_at: Date | null;
  };

/** Returns the state of a chat, with its row locked on request; null for a visitor's or removed chat. */
export async function readChatStatus(
  db: Knex,
  chatId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ChatStatus | null> {
  const { rows } = await db.raw<{ rows: ChatStatusRow[] }>(
    `select chats.id, user_id, character_id, muted_at, archived_at, set_aside_at, last_seq, name,
            is_open,
            exists (select from blocked_characters blocked
              where blocked.user_id = chats.user_id
                and blocked.character_id = chats.character_id) as is_blocked,
            (select max(seq) from messages
              where chat_id = chats.id and role = 'user') as last_wrote_seq,
            exists (select from replies
              where chat_id = chats.id and state = 'pending') as is_reply_pending,
            (select max(card.sent_at) from chats own
              cross join lateral (
                select sent_at from messages
                 where chat_id = own.id and subtype = :crisis
                 order by sent_at desc limit 1) card
              where own.user_id = chats.user_id) as distress_at
       from chats join character_profiles on character_profiles.id = character_id
      where chats.id = :chatId ${forUpdate ? 'for update of chats' : ''}`,
    { chatId, crisis: crisisSubtype },
  );
  const chat = rows[0];
  if (!chat?.user_id) return null;
  const last = await db('messages')
    .where({ chat_id: chatId, seq: chat.last_seq })
    .first('id', 'role', 'sent_at');
  return {
    chatId,
    userId: chat.user_id,
    characterId: chat.character_id,
    characterName: chat.name,
    isWithdrawn: !chat.is_open,
    isMuted: chat.muted_at !== null,
    isArchived: chat.archived_at !== null,
    isSetAside: chat.set_aside_at !== null,
    isBlocked: chat.is_blocked,
    lastSeq: chat.last_seq,
    lastMessage: last ? { id: last.id, role: last.role, sentAt: last.sent_at } : null,
    lastWroteSeq: chat.last_wrote_seq,
    isReplyPending: chat.is_reply_pending,
    distressAt: chat.distress_at,
  };
}
