import type { Knex } from 'knex';
import type { RepliesRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { Whereabouts } from '../send/crisis-referral';
import { prepared } from '../../shared/reading/prepared';
import { chatSettings } from '../settings';

export interface ClaimedReply {
  /** The message that needs a reply. */
  messageId: string;
  replyId: string;
  chatId: string;
  seq: number;
  /** Increases with every claim. The holder of a lower number has lost the lease. */
  attempt: number;
  /** True if it takes over an expired lease that was never released. */
  isTakeover: boolean;
  /** The number of failed model calls. */
  failures: number;
  /** The time since which the message waits for its reply. */
  since: Date;
  /** The same for every attempt at one reply. */
  requestId: string;
  /** The person's country and language at the time of sending. */
  whereabouts: Whereabouts;
}

interface ReplyRow extends Pick<
  RepliesRow,
  | 'message_id'
  | 'reply_id'
  | 'chat_id'
  | 'seq'
  | 'attempts'
  | 'failures'
  | 'created_at'
  | 'request_id'
  | 'country'
  | 'language'
> {
  was_leased: boolean;
}

/**
 * Leases the oldest unanswered message of a chat. Returns null if it is not due or another worker has
 * the lease. Takes over an expired lease.
 */
export async function claimReply(
  context: DomainContext,
  chatId: string,
): Promise<ClaimedReply | null> {
  const { reply_lease_seconds } = await context.settings(chatSettings);
  const now = context.now();
  const [row] = await prepared<ReplyRow>(
    context.db,
    'claim-reply',
    `update replies set attempts = attempts + 1, leased_until = :until
       from (select message_id as id, leased_until is not null as was_leased
               from replies where chat_id = :chatId and state = 'pending'
              order by seq limit 1) oldest
      where message_id = oldest.id and state = 'pending'
        and (leased_until is null or leased_until < :now)
        and (next_attempt_at is null or next_attempt_at <= :now)
      returning message_id, reply_id, chat_id, seq, attempts, was_leased, failures, created_at,
                request_id, country, language`,
    { chatId, now, until: new Date(now.getTime() + reply_lease_seconds * 1000) },
  );
  return row
    ? {
        messageId: row.message_id,
        replyId: row.reply_id,
        chatId: row.chat_id,
        seq: row.seq,
        attempt: row.attempts,
        isTakeover: row.was_leased,
        failures: row.failures,
        since: row.created_at,
        requestId: row.request_id ?? row.reply_id,
        whereabouts: { country: row.country, language: row.language },
      }
    : null;
}

/** The number of renewals within the duration of a lease. */
const renewals = 3;

/** Another worker has taken over the reply. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export interface Lease {
  /** Aborts with LeaseLost once another worker has the lease. */
  signal: AbortSignal;
  end(): void;
}

/**
 * Renews a lease while its reply is being written. A crashed writer is replaced soon, but a slow model
 * may finish. A failed renewal is left to the next one.
 */
export async function keepLease(context: DomainContext, claim: ClaimedReply): Promise<Lease> {
  const { reply_lease_seconds } = await context.settings(chatSettings);
  const leaseMs = reply_lease_seconds * 1000;
  const lost = new AbortController();
  const renew = async () => {
    const until = new Date(context.now().getTime() + leaseMs);
    const renewed = await held(context, claim).update({ leased_until: until });
    if (renewed === 0) lost.abort(new LeaseLost());
  };
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / renewals);
  return { signal: lost.signal, end: () => clearInterval(timer) };
}

/** Releases a lease after a failure and stores the time of the next attempt. */
export async function postponeReply(
  context: DomainContext,
  claim: ClaimedReply,
  { failures, until }: { failures: number; until: Date },
): Promise<void> {
  await held(context, claim).update({ leased_until: null, failures, next_attempt_at: until });
}

/** Returns a query for the reply's row while the claim is valid. */
function held(context: DomainContext, { messageId, attempt }: ClaimedReply) {
  return context
    .db('replies')
    .where({ message_id: messageId, attempts: attempt, state: 'pending' });
}

/** A chat with a message that waits for a reply. */
export interface DueChat {
  chatId: string;
  /** The request id of the waiting message. */
  requestId: string | null;
  /** True for a visitor's chat. */
  isGuest: boolean;
}

interface DueRow extends Pick<RepliesRow, 'chat_id' | 'request_id'> {
  is_guest: boolean;
}

/** Lists the chats whose oldest unanswered message is due and has waited too long, for the sweep. */
export async function listDueReplies(
  context: DomainContext,
  { olderThanSeconds, limit }: { olderThanSeconds: number; limit: number },
): Promise<DueChat[]> {
  const now = context.now();
  const { rows } = await context.db.raw<{ rows: DueRow[] }>(
    `select due.chat_id, due.request_id, chats.guest_id is not null as is_guest
       from replies due join chats on chats.id = due.chat_id
      where due.state = 'pending' and due.created_at < :before
        and (due.leased_until is null or due.leased_until < :now)
        and (due.next_attempt_at is null or due.next_attempt_at <= :now)
        and not exists (
          select from replies earlier
           where earlier.chat_id = due.chat_id and earlier.state = 'pending'
             and earlier.seq < due.seq)
      order by due.created_at limit :limit`,
    { now, before: new Date(now.getTime() - olderThanSeconds * 1000), limit },
  );
  return rows.map((row) => ({
    chatId: row.chat_id,
    requestId: row.request_id,
    isGuest: row.is_guest,
  }));
}

/** Returns a query for all messages that wait for a reply. */
export const pendingReplies = (db: Knex): Knex.QueryBuilder =>
  db('replies').where({ state: 'pending' });
