import type { Knex } from 'knex';
import type { ChatsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { ownerColumn, type Person } from '../../shared/person';
import { prepared } from '../../shared/reading/prepared';

/**
 * Marks all messages so far in the chats of these people as read. A chat of another person is left
 * unchanged.
 */
export async function markChatsRead(
  { db }: DomainContext,
  marks: readonly { person: Person; chatId: string }[],
): Promise<void> {
  const idsOf = (kind: Person['kind']) =>
    marks.map(({ person }) => (person.kind === kind ? person.id : null));
  await prepared(db, 'mark-chats-read', markSql, {
    chats: marks.map(({ chatId }) => chatId),
    users: idsOf('user'),
    guests: idsOf('guest'),
  });
}

// Rows are locked in a fixed order, so that concurrent calls cannot deadlock.
const markSql = `
  with unread as (
    select chats.id from chats
      join unnest(:chats::uuid[], :users::uuid[], :guests::uuid[]) as mark (chat_id, user_id, guest_id)
        on mark.chat_id = chats.id
       and (mark.user_id = chats.user_id or mark.guest_id = chats.guest_id)
     where (read_seq, unread_count) is distinct from (last_seq, 0)
     order by chats.id
       for no key update of chats
  )
  update chats set read_seq = chats.last_seq, unread_count = 0
    from unread where chats.id = unread.id`;

/** The unread messages at the time a chat was opened. */
export interface Unread {
  /** The seq of the last message already read. */
  after: number;
  count: number;
}

/**
 * Marks the messages as read in the person's current chat with the character of this slug, published
 * or not, or in the given chat. Returns the messages that were unread.
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
