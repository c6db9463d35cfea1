import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { readTotals } from '../wallet/ledger/account-totals';
import { openAccounts, openingOf } from '../wallet/ledger/open-accounts';
import { accountCode } from '../wallet/schema';
import { walletSettings } from '../wallet/settings';
import { listHeldByDay, type HeldDay } from '../wallet/shares/list-held-by-day';

export interface PayableShares {
  currency: string;
  /** Below zero if more was taken back than was left. */
  payable: Money;
  held: Money;
  heldByDay: HeldDay[];
  holdDays: number;
  onItsWay: Money;
}

/** Returns what a person has earned and not been paid yet. */
export async function readPayable(context: DomainContext, userId: string): Promise<PayableShares> {
  const { token_currency: currency, creator_hold_days: holdDays } =
    await context.settings(walletSettings);
  const accounts = (['payable', 'payout'] as const).map((as) => ({ creator: userId, as }));
  const [[payable = 0, onItsWay = 0], heldByDay] = await Promise.all([
    readTotals(context.db, accounts, currency),
    listHeldByDay(context.db, { creatorId: userId, unit: currency, holdDays, now: context.now() }),
  ]);
  const held = heldByDay.reduce((sum, { minor }) => sum + minor, 0);
  const money = (minor: number): Money => ({ minor, currency });
  return {
    currency,
    payable: money(payable),
    held: money(held),
    heldByDay,
    holdDays,
    onItsWay: money(onItsWay),
  };
}

/** Locks a person's payable shares until the transaction ends and returns their sum. */
export async function lockPayable(
  trx: Knex.Transaction,
  { userId, currency, now }: { userId: string; currency: string; now: Date },
): Promise<number> {
  const account = { creator: userId, as: 'payable' } as const;
  await openAccounts(trx, [openingOf(account, currency)], now);
  await trx.raw('select lock_account(?)', [accountCode(account, currency)]);
  const [total = 0] = await readTotals(trx, [account], currency);
  return total;
}
