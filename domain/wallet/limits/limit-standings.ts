import type { Knex } from 'knex';
import { productSettings } from '../../settings/settings';
import type { DomainContext } from '../../shared/context';
import { limitAt, type LimitStatus, type SpendingLimit } from './decide-limit';
import { periodAround } from './limit-period';
import { reservedCode, systemAccounts } from '../schema';

/** Returns the time zone in which a person's days and months begin. */
export async function timeZoneOf(
  context: Pick<DomainContext, 'settings'>,
  db: Knex,
  userId: string,
): Promise<string> {
  const account = await db('accounts').where({ id: userId }).first('time_zone');
  if (account?.time_zone) return account.time_zone;
  return (await context.settings(productSettings)).server_time_zone;
}

/** Returns the state of each active limit: the tokens spent in its period and those held now. */
export async function readLimitStatuses(
  context: Pick<DomainContext, 'settings' | 'now'>,
  db: Knex,
  userId: string,
  limits: readonly SpendingLimit[],
): Promise<LimitStatus[]> {
  const now = context.now();
  const holding = limits.flatMap((one) => {
    const limit = limitAt(one, now);
    return limit === null ? [] : [{ period: one.period, limit }];
  });
  if (holding.length === 0) return [];
  const timeZone = await timeZoneOf(context, db, userId);
  const standings: LimitStatus[] = [];
  for (const { period, limit } of holding) {
    const { from, to } = periodAround(now, period, timeZone);
    standings.push({ period, limit, spent: await readSpent(db, userId, from), endsAt: to });
  }
  return standings;
}

/** Returns the tokens spent since a moment, less those given back, plus those that are held. */
async function readSpent(db: Knex, userId: string, since: Date): Promise<number> {
  const { rows } = await db.raw<{ rows: { spent: number }[] }>(
    `with mine as (
       select id from ledger_accounts where owner_id = :userId or code = :reserved
     ), transfers as (
       select distinct transfer_id from ledger_entries
        where account_id in (select id from mine) and created_at >= :since
     )
     select (coalesce((select sum(earned.amount) from transfers
                         join ledger_entries earned on earned.transfer_id = transfers.transfer_id
                        where earned.account_id = :revenue), 0)
             + coalesce((select sum(tokens) from token_reservations
                          where account_id in (select id from mine) and state = 'open'), 0)
            )::bigint as spent`,
    { userId, reserved: reservedCode(userId), since, revenue: systemAccounts.revenue },
  );
  return rows[0]?.spent ?? 0;
}
