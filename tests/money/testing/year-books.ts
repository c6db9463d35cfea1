import type { Knex } from 'knex';
import type { PlayedProvider } from '~/domain/payments/testing/play-provider';
import { addPeriods } from '~/domain/shared/time/periods';

/** Amounts in minor units, from the beginning of the year to a moment. */
export interface Figures {
  received: number;
  refunded: number;
  chargedBack: number;
  /** The booked revenue, including creators' shares, less refunds. */
  recognised: number;
  /** Money for undelivered time and tokens, computed from periods and lots and not from the ledger. */
  deferred: number;
}

/** Returns the processors' payments and refunds, and the figures of the books. */
export async function readFigures(
  db: Knex,
  provider: PlayedProvider,
  until: Date,
): Promise<Figures> {
  const sum = (...kinds: string[]) =>
    provider.moved
      .filter(({ kind, occurredAt }) => kinds.includes(kind) && occurredAt < until)
      .reduce((total, { amount }) => total + amount.minor, 0);
  return {
    received: sum('payment'),
    refunded: -sum('refund'),
    chargedBack: -sum('chargeback', 'chargeback-reversed'),
    recognised: await readRecognised(db, until),
    deferred: (await reckonPeriods(db, until)) + (await reckonTokens(db)),
  };
}

async function readRecognised(db: Knex, until: Date): Promise<number> {
  const { rows } = await db.raw<{ rows: { minor: number }[] }>(
    `select coalesce(sum(amount), 0)::bigint as minor from ledger_postings
      where created_at < ? and unit = 'USD'
        and (account like 'earned:%' or account like 'creator-%' or account like 'refunded:%'
             or account like 'disputed:%' or account like 'debts:%')`,
    [until],
  );
  return rows[0]?.minor ?? 0;
}

/** Computes the remaining part of every paid period. */
async function reckonPeriods(db: Knex, until: Date): Promise<number> {
  const { rows } = await db.raw<{ rows: { minor: number }[] }>(
    `select coalesce(sum(case when coalesce(ended_at, ends_at) <= :until then 0
                         else net_minor - floor(net_minor::numeric
                                * greatest(0, extract(epoch from :until::timestamptz - starts_at))
                                / extract(epoch from ends_at - starts_at))
                         end), 0)::bigint as minor
       from (select * from paid_subscription_periods union all select * from paid_club_periods) paid`,
    { until },
  );
  return rows[0]?.minor ?? 0;
}

/** Computes the remaining part of every paid lot. */
async function reckonTokens(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { minor: number }[] }>(
    `select coalesce(sum(paid_minor - floor(paid_minor::numeric * (size - remaining - reserved) / size)), 0)::bigint
              as minor
       from token_lots where kind = 'bought'`,
  );
  return rows[0]?.minor ?? 0;
}

interface Period {
  startsAt: Date;
  endsAt: Date;
}
/** Consecutive paid periods without a gap. */
export type Chain = Period & {
  owner: string;
  months: number;
  endedAt: Date | null;
  periods: number;
};

interface PeriodRow {
  owner: string;
  starts_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

/** Minor units of a currency, or tokens; positive is credit. Legs of one account are summed. */
export async function chainSubscriptions(db: Knex): Promise<Chain[]> {
  const { rows } = await db.raw<{ rows: PeriodRow[] }>(
    `select p.subscription_id as owner, p.starts_at, p.ends_at, s.ended_at
       from subscription_periods p join subscriptions s on s.id = p.subscription_id
      order by p.subscription_id, p.number`,
  );
  return chain(rows);
}

/** Returns the periods of clubs; an ended membership may start again later. */
export async function chainClubs(db: Knex): Promise<Chain[]> {
  const { rows } = await db.raw<{ rows: PeriodRow[] }>(
    `select o.buyer_id || ' ' || o.product_id as owner, p.starts_at, p.ends_at, null as ended_at
       from fanclub_periods p join orders o on o.id = p.order_id order by 1, 2`,
  );
  return chain(rows);
}

function chain(rows: PeriodRow[]): Chain[] {
  const chains: Chain[] = [];
  for (const { owner, starts_at: startsAt, ends_at: endsAt, ended_at: endedAt } of rows) {
    const last = chains.at(-1);
    if (last?.owner === owner && startsAt < last.endsAt) {
      throw new Error(
        `${owner}: ${startsAt.toISOString()} begins before ${last.endsAt.toISOString()}`,
      );
    }
    if (last?.owner === owner && startsAt.getTime() === last.endsAt.getTime()) {
      last.endsAt = endsAt;
      last.periods += 1;
    } else {
      chains.push({ owner, startsAt, endsAt, endedAt, months: 0, periods: 1 });
    }
  }
  return chains.map((one) => ({ ...one, months: monthsBetween(one) }));
}

/** Counts whole calendar months independently: a day that a month lacks becomes its last day. */
function monthsBetween({ startsAt, endsAt }: Period): number {
  const months =
    (endsAt.getUTCFullYear() - startsAt.getUTCFullYear()) * 12 +
    endsAt.getUTCMonth() -
    startsAt.getUTCMonth();
  const lastDay = new Date(
    Date.UTC(endsAt.getUTCFullYear(), endsAt.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const expected = Math.min(startsAt.getUTCDate(), lastDay);
  const isSameTime = endsAt.getTime() % 86_400_000 === startsAt.getTime() % 86_400_000;
  if (endsAt.getUTCDate() !== expected || !isSameTime) {
    throw new Error(`${startsAt.toISOString()} to ${endsAt.toISOString()} is no number of months`);
  }
  return months;
}

const dayMs = 86_400_000;

/**
 * Returns the number of allowances of a chain by a moment: one for each month that has begun. If the
 * money was refunded on the day a month began, the subscription may have ended before the workers ran.
 */
export function allowancesOf({ startsAt, months, endedAt }: Chain, until: Date) {
  const over = endedAt && endedAt < until ? endedAt : until;
  const begun = Array.from({ length: months }, (_, month) =>
    addPeriods(startsAt, { unit: 'month', count: 1 }, month),
  ).filter((begins) => begins < over);
  const lastDay = endedAt === over ? over.getTime() - dayMs : Infinity;
  const sure = begun.filter((begins) => begins.getTime() < lastDay);
  return { least: sure.length, most: begun.length };
}
