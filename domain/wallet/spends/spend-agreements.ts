import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { periodAround } from '../limits/limit-period';
import { timeZoneOf } from '../limits/limit-standings';
import type { TransferReason } from '../schema';

/** Spends of one kind by one person. */
interface KindOfSpend {
  userId: string;
  reason: TransferReason;
}

/**
 * Notes, in the caller's transaction, that somebody who wants to be asked agrees to spends of one
 * kind, of at most so many tokens each, until their day ends.
 */
export async function agreeForToday(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, reason, tokens }: KindOfSpend & { tokens: number },
): Promise<void> {
  const now = context.now();
  const { to } = periodAround(now, 'day', await timeZoneOf(context, trx, userId));
  await trx('spend_agreements')
    .insert({ user_id: userId, reason, tokens, ends_at: to, created_at: now })
    .onConflict(['user_id', 'reason'])
    .merge(['tokens', 'ends_at']);
}

/** Up to how many tokens somebody has agreed to spends of one kind today; null where to none. */
export async function findAgreement(
  { now }: Pick<DomainContext, 'now'>,
  db: Knex,
  { userId, reason }: KindOfSpend,
): Promise<number | null> {
  const row = await db('spend_agreements')
    .where({ user_id: userId, reason })
    .where('ends_at', '>', now())
    .first('tokens');
  return row?.tokens ?? null;
}
