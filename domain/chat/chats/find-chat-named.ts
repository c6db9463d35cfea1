import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { chatIdQuery } from './open-chat';

/** A chat of one's own by its id. */
export interface NamedChat {
  id: string;
  /** When it began. */
  startedAt: Date;
  /** Somebody goes on in another with the same character. */
  isSetAside: boolean;
}

/** The person's chat of that id with a character; null where there is none. */
export async function findChatNamed(
  { db }: Pick<DomainContext, 'db'>,
  person: Person,
  { characterId, chatId }: { characterId: string; chatId: string },
): Promise<NamedChat | null> {
  const chat = await chatIdQuery(db, person, characterId, chatId).first<
    { id: string; created_at: Date; set_aside_at: Date | null } | undefined
  >('created_at', 'set_aside_at');
  return chat
    ? { id: chat.id, startedAt: chat.created_at, isSetAside: chat.set_aside_at !== null }
    : null;
}
