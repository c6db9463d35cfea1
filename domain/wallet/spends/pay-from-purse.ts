import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { needsConfirmation, type Confirmed } from './decide-confirmation';
import { decideLimit, leftOf } from '../limits/decide-limit';
import { decideLotUses, type LotPart } from '../lots/decide-lot-uses';
import type { Purse } from '../lock-purse';
import { readLimitStatuses } from '../limits/limit-standings';
import { refuse, type Refusal } from '../refusals';

export type RefusedSpend = Refusal<
  'insufficient-balance' | 'spending-limit' | 'confirmation-needed'
>;

interface Payment {
  tokens: number;
  confirmed?: Confirmed;
  /** The tokens of all payments that are made together, which are confirmed as one. */
  partOf?: number | undefined;
}

/**
 * Returns the lots of a locked purse that pay for a number of tokens, or a refusal: too few tokens, the
 * owner's spending limit, or a missing confirmation.
 */
export async function payFromPurse(
  context: DomainContext,
  trx: Knex.Transaction,
  purse: Purse,
  { tokens, confirmed, partOf = tokens }: Payment,
): Promise<{ ok: true; parts: LotPart[] } | RefusedSpend> {
  if (purse.balance < tokens) return refuse('insufficient-balance');
  if (purse.limits.length > 0) {
    const standings = await readLimitStatuses(context, trx, purse.userId, purse.limits);
    const broken = decideLimit(standings, tokens);
    if (broken) {
      const { limit, period, endsAt } = broken;
      const data = { limit, period, left: leftOf(broken), endsAt: endsAt.toISOString() };
      return refuse('spending-limit', { data });
    }
  }
  if (needsConfirmation(partOf, purse.askFrom, confirmed)) {
    return refuse('confirmation-needed', { data: { tokens: partOf } });
  }
  const parts = decideLotUses(purse.lots, tokens);
  if (!parts) throw new Error(`the lots of ${purse.accountId} do not hold its balance`);
  return { ok: true, parts };
}
