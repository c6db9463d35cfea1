import type { Knex } from 'knex';

/**
 * An SQL condition for a message that was seen in its chat and needs no notice (`n` is the row of the
 * notice).
 */
export const wasSeen = `(n.kind = 'message' and exists (
  select 1 from chat_readings r
   where r.chat_id = (n.payload->>'chatId')::uuid and r.user_id = n.user_id
     and r.read_seq >= (n.payload->>'seq')::integer))`;

/** Returns a query for the notices that a person has not seen in the product. */
export const unreadOf = (db: Knex, userId: string): Knex.QueryBuilder =>
  db('notifications as n')
    .where({ 'n.user_id': userId, 'n.is_listed': true })
    .whereNull('n.read_at')
    .whereRaw(`not ${wasSeen}`);
