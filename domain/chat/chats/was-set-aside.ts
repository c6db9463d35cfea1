import type { Knex } from 'knex';
import { ownerColumn, type Person } from '../../shared/person';

interface Written {
  /** Where something was written, if its writer knows. */
  chatId: string | undefined;
  /** Where it would go. */
  current: string | undefined;
}

/**
 * Whether something was written in a chat of one's own that is set aside by now. One that is gone, or
 * has become part of another, is not.
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
