import type { Knex } from 'knex';

/** A message that was seen in its chat needs no telling any more (`n`: the row of the notice). */
export const wasSeen = `(n.kind = 'message' and exists (
  select 1 from chat_readings r
   where r.chat_id = (n.payload->>'chatId')::uuid and r.user_id = n.user_id
     and r.read_seq >= (n.payload->>'seq')::integer))`;

/** Notices that somebody has yet to see in the product. */
export const unreadOf = (db: Knex, userId: string): Knex.QueryBuilder =>
  db('notifications as n')
    .where({ 'n.user_id': userId, 'n.is_listed': true })
    .whereNull('n.read_at')
    .whereRaw(`not ${wasSeen}`);
