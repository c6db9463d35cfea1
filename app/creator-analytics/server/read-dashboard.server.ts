import type { AppLoadContext } from '@remix-run/node';
import { metricSources, type Metric, type MetricSource } from '~/domain/creator-analytics/metrics';
import { timeRanges, type TimeRange } from '~/domain/creator-analytics/range';
import { readFigures, type Figures } from '~/domain/creator-analytics/read-metric';
import { readReasons } from '~/domain/creator-analytics/read-reasons';
import { findTwin } from '~/domain/creators/find-twin';
import { readPayable } from '~/domain/payouts/payable';
import { changeOf } from '../presenters';

/** The range and source of an address; a custom range that is impossible is one month. */
// A type, since an interface fits no record of texts.
export type Chosen = {
  timeRange: TimeRange;
  from: string;
  to: string;
  source: MetricSource;
};

/** The figures of a metric as pages show them. Amounts of money are in minor units. */
interface MetricShown {
  metric: Metric;
  total: number;
  before: number | null;
  /** Per cent; null where there was nothing before. */
  change: number | null;
  values: number[];
}

/** The figures of a range as pages show them. */
export interface FiguresShown {
  chosen: Chosen;
  from: string;
  to: string;
  unit: Figures['range']['unit'];
  starts: string[];
  asOf: string | null;
  currency: string;
  timeZone: string;
  metrics: Record<Metric, MetricShown>;
}

export function chosenOf({ searchParams }: URL): Chosen {
  const asked = (name: string) => searchParams.get(name) ?? '';
  return {
    timeRange: timeRanges.find((one) => one === asked('timeRange')) ?? '1_month',
    from: asked('from').slice(0, 10),
    to: asked('to').slice(0, 10),
    source: metricSources.find((one) => one === asked('source')) ?? 'all',
  };
}

/** Reads the figures of the range of an address. */
export async function readShown(
  { domain, timeZone = 'UTC' }: Pick<AppLoadContext, 'domain' | 'timeZone'>,
  ownerId: string,
  chosen: Chosen,
): Promise<{ figures: Figures; shown: FiguresShown }> {
  const subject = { ownerId };
  const usual: Chosen = { ...chosen, timeRange: '1_month' };
  const asked = await readFigures(domain, subject, { ...chosen, timeZone });
  const figures = asked ?? (await readFigures(domain, subject, { ...usual, timeZone }));
  if (!figures) throw new Error('a month has no figures');
  const { range, asOf, currency, metrics } = figures;
  return {
    figures,
    shown: {
      chosen: asked ? chosen : usual,
      from: range.from.toISOString(),
      to: range.to.toISOString(),
      unit: range.unit,
      starts: range.starts.map((start) => start.toISOString()),
      asOf: asOf?.toISOString() ?? null,
      currency,
      timeZone,
      metrics: Object.fromEntries(
        Object.entries(metrics).map(([metric, { total, before, values }]) => [
          metric,
          { metric, total, before, values, change: changeOf({ total, before }) },
        ]),
      ) as FiguresShown['metrics'],
    },
  };
}

/** Reads a creator's dashboard, in six statements. */
export async function readDashboard(context: AppLoadContext, userId: string, address: URL) {
  const { domain } = context;
  const { figures, shown } = await readShown(context, userId, chosenOf(address));
  const [reasons, payable, twin] = await Promise.all([
    readReasons(domain, { ownerId: userId }, figures.range, figures.currency),
    readPayable(domain, userId),
    findTwin(domain.db, userId),
  ]);
  const next = payable.heldByDay.find(({ minor }) => minor > 0);
  return {
    shown,
    // Take-backs can exceed what was earned for a reason.
    reasons: reasons.filter(({ minor }) => minor > 0),
    payable: {
      payable: payable.payable,
      held: payable.held,
      next: next ? { minor: next.minor, at: next.day } : null,
    },
    twin: twin && {
      name: twin.name,
      isLive: twin.isLive,
      liveUntil: twin.liveUntil?.toISOString() ?? null,
    },
  };
}
