import type { Knex } from 'knex';
import type { CharacterProfilesRow, ChatsRow } from '~/db/rows';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { prepared } from '../../shared/prepared';

/** A chat whose row the transaction holds, so that the next seq is its own. */
export interface LockedChat {
  id: string;
  lastSeq: number;
  characterId: string;
  /** Who shares in what is paid here; nobody's where the house made the character. */
  creatorId: string | null;
  characterName: string;
  /** Whether the character takes messages. */
  isPublished: boolean;
  /** For the message that is to come. */
  messageId: string;
}

type ChatRow = Pick<ChatsRow, 'id' | 'last_seq'> &
  Pick<CharacterProfilesRow, 'name' | 'is_published'> & { creator_id: string | null };

/** Locks a person's chat with a character until the transaction ends; null when there is none. */
export async function lockChat(
  trx: Knex.Transaction,
  person: Person,
  characterId: string,
): Promise<LockedChat | null> {
  const owner = person.kind === 'user' ? 'user_id' : 'guest_id';
  const [chat] = await prepared<ChatRow>(
    trx,
    `lock-chat-by-${owner}`,
    `select chats.id, last_seq, name, is_published,
            case when origin = 'verified_model' then owner_user_id end as creator_id
       from chats join character_profiles on character_profiles.id = character_id
      where ${owner} = :personId and character_id = :characterId for update of chats`,
    { personId: person.id, characterId },
  );
  if (!chat) return null;
  return {
    id: chat.id,
    lastSeq: chat.last_seq,
    characterId,
    creatorId: chat.creator_id,
    characterName: chat.name,
    isPublished: chat.is_published,
    messageId: newId(),
  };
}
