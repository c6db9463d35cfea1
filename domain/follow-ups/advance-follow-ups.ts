import type { Knex } from 'knex';

/**
 * Moves the times at which characters write first to a user a number of days into the past. The next
 * sweep writes what has become due. Returns the number of chats.
 */
export async function advanceFollowUps(
  trx: Knex.Transaction,
  userId: string,
  days: number,
): Promise<number> {
  const back = (column: string) => trx.raw('?? - make_interval(days => ?)', [column, days]);
  return trx('chat_follow_ups')
    .whereIn('chat_id', trx('threads').where({ user_id: userId }).select('id'))
    .update({
      last_written_at: back('last_written_at'),
      due_at: back('due_at'),
      decided_at: back('decided_at'),
    });
}
