import type { Knex } from 'knex';
import type { SpendingLimitsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { decideLimitChange, leftOf, limitAt, type SpendingLimit } from './decide-limit';
import { limitPeriods, type LimitPeriod } from './limit-period';
import { readLimitStatuses } from './limit-standings';
import { readBalance } from '../get-balance';
import { lockPurse } from '../lock-purse';
import { walletSettings } from '../settings';

/** A limit as its owner sees it. */
export interface SpendingLimitView {
  period: LimitPeriod;
  /** Tokens; null if none is set. */
  limit: number | null;
  /** Tokens spent and held in the current period, and the rest of the limit; null without a limit. */
  spent: number | null;
  left: number | null;
  /** End of the current period (ISO 8601); null without a limit. */
  endsAt: string | null;
  /** The pending limit and the time from which it applies; null if no change is pending. */
  next: { limit: number | null; from: string } | null;
}

/** Returns a person's own limits by day, week and month, and what is left of each. */
export async function getSpendingLimits(
  context: DomainContext,
  userId: string,
): Promise<SpendingLimitView[]> {
  return view(context, context.db, userId);
}

/** Returns the tokens that a person can spend now: their balance, as far as their limits permit. */
export async function readSpendable(
  context: Pick<DomainContext, 'settings' | 'now'>,
  db: Knex,
  userId: string,
): Promise<number> {
  const balance = await readBalance(db, userId);
  if (balance === 0) return 0;
  const rows = await db('spending_limits').where({ user_id: userId }).select();
  const standings = await readLimitStatuses(context, db, userId, rows.map(toLimit));
  return Math.min(balance, ...standings.map(leftOf));
}

/**
 * Sets a person's own limit, or removes it (null). A lower or a first limit applies immediately; a higher
 * one, or none, after `spending_limit_raise_hours`. Throws a RangeError unless it is a whole number from 0.
 */
export async function changeSpendingLimit(
  context: DomainContext,
  userId: string,
  { period, tokens }: { period: LimitPeriod; tokens: number | null },
): Promise<SpendingLimitView[]> {
  if (tokens !== null && (!Number.isSafeInteger(tokens) || tokens < 0)) {
    throw new RangeError(`${tokens} is no limit`);
  }
  return transact(context, async (trx) => {
    const now = context.now();
    const { spending_limit_raise_hours } = await context.settings(walletSettings);
    // The lock makes a concurrent spend either count before the change or obey the new limit.
    const { limits } = await lockPurse(trx, userId, now, { tokens: 'all' });
    const current = limits.find((one) => one.period === period) ?? {
      period,
      tokens: null,
      nextTokens: null,
      nextFrom: null,
    };
    const raiseAfterMs = spending_limit_raise_hours * 3_600_000;
    const changed = decideLimitChange(current, tokens, now, raiseAfterMs);
    await trx('spending_limits')
      .insert({
        user_id: userId,
        period,
        tokens: changed.tokens,
        next_tokens: changed.nextTokens,
        next_from: changed.nextFrom === null ? null : new Date(changed.nextFrom),
        created_at: now,
      })
      .onConflict(['user_id', 'period'])
      .merge(['tokens', 'next_tokens', 'next_from']);
    return view(context, trx, userId);
  });
}

async function view(
  context: DomainContext,
  db: Knex,
  userId: string,
): Promise<SpendingLimitView[]> {
  const rows = await db('spending_limits').where({ user_id: userId }).select();
  const limits = rows.map(toLimit);
  const standings = await readLimitStatuses(context, db, userId, limits);
  return limitPeriods.map((period) => {
    const limit = limits.find((one) => one.period === period);
    const status = standings.find((one) => one.period === period);
    return {
      period,
      limit: limit ? limitAt(limit, context.now()) : null,
      spent: status?.spent ?? null,
      left: status ? leftOf(status) : null,
      endsAt: status?.endsAt.toISOString() ?? null,
      next: nextOf(limit, context.now()),
    };
  });
}

const toLimit = (row: SpendingLimitsRow): SpendingLimit => ({
  period: row.period,
  tokens: row.tokens,
  nextTokens: row.next_tokens,
  nextFrom: row.next_from?.getTime() ?? null,
});

function nextOf(limit: SpendingLimit | undefined, now: Date): SpendingLimitView['next'] {
  if (!limit || limit.nextFrom === null || limit.nextFrom <= now.getTime()) return null;
  return { limit: limit.nextTokens, from: new Date(limit.nextFrom).toISOString() };
}
