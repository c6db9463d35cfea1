import type { Knex } from 'knex';

/** Moves a user's messages with characters a number of days into the past. Returns the number of chats. */
export async function advanceChats(
  trx: Knex.Transaction,
  userId: string,
  days: number,
): Promise<number> {
  const back = (column: string) => trx.raw('?? - make_interval(days => ?)', [column, days]);
  const chats = await trx('chats')
    .where({ user_id: userId })
    .update({
      created_at: back('created_at'),
      last_message_at: back('last_message_at'),
      set_aside_at: back('set_aside_at'),
    })
    .returning('id');
  const ids = chats.map(({ id }) => id);
  await trx('messages')
    .whereIn('chat_id', ids)
    .update({ sent_at: back('sent_at'), edited_at: back('edited_at') });
  return ids.length;
}
