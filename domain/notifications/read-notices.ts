import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { refuse, type Refusal } from '../shared/refusals';
import { transact } from '../shared/transactions/transact';
import { countUnread } from './count-unread';
import { noticesRead } from './events';
import { wasSeen } from './unread';
import { noticeSchema, type Notice } from './notice';

/**
 * Marks one notice as read and returns it; repeating changes nothing. Refuses a notice of another person.
 */
export async function readNotice(
  context: DomainContext,
  userId: string,
  id: string,
): Promise<{ ok: true; notice: Notice } | Refusal<'not-found'>> {
  return transact(context, async (trx) => {
    const row = await trx('notifications').where({ id, user_id: userId }).first('kind', 'payload');
    if (!row) return refuse('not-found');
    const read = await trx('notifications')
      .where({ id })
      .whereNull('read_at')
      .update({ read_at: context.now() });
    if (read > 0) await publishUnread(trx, userId);
    const notice = noticeSchema.parse({ ...(row.payload as object), kind: row.kind });
    return { ok: true, notice };
  });
}

/** Marks all notices of a person as read; returns how many were unread. */
export async function readAllNotices(context: DomainContext, userId: string): Promise<number> {
  return transact(context, async (trx) => {
    const read = await trx('notifications')
      .where({ user_id: userId })
      .whereNull('read_at')
      .update({ read_at: context.now() });
    if (read > 0) await publishUnread(trx, userId);
    return read;
  });
}

/**
 * Marks notices as read whose messages the person has seen in a chat; publishes an event if there were any.
 */
export async function readSeenNotices(context: DomainContext, userId: string): Promise<void> {
  const seenIn = (db: Knex) =>
    db('notifications as n')
      .where({ 'n.user_id': userId })
      .whereNull('n.read_at')
      .whereRaw(wasSeen);
  // There is usually none, and this query is cheaper than a transaction.
  const [seen] = await readTogether(context.db, seenIn(context.db).limit(1).select('n.id'), {});
  if (!seen) return;
  await transact(context, async (trx) => {
    const read = await seenIn(trx).update({ read_at: context.now() });
    if (read > 0) await publishUnread(trx, userId);
  });
}

/** Publishes the number of unread notices, so that all open pages of the person show the same. */
async function publishUnread(trx: Knex.Transaction, userId: string): Promise<void> {
  const unread = await countUnread(trx, userId);
  announce(trx, noticesRead, { personId: userId, aggregateId: userId }, { userId, unread });
}
