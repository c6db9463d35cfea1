import type { Knex } from 'knex';
import type { CharacterProfilesRow, ChatsRow } from '~/db/rows';
import { concernsSchema, type Concerns } from '../concerns/decide-concern';
import { chatOfMessageSql } from '../messages/chat-of-message';
import { newId } from '../../shared/ids';
import { ownerColumn, type Person } from '../../shared/person';
import { prepared } from '../../shared/reading/prepared';

/** A chat whose row the transaction has locked, so that the next seq is reserved for it. */
export interface LockedChat {
  id: string;
  lastSeq: number;
  characterId: string;
  /** The creator who gets a share of what is spent here; null for a character of the house. */
  creatorId: string | null;
  characterName: string;
  /** True if the character takes messages. */
  isPublished: boolean;
  /** True if the person has blocked the character. */
  isBlocked: boolean;
  /** The accumulated evidence of its messages. */
  concerns: Concerns;
  /** The id for the next message. */
  messageId: string;
}

type ChatRow = Pick<ChatsRow, 'id' | 'last_seq'> &
  Pick<CharacterProfilesRow, 'name' | 'is_open'> & {
    creator_id: string | null;
    is_blocked: boolean;
    concerns: Record<string, unknown> | null;
  };

const columns = `
  chats.id, last_seq, concerns, name, is_open,
  case when origin = 'verified_model' then owner_user_id end as creator_id,
  exists (select from blocked_characters blocked
           where blocked.user_id = chats.user_id and blocked.character_id = chats.character_id)
    as is_blocked`;

/** Locks the person's current chat with a character until the transaction ends; null if there is none. */
export async function lockChat(
  trx: Knex.Transaction,
  person: Person,
  characterId: string,
): Promise<LockedChat | null> {
  const owner = ownerColumn(person);
  const [chat] = await prepared<ChatRow>(
    trx,
    `lock-chat-by-${owner}`,
    `select ${columns} from chats join character_profiles on character_profiles.id = character_id
      where ${owner} = :personId and character_id = :characterId and set_aside_at is null
        for update of chats`,
    { personId: person.id, characterId },
  );
  return chat ? { ...toLocked(chat), characterId } : null;
}

/** Locks the chat that contains a message, set aside or not; null if there is none. */
export async function lockChatOfMessage(
  trx: Knex.Transaction,
  person: Person,
  messageId: string,
): Promise<LockedChat | null> {
  const owner = ownerColumn(person);
  const [chat] = await prepared<ChatRow & Pick<ChatsRow, 'character_id'>>(
    trx,
    `lock-chat-of-message-by-${owner}`,
    `select ${columns}, character_id from chats
       join character_profiles on character_profiles.id = character_id
      where chats.id = ${chatOfMessageSql(person)} and ${owner} = :personId
        for update of chats`,
    { personId: person.id, messageId },
  );
  return chat ? { ...toLocked(chat), characterId: chat.character_id } : null;
}

/** Locks a chat by its id, set aside or not; null if there is none. */
export async function lockChatById(
  trx: Knex.Transaction,
  person: Person,
  chatId: string,
): Promise<LockedChat | null> {
  const [chat] = await prepared<ChatRow & Pick<ChatsRow, 'character_id'>>(
    trx,
    'lock-chat-by-id',
    `select ${columns}, character_id from chats
       join character_profiles on character_profiles.id = character_id
      where chats.id = :chatId and coalesce(user_id, guest_id) = :personId
        for update of chats`,
    { personId: person.id, chatId },
  );
  return chat ? { ...toLocked(chat), characterId: chat.character_id } : null;
}

const toLocked = (chat: ChatRow) => ({
  id: chat.id,
  lastSeq: chat.last_seq,
  creatorId: chat.creator_id,
  characterName: chat.name,
  isPublished: chat.is_open,
  isBlocked: chat.is_blocked,
  concerns: concernsSchema.parse(chat.concerns ?? {}),
  messageId: newId(),
});

/**
 * Serialises changes of a person's current chat with a character. Must be called before any of their
 * rows is locked.
 */
export async function lockPair(
  trx: Knex.Transaction,
  { id }: Person,
  characterId: string,
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `chats:${id} ${characterId}`,
  ]);
}
