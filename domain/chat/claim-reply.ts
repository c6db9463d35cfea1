import type { DomainContext } from '../shared/context';

export interface ClaimedReply {
  /** The message to be answered. */
  messageId: string;
  replyId: string;
  chatId: string;
  seq: number;
  /** Grows with every claim: whoever holds an older number has lost the lease. */
  attempt: number;
  /** When the message began to wait for its answer. */
  since: Date;
}

interface ReplyRow {
  message_id: string;
  reply_id: string;
  chat_id: string;
  seq: number;
  attempts: number;
  created_at: Date;
}

/**
 * Leases the oldest unanswered message of a chat, or answers null when none is due or somebody else
 * is at it. A lease that ran out is taken over.
 */
export async function claimReply(
  context: DomainContext,
  chatId: string,
): Promise<ClaimedReply | null> {
  const { reply_lease_seconds } = await context.settings();
  const now = context.now();
  const { rows } = await context.db.raw<{ rows: ReplyRow[] }>(
    `update replies set attempts = attempts + 1, leased_until = :until
      where message_id = (
        select message_id from replies where chat_id = :chatId and state = 'pending'
         order by seq limit 1)
        and state = 'pending' and (leased_until is null or leased_until < :now)
      returning message_id, reply_id, chat_id, seq, attempts, created_at`,
    { chatId, now, until: new Date(now.getTime() + reply_lease_seconds * 1000) },
  );
  const row = rows[0];
  return row
    ? {
        messageId: row.message_id,
        replyId: row.reply_id,
        chatId: row.chat_id,
        seq: row.seq,
        attempt: row.attempts,
        since: row.created_at,
      }
    : null;
}

/** A lease is renewed this many times before it would run out. */
const renewals = 3;

/**
 * Holds a lease for as long as its reply is being written: a writer that dies is replaced soon, a
 * slow model is waited for. Returns its end; a renewal that fails is left to the next.
 */
export async function keepLease(context: DomainContext, claim: ClaimedReply): Promise<() => void> {
  const { reply_lease_seconds } = await context.settings();
  const leaseMs = reply_lease_seconds * 1000;
  const renew = () =>
    context
      .db('replies')
      .where({ message_id: claim.messageId, attempts: claim.attempt, state: 'pending' })
      .update({ leased_until: new Date(context.now().getTime() + leaseMs) });
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / renewals);
  return () => clearInterval(timer);
}

/** Gives a lease back after a failed attempt, so that the next one need not wait for its end. */
export async function releaseReply(context: DomainContext, claim: ClaimedReply): Promise<void> {
  await context
    .db('replies')
    .where({ message_id: claim.messageId, attempts: claim.attempt, state: 'pending' })
    .update({ leased_until: null });
}

/** Chats with a message that has waited longer than it should, for the sweep. */
export async function listChatsWithDueReplies(
  context: DomainContext,
  { olderThanSeconds, limit }: { olderThanSeconds: number; limit: number },
): Promise<string[]> {
  const now = context.now();
  const rows = await context
    .db('replies')
    .where('state', 'pending')
    .where('created_at', '<', new Date(now.getTime() - olderThanSeconds * 1000))
    .where((due) => due.whereNull('leased_until').orWhere('leased_until', '<', now))
    .orderBy('created_at')
    .limit(limit)
    .select<{ chat_id: string }[]>('chat_id');
  return [...new Set(rows.map((row) => row.chat_id))];
}
