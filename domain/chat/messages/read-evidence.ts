import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { chatOfMessage } from './chat-of-message';
import { openWords, type StoredMessage } from './message';

/** So much is told of what was said around a message: what led to it, and what came of it. */
const before = 6;
const after = 3;

/** One message of a chat, as it is kept as evidence. */
interface EvidenceMessage {
  id: string;
  seq: number;
  role: 'user' | 'character';
  type: string;
  content: string;
  /** ISO. */
  sentAt: string;
}

interface Evidence {
  characterId: string;
  /** Withdrawn or not. */
  slug: string;
  chatId: string;
  /** The message and its neighbours in the order they were said; what was removed is not among them. */
  messages: EvidenceMessage[];
}

type Row = Pick<
  StoredMessage,
  'id' | 'seq' | 'role' | 'type' | 'content' | 'sealed_content' | 'sent_at'
>;

/** A message of one's own chat with what was said around it; null where there is none any more. */
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
