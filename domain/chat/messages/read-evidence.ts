import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { chatOfMessage } from './chat-of-message';
import { openWords, type StoredMessage } from './message';

/** The numbers of messages before and after a reported message that are kept as evidence. */
const before = 6;
const after = 3;

/** One message of a chat, as kept as evidence. */
interface EvidenceMessage {
  id: string;
  seq: number;
  role: 'user' | 'character';
  type: string;
  content: string;
  /** An ISO 8601 time. */
  sentAt: string;
}

interface Evidence {
  characterId: string;
  /** The slug of the character, withdrawn or not. */
  slug: string;
  chatId: string;
  /** The message and its neighbours in order, without removed messages. */
  messages: EvidenceMessage[];
}

type Row = Pick<
  StoredMessage,
  'id' | 'seq' | 'role' | 'type' | 'content' | 'sealed_content' | 'sent_at'
>;

/** Returns a message of the person's own chat with its neighbours; null if it no longer exists. */
export async function readEvidence(
  { seal }: Pick<DomainContext, 'seal'>,
  db: Knex,
  person: Person,
  messageId: string,
): Promise<Evidence | null> {
  const found = await db('messages')
    .join('chats', 'chats.id', 'messages.chat_id')
    .join('character_profiles', 'character_profiles.id', 'chats.character_id')
    .where('messages.id', messageId)
    .where('messages.chat_id', chatOfMessage(db, person, messageId))
    .where(`chats.${ownerColumn(person)}`, person.id)
    .whereNull('messages.removed_at')
    .first<{ chat_id: string; seq: number; character_id: string; slug: string } | undefined>(
      'messages.chat_id',
      'messages.seq',
      'chats.character_id',
      'character_profiles.slug',
    );
  if (!found) return null;
  const { chat_id: chatId, seq, character_id: characterId, slug } = found;
  const rows = await db('messages')
    .where({ chat_id: chatId, removed_at: null })
    .whereBetween('seq', [seq - before, seq + after])
    .orderBy('seq')
    .select<Row[]>('id', 'seq', 'role', 'type', 'content', 'sealed_content', 'sent_at');
  const messages = rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    role: row.role,
    type: row.type,
    content: openWords(seal, row),
    sentAt: row.sent_at.toISOString(),
  }));
  return { characterId, slug, chatId, messages };
}
