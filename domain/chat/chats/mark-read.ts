import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
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

/** What nobody had seen yet when a chat was opened. */
export interface Unread {
  /** The place of the last message that had been. */
  after: number;
  count: number;
}

/**
 * The same of the chat they go on in with the character of this slug, published or not, or of the one
 * that is named; answers what they had not seen.
 */
export async function markThreadRead(
  context: DomainContext,
  person: Person,
  { slug, chatId }: { slug: string; chatId?: string | undefined },
): Promise<Unread | null> {
  if (chatId !== undefined) return markRead(context, person, { id: chatId });
  const character = context.db('character_profiles').where({ slug }).select('id');
  return markRead(context, person, { character_id: character, set_aside_at: null });
}

async function markRead(
  { db }: DomainContext,
  person: Person,
  chat: { id: string } | { character_id: Knex.QueryBuilder; set_aside_at: null },
): Promise<Unread | null> {
  const [was] = await db
    .with('unread', (query) =>
      query
        .from('chats')
        .where({ ...chat, [ownerColumn(person)]: person.id })
        .whereRaw('(read_seq, unread_count) is distinct from (last_seq, 0)')
        .forUpdate()
        .select('id', 'read_seq', 'unread_count'),
    )
    .from('chats')
    .updateFrom('unread')
    .whereRaw('chats.id = unread.id')
    .update({ read_seq: db.raw<number>('chats.last_seq'), unread_count: 0 })
    .returning<Pick<ChatsRow, 'read_seq' | 'unread_count'>[]>([
      'unread.read_seq',
      'unread.unread_count',
    ]);
  return was && was.unread_count > 0 ? { after: was.read_seq, count: was.unread_count } : null;
}
