import { newId } from '../../shared/ids';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { sealWords } from '../messages/message';

interface Talk {
  characterId: string;
  count: number;
  /** The seq of the last message that the person has read. */
  readSeq?: number;
  /** The time of the last message; messages are a minute apart. */
  endsAt: Date;
  words?: (seq: number) => string;
}

/** Creates a conversation of a person with alternating messages, sealed as in storage. */
export async function makeTalk(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  person: Person,
  { characterId, count, readSeq = count, endsAt, words = (seq) => `Line ${seq}.` }: Talk,
): Promise<string> {
  const chatId = newId();
  const isCharacters = (seq: number) => seq % 2 === 1;
  const messages = Array.from({ length: count }, (_, index) => {
    const seq = index + 1;
    const id = newId();
    return {
      id,
      chat_id: chatId,
      seq,
      role: isCharacters(seq) ? ('character' as const) : ('user' as const),
      sender_id: isCharacters(seq) ? characterId : person.id,
      sealed_content: sealWords(seal, id, words(seq)),
      sent_at: new Date(endsAt.getTime() - (count - seq) * 60_000),
    };
  });
  await db('chats').insert({
    id: chatId,
    [ownerColumn(person)]: person.id,
    character_id: characterId,
    last_seq: count,
    read_seq: readSeq,
    unread_count: messages.filter(({ seq }) => seq > readSeq && isCharacters(seq)).length,
    last_message_at: endsAt,
    last_message_role: isCharacters(count) ? 'character' : 'user',
  });
  await db.batchInsert('messages', messages, 1000);
  return chatId;
}
