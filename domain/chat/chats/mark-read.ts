import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';

/** Everything said in the person's chat so far has been seen. A foreign chat stays as it is. */
export async function markChatRead(
  context: DomainContext,
  person: Person,
  chatId: string,
): Promise<void> {
  await markRead(context, person, { id: chatId });
}

/** The same of their chat with the character of this slug, published or not, if they have one. */
export async function markThreadRead(
  context: DomainContext,
  person: Person,
  slug: string,
): Promise<void> {
  const character = context.db('character_profiles').where({ slug }).select('id');
  await markRead(context, person, { character_id: character });
}

async function markRead(
  { db }: DomainContext,
  person: Person,
  chat: { id: string } | { character_id: Knex.QueryBuilder },
): Promise<void> {
  await db('chats')
    .where({ ...chat, [ownerColumn(person)]: person.id })
    .whereRaw('(read_seq, unread_count) is distinct from (last_seq, 0)')
    .update({ read_seq: db.raw<number>('last_seq'), unread_count: 0 });
}
