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

/** Marks one notice read and answers it; a second time nothing changes. Refuses another's. */
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
    if (read > 0) await tell(trx, userId);
    const notice = noticeSchema.parse({ ...(row.payload as object), kind: row.kind });
    return { ok: true, notice };
  });
}

/** Marks all notices of somebody read; answers how many were not. */
export async function readAllNotices(context: DomainContext, userId: string): Promise<number> {
  return transact(context, async (trx) => {
    const read = await trx('notifications')
      .where({ user_id: userId })
      .whereNull('read_at')
      .update({ read_at: context.now() });
    if (read > 0) await tell(trx, userId);
    return read;
  });
}

/** Marks read what somebody has seen in their chats; their pages hear of it where there was any. */
export async function readSeenNotices(context: DomainContext, userId: string): Promise<void> {
  const seenIn = (db: Knex) =>
    db('notifications as n')
      .where({ 'n.user_id': userId })
      .whereNull('n.read_at')
      .whereRaw(wasSeen);
  // Mostly there is none, and a look costs less than a transaction.
  const [seen] = await readTogether(context.db, seenIn(context.db).limit(1).select('n.id'), {});
  if (!seen) return;
  await transact(context, async (trx) => {
    const read = await seenIn(trx).update({ read_at: context.now() });
    if (read > 0) await tell(trx, userId);
  });
}

/** All pages of theirs agree on how many are left. */
async function tell(trx: Knex.Transaction, userId: string): Promise<void> {
  const unread = await countUnread(trx, userId);
  announce(trx, noticesRead, { personId: userId, aggregateId: userId }, { userId, unread });
}
