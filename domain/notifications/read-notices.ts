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
export const readSeenNotices = (context: DomainContext, userId: string): Promise<void> =>
  readThose(context, userId, (notices) => void notices.whereRaw(wasSeen));

/** Marks the notice of completed quests as read; publishes an event if there was one. */
export const readQuestNotices = (context: DomainContext, userId: string): Promise<void> =>
  readThose(context, userId, (notices) => void notices.where('n.kind', 'quest-completed'));

async function readThose(
  context: DomainContext,
  userId: string,
  choose: (notices: Knex.QueryBuilder) => void,
): Promise<void> {
  const chosenIn = (db: Knex) =>
    db('notifications as n').where({ 'n.user_id': userId }).whereNull('n.read_at').modify(choose);
  // There is usually none, and this query is cheaper than a transaction.
  const [found] = await readTogether(context.db, chosenIn(context.db).limit(1).select('n.id'), {});
  if (!found) return;
  await transact(context, async (trx) => {
    const read = await chosenIn(trx).update({ read_at: context.now() });
    if (read > 0) await publishUnread(trx, userId);
  });
}

/** Publishes the number of unread notices, so that all open pages of the person show the same. */
async function publishUnread(trx: Knex.Transaction, userId: string): Promise<void> {
  const unread = await countUnread(trx, userId);
  announce(trx, noticesRead, { personId: userId, aggregateId: userId }, { userId, unread });
}
