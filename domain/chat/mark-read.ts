import type { DomainContext } from '../shared/context';
import { ownerColumn, type Person } from '../shared/person';

/** Everything said in the person's chat so far has been seen. A foreign chat stays as it is. */
export async function markChatRead(
  context: DomainContext,
  person: Person,
  chatId: string,
): Promise<void> {
  await context
    .db('chats')
    .where({ id: chatId, [ownerColumn(person)]: person.id })
    .update({ read_seq: context.db.raw<number>('last_seq'), unread_count: 0 });
}
