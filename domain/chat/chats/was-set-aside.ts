import type { Knex } from 'knex';
import { ownerColumn, type Person } from '../../shared/person';

interface Written {
  /** The chat in which the message was written, if the client sent it. */
  chatId: string | undefined;
  /** The chat to which it would be added. */
  current: string | undefined;
}

/**
 * Checks whether a message was written in the person's own chat that has since been set aside. A chat
 * that was removed or merged into another one does not count.
 */
export async function wasSetAside(
  db: Knex,
  person: Person,
  { chatId, current }: Written,
): Promise<boolean> {
  if (chatId === undefined || chatId === current) return false;
  const found = await db('chats')
    .where({ id: chatId, [ownerColumn(person)]: person.id })
    .whereNotNull('set_aside_at')
    .first('id');
  return found !== undefined;
}
