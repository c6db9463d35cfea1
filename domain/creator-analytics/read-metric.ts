import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { walletSettings } from '../wallet/settings';
import { metrics, sumSql, type Metric, type MetricSource, type Subject } from './metrics';
import { resolveRange, type Range, type TimeRange } from './range';

/** The figures of one metric in a range. */
interface MetricFigures {
  total: number;
  /** The total of the range before; null for all time. */
  before: number | null;
  /** One value per bucket of the range. */
  values: number[];
}

/** The figures of a creator in a range. */
export interface Figures {
  range: Range;
  /** The time up to which facts are counted; null before the first roll-up. */
  asOf: Date | null;
  /** The currency of the earnings, which are in its minor units. */
  currency: string;
  metrics: Record<Metric, MetricFigures>;
}

export interface FiguresQuery {
  timeRange: TimeRange;
  from?: string | undefined;
  to?: string | undefined;
  source: MetricSource;
  timeZone: string;
}

/** Returns all metrics of a creator in a range, in two statements; null for an impossible custom range. */
export async function readFigures(
  context: DomainContext,
  subject: Subject,
  { source, timeZone, ...asked }: FiguresQuery,
): Promise<Figures | null> {
  const { db } = context;
  const { token_currency: currency } = await context.settings(walletSettings);
  const state = await readState(db, subject);
  const around = { now: context.now(), timeZone, firstAt: state.first_at };
  const range = resolveRange(asked, around);
  if (!range) return null;
  const sums = metrics.map((metric) => {
    const sum = sumSql(metric, source);
    // Earnings in other currencies cannot be added.
    return `${metric === 'earnings' ? sum.replace('),', ') filter (where unit = :currency),') : sum} as "${metric}"`;
  });
  const { rows } = await db.raw<{ rows: (Record<Metric, number> & { bucket: number })[] }>(
    `select width_bucket(hour, :starts::timestamptz[]) as bucket, ${sums.join(', ')}
       from creator_hours
      where ${whereSql(subject)} and hour >= :since and hour < :to
      group by 1`,
    {
      ...bindingsOf(subject),
      currency,
      starts: range.starts.map((start) => start.toISOString()),
      since: range.beforeFrom ?? range.from,
      to: range.to,
    },
  );
  return {
    range,
    asOf: state.rolled_to,
    currency,
    metrics: Object.fromEntries(
      metrics.map((metric) => [metric, figuresOf(rows, metric, range)]),
    ) as Record<Metric, MetricFigures>,
  };
}

function figuresOf(
  rows: readonly (Record<Metric, number> & { bucket: number })[],
  metric: Metric,
  { starts, beforeFrom }: Range,
): MetricFigures {
  const values = starts.map(() => 0);
  let before = 0;
  for (const row of rows) {
    // Bucket 0 lies before the range.
    if (row.bucket === 0) before = Number(row[metric]);
    else values[row.bucket - 1] = Number(row[metric]);
  }
  const total = values.reduce((sum, value) => sum + value, 0);
  return { total, before: beforeFrom && before, values };
}

const whereSql = ({ characterId }: Subject) =>
  characterId === undefined
    ? 'owner_id = :ownerId'
    : 'owner_id = :ownerId and character_id = :characterId';

const bindingsOf = ({ ownerId, characterId }: Subject) => ({
  ownerId,
  ...(characterId !== undefined && { characterId }),
});

async function readState(db: Knex, subject: Subject) {
  const { rows } = await db.raw<{ rows: { rolled_to: Date | null; first_at: Date | null }[] }>(
    `select (select rolled_to from creator_rollups) as rolled_to,
            (select min(hour) from creator_hours where ${whereSql(subject)}) as first_at`,
    bindingsOf(subject),
  );
  return rows[0] ?? { rolled_to: null, first_at: null };
}
