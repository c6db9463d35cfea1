import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { chatIdQuery } from './open-chat';

/** A chat of the person, selected by its id. */
export interface NamedChat {
  id: string;
  /** The time at which it started. */
  startedAt: Date;
  /** True if the person's current chat with the character is another one. */
  isSetAside: boolean;
}

/** Returns the person's chat with a character by its id; null if there is none. */
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
