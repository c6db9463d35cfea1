import type { ChatFollowUpsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';

/** The lease of a claim; a run that takes longer has lost it. */
export const followUpLeaseSeconds = 90;

/** The right to decide about a chat for a time. The holder of a lower attempt number has lost it. */
export type FollowUpClaim = Pick<ChatFollowUpsRow, 'chat_id' | 'attempts' | 'failures'>;

/** Claims a due chat; null if it is not due or another worker has the claim. */
export async function claimFollowUp(
  context: DomainContext,
  chatId: string,
): Promise<FollowUpClaim | null> {
  const now = context.now();
  const [claimed] = await context
    .db('chat_follow_ups')
    .where({ chat_id: chatId })
    .whereNot('frequency', 'never')
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<', now))
    .update({
      attempts: context.db.raw('attempts + 1'),
      // A later message makes the chat due again, and so does a crash of the worker.
      decided_at: now,
      due_at: context.db.raw('coalesce(due_at, ?)', [now]),
      leased_until: new Date(now.getTime() + followUpLeaseSeconds * 1000),
    })
    .returning(['chat_id', 'attempts', 'failures']);
  return claimed ?? null;
}

/** Releases a claim and stores the time of the next decision. */
export async function releaseFollowUp(
  { db }: Pick<DomainContext, 'db'>,
  { chat_id, attempts }: FollowUpClaim,
  changes: Partial<ChatFollowUpsRow>,
): Promise<void> {
  await db('chat_follow_ups')
    .where({ chat_id, attempts })
    .update({ ...changes, leased_until: null });
}

/** Lists the chats that are due, or that have messages since their last decision. */
export async function listDueFollowUps(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  limit: number,
): Promise<string[]> {
  return db('chat_follow_ups')
    .join('threads', 'threads.id', 'chat_follow_ups.chat_id')
    .whereNot('frequency', 'never')
    .where((wanted) =>
      wanted
        .where('due_at', '<=', now())
        .orWhere((woken) => woken.whereNull('due_at').whereRaw('last_message_at > decided_at')),
    )
    .orderBy('due_at')
    .limit(limit)
    .pluck<string[]>('chat_follow_ups.chat_id');
}
