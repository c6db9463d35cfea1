import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { readTotals } from '../../wallet/ledger/account-totals';
import { walletSettings } from '../../wallet/settings';
import { findInvoice, type Invoice } from './self-billing';

/** A line of a statement: everything of one reason, or what one day took back. */
interface StatementLine {
  reason: string;
  /** YYYY-MM-DD of a day that took something back; null for what was earned. */
  day: string | null;
  count: number;
  /** The sum that fans paid, without tax; null where one payment was shared by several people. */
  paidMinor: number | null;
  /** The person's gain, or loss if it is negative. */
  ownMinor: number;
}

export interface MonthStatement {
  /** YYYY-MM, in UTC. */
  month: string;
  currency: string;
  /** The sums owed to the person at the beginning and at the end: held, payable and on its way. */
  openingMinor: number;
  earnedMinor: number;
  takenBackMinor: number;
  /** The manager's part; negative for the person's own part as a manager of others. */
  managersMinor: number;
  paidOutMinor: number;
  closingMinor: number;
  lines: StatementLine[];
  /** Of the closing sum, what is payable and held now; null for a month that is over. */
  now: { payableMinor: number; heldMinor: number } | null;
  /** The invoice that we write in their name for a month that is over. */
  invoice: Invoice | null;
  earliest: string;
}

const accounts = ['held', 'payable', 'payout'] as const;

/** Returns the current month as YYYY-MM, in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** Returns the first moment of the month after or before another. */
export function addMonths(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/**
 * Returns a month of what a person earned, lost and was paid, from the ledger alone: opening, earned, taken
 * back, managers and payouts add up to the closing sum, to the cent.
 */
export async function getMonthStatement(
  context: DomainContext,
  userId: string,
  month: string,
): Promise<MonthStatement> {
  const { db, now } = context;
  const { token_currency: currency } = await context.settings(walletSettings);
  const [from, until] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const about = { userId, currency, from, until };
  const isOver = month < monthOf(now());
  const [totals, since, lines, earliest] = await Promise.all([
    readTotals(
      db,
      accounts.map((as) => ({ creator: userId, as })),
      currency,
    ),
    sumSince(db, about),
    readLines(db, about),
    findEarliest(db, about),
  ]);
  const total = totals.reduce((sum, one) => sum + one, 0);
  const of = (isOf: (line: StatementLine) => boolean) =>
    lines.filter(isOf).reduce((sum, { ownMinor }) => sum + ownMinor, 0);
  const isPaid = ({ reason }: StatementLine) => reason.startsWith('payout_');
  const isManagers = ({ reason }: StatementLine) => reason === 'creator_share_split';
  const isOther = (line: StatementLine) => !isPaid(line) && !isManagers(line);
  const [held = 0, payable = 0] = totals;
  return {
    month,
    currency,
    openingMinor: total - since.fromStart,
    earnedMinor: of((line) => isOther(line) && line.day === null),
    takenBackMinor: 0 - of((line) => isOther(line) && line.day !== null),
    managersMinor: 0 - of(isManagers),
    paidOutMinor: 0 - of(isPaid),
    closingMinor: total - since.fromEnd,
    lines: lines.filter((line) => !isPaid(line)),
    now: isOver ? null : { payableMinor: payable, heldMinor: held },
    invoice: isOver ? await findInvoice(context, { userId, month, currency }) : null,
    earliest: earliest ?? monthOf(now()),
  };
}

interface About {
  userId: string;
  currency: string;
  from: string;
  until: string;
}

/** Sums what moved since the beginning and since the end of a month, up to now. */
async function sumSince(db: Knex, { userId, currency, from, until }: About) {
  const { rows } = await db.raw<{ rows: { start: number; end: number }[] }>(
    `select coalesce(sum(amount), 0)::bigint as start,
            coalesce(sum(amount) filter (where created_at >= :until::timestamptz), 0)::bigint as end
       from share_movements
      where creator_id = :userId and currency = :currency and created_at >= :from::timestamptz`,
    { userId, currency, from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` },
  );
  return { fromStart: rows[0]?.start ?? 0, fromEnd: rows[0]?.end ?? 0 };
}

/**
 * Reads the transfers of a month by reason, those that took something back by day as well. A transfer that
 * only moves shares between the accounts of one person is none. What fans paid for a membership is earned
 * over its period, so it is read from the period.
 */
async function readLines(
  db: Knex,
  { userId, currency, from, until }: About,
): Promise<StatementLine[]> {
  const { rows } = await db.raw<{ rows: StatementLine[] }>(
    `with moves as (
       select transfer_id, reason, reference, min(created_at) as at, sum(amount)::bigint as own,
              min(earned) as earned
         from share_movements
        where creator_id = :userId and currency = :currency
          and created_at >= :from::timestamptz and created_at < :until::timestamptz
        group by transfer_id, reason, reference
       having sum(amount) <> 0
     ), valued as (
       select moves.*, case
                when reason in ('creator_share_split', 'payout_paid', 'payout_reversed') then null
                when period.order_id is not null and own > 0 then period.net_minor + own
                when earned <> 0 then own + earned
              end as paid
         from moves
         left join paid_club_periods period
           on moves.reason = 'fanclub_payment' and period.order_id = moves.reference
     )
     select reason,
            case when own < 0 and reason not in ('creator_share_split', 'payout_paid')
                 then (at at time zone 'UTC')::date::text end as day,
            count(*)::int as count,
            case when bool_and(paid is not null) then sum(paid)::bigint end as "paidMinor",
            sum(own)::bigint as "ownMinor"
       from valued
      group by 1, 2
      order by 2 nulls first, 5 desc, 1`,
    { userId, currency, from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` },
  );
  return rows;
}

async function findEarliest(db: Knex, { userId, currency }: About): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { month: string | null }[] }>(
    `select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM') as month
       from share_movements where creator_id = :userId and currency = :currency`,
    { userId, currency },
  );
  return rows[0]?.month ?? null;
}
