import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { periodAround } from '../limits/limit-period';
import { timeZoneOf } from '../limits/limit-standings';
import type { TransferReason } from '../schema';

/** One person's spends of one kind. */
interface KindOfSpend {
  userId: string;
  reason: TransferReason;
}

/**
 * Stores, in the caller's transaction, that a person agrees to spends of one kind, of at most `tokens`
 * each, until the end of their day.
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

/**
 * Returns the maximum of tokens per spend that a person agreed to today for one kind; null without an
 * agreement.
 */
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
