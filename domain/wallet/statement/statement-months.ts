import type { Knex } from 'knex';
import * as z from 'zod';
import type { StatementMonthsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { secondsAgo } from '../../shared/remove-in-batches';
import { monthAt, spanOfMonth } from '../limits/limit-period';
import { movementSumsSchema, sumMovements, type MovementSums } from './statement-rows';

/** No transaction is open this long: no movement of a month that ended earlier can still appear. */
const settledSeconds = 3600;

interface MonthsQuery {
  userId: string;
  currency: string;
  timeZone: string;
  /** The last month, YYYY-MM. */
  until: string;
  /** The first month for which sums by reason and character are needed. */
  detailedFrom: string;
}

/** The sums of a person's movements in a month. */
export interface MonthOfMovements {
  month: string;
  /** Incoming less outgoing tokens. */
  tokens: number;
  value: number;
  /** Sums by reason and character; empty before `detailedFrom`. */
  sums: MovementSums[];
}

/**
 * Returns the sums of each month since a person's first movement. Past months are summed once and stored,
 * so that a long history costs no more than its new part.
 */
export async function readMonths(
  context: Pick<DomainContext, 'db' | 'now'>,
  query: MonthsQuery,
): Promise<MonthOfMovements[]> {
  const { db, now } = context;
  const { userId, currency, timeZone, until } = query;
  const first = await findFirstMovement(db, userId);
  if (!first) return [];
  const present = monthAt(now(), timeZone);
  const months = monthsBetween(monthAt(first, timeZone), until < present ? until : present);
  const kept = await readKept(db, query);
  const missing = months.find((month) => !kept.has(month));
  if (missing === undefined) return months.flatMap((month) => kept.get(month) ?? []);
  const sums = await sumMovements(db, {
    userId,
    currency,
    timeZone,
    from: spanOfMonth(missing, timeZone).from,
    to: spanOfMonth(until, timeZone).to,
  });
  const reckoned = months
    .filter((month) => month >= missing)
    .map((month) =>
      addUp(
        month,
        sums.filter((row) => row.month === month),
      ),
    );
  const settled = secondsAgo(context, settledSeconds);
  await keep(
    context,
    query,
    reckoned.filter(({ month }) => !kept.has(month) && spanOfMonth(month, timeZone).to <= settled),
  );
  return [
    ...months.flatMap((month) => (month < missing ? (kept.get(month) ?? []) : [])),
    ...reckoned,
  ];
}

async function findFirstMovement(db: Knex, userId: string): Promise<Date | null> {
  const row = await db('ledger_entries')
    .where('account_id', db('ledger_accounts').where({ owner_id: userId }).select('id'))
    .orderBy('created_at')
    .first('created_at');
  return row?.created_at ?? null;
}

type Kept = Pick<StatementMonthsRow, 'month' | 'tokens' | 'value' | 'sums'>;

async function readKept(
  db: Knex,
  { userId, currency, timeZone, until, detailedFrom }: MonthsQuery,
): Promise<Map<string, MonthOfMovements>> {
  const rows = await db('statement_months')
    .where({ user_id: userId, currency, time_zone: timeZone })
    .where('month', '<=', until)
    .select<Kept[]>(
      'month',
      'tokens',
      'value',
      db.raw("case when month >= ? then sums else '[]' end as sums", [detailedFrom]),
    );
  return new Map(
    rows.map((row) => [row.month, { ...row, sums: z.array(movementSumsSchema).parse(row.sums) }]),
  );
}

function addUp(month: string, sums: MovementSums[]): MonthOfMovements {
  const total = (of: (row: MovementSums) => number) => sums.reduce((sum, row) => sum + of(row), 0);
  return {
    month,
    tokens: total((row) => row.tokensIn - row.tokensOut),
    value: total((row) => row.valueIn - row.valueOut),
    sums,
  };
}

async function keep(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  { userId, currency, timeZone }: MonthsQuery,
  months: readonly MonthOfMovements[],
): Promise<void> {
  if (months.length === 0) return;
  await db('statement_months')
    .insert(
      months.map(({ sums, ...month }) => ({
        ...month,
        user_id: userId,
        currency,
        time_zone: timeZone,
        sums: JSON.stringify(sums),
        made_at: now(),
      })),
    )
    // A concurrent request of the same person has stored the same sums.
    .onConflict()
    .ignore();
}

/** Returns the months from `first` to `last`, both included; none if `first` is later. */
function monthsBetween(first: string, last: string): string[] {
  const months = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

/** Returns the month that is `by` months after another, YYYY-MM. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
