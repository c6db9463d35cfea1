import type { ChatFollowUpsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { followUpSettings } from './settings';

/** The right to decide about a chat for a while; whoever holds an older number has lost it. */
export type FollowUpClaim = Pick<ChatFollowUpsRow, 'chat_id' | 'attempts' | 'failures'>;

/** Claims a chat that is due; null where it is not, or somebody else is at it. */
export async function claimFollowUp(
  context: DomainContext,
  chatId: string,
): Promise<FollowUpClaim | null> {
  const { follow_up_lease_seconds } = await context.settings(followUpSettings);
  const now = context.now();
  const [claimed] = await context
    .db('chat_follow_ups')
    .where({ chat_id: chatId })
    .whereNot('frequency', 'never')
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<', now))
    .update({
      attempts: context.db.raw('attempts + 1'),
      // Whatever is said from now on wakes it again, and so does whoever dies over it.
      decided_at: now,
      due_at: context.db.raw('coalesce(due_at, ?)', [now]),
      leased_until: new Date(now.getTime() + follow_up_lease_seconds * 1000),
    })
    .returning(['chat_id', 'attempts', 'failures']);
  return claimed ?? null;
}

/** Gives a claim back, and notes when the chat is decided about anew. */
export async function releaseFollowUp(
  { db }: Pick<DomainContext, 'db'>,
  { chat_id, attempts }: FollowUpClaim,
  changes: Partial<ChatFollowUpsRow>,
): Promise<void> {
  await db('chat_follow_ups')
    .where({ chat_id, attempts })
    .update({ ...changes, leased_until: null });
}

/** Chats that are due by now, or in which something was said since they were last decided about. */
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
