import * as z from 'zod';
import { metricSources, type Metric } from '~/domain/creator-analytics/metrics';
import { timeRanges } from '~/domain/creator-analytics/range';
import type { Figures } from '~/domain/creator-analytics/read-metric';
import { toDecimal } from '~/domain/shared/money';

/** The figures of one metric, as calls give them. */
export const metricSchema = z.object({
  timeRange: z.enum(timeRanges),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The time up to which is counted; null before anything was. */
  asOf: z.iso.datetime().nullable(),
  /** Set for amounts of money, which are in units of it. */
  currency: z.string().nullable(),
  total: z.number(),
  /** The total of the range before; null for all time. */
  previousTotal: z.number().nullable(),
  /** Per cent of the total before; null where that was none. */
  change: z.number().nullable(),
  points: z.array(z.object({ at: z.iso.datetime(), value: z.number() })),
});

export const dashboardSchema = z.object({
  timeRange: z.enum(timeRanges),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  source: z.enum(metricSources),
  metrics: z.record(z.string(), metricSchema),
});

/** Returns the change from a total before, in per cent with one decimal; null where that was none. */
export const changeOf = ({ total, before }: { total: number; before: number | null }) =>
  before === null || before <= 0 ? null : Math.round(((total - before) / before) * 1000) / 10;

/** Presents one metric. */
export function presentMetric(
  { range, asOf, currency, metrics }: Figures,
  metric: Metric,
): z.input<typeof metricSchema> {
  const isMoney = metric === 'earnings';
  const amount = (value: number) => (isMoney ? toDecimal({ minor: value, currency }) : value);
  const { total, before, values } = metrics[metric];
  return {
    timeRange: range.timeRange,
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    asOf: asOf?.toISOString() ?? null,
    currency: isMoney ? currency : null,
    total: amount(total),
    previousTotal: before === null ? null : amount(before),
    change: changeOf({ total, before }),
    points: range.starts.map((start, index) => ({
      at: start.toISOString(),
      value: amount(values[index] ?? 0),
    })),
  };
}
