import * as z from 'zod';
import { findFiguresSubject } from '~/domain/creator-analytics/find-subject';
import { metrics, type Metric } from '~/domain/creator-analytics/metrics';
import { timeRanges } from '~/domain/creator-analytics/range';
import { readFigures } from '~/domain/creator-analytics/read-metric';
import { refuse } from '~/domain/creator-analytics/refusals';
import { idSchema } from '~/domain/shared/ids';
import { toDecimal } from '~/domain/shared/money';
import { dashboardSchema, metricSchema, presentMetric } from '../../creator-analytics/presenters';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import type { RequestContext } from '../../kit/http/context/request-context';
import { readEarnings, type EarningsOfManager } from '../read-earnings';

const endpoint = endpointsOf('master');
const params = z.object({ id: idSchema });
const one = '/master-creators-v2/model/{id}';

const query = z.object({
  timeRange: z.enum(timeRanges).default('1_month'),
  from: z.iso.date().optional().describe('The first day of a custom range'),
  to: z.iso.date().optional().describe('The last day of a custom range'),
});
type Query = z.output<typeof query>;

const earningsSchema = z
  .object({
    timeRange: z.enum(timeRanges),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    currency: z.string(),
    /** After the platform's share, in units of the currency. */
    total: z.number(),
    /** The manager's part of the total. */
    managerPart: z.number(),
    models: z.array(
      z.object({
        id: idSchema,
        displayName: z.string(),
        managerPercent: z.number().int(),
        total: z.number(),
        managerPart: z.number(),
        points: z.array(z.object({ at: z.iso.datetime(), value: z.number() })),
      }),
    ),
  })
  .meta({ id: 'MasterEarnings' });

function presentEarnings({
  range,
  currency,
  total,
  managerPart,
  models,
}: EarningsOfManager): z.input<typeof earningsSchema> {
  const units = (minor: number) => toDecimal({ minor, currency });
  return {
    timeRange: range.timeRange,
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    currency,
    total: units(total),
    managerPart: units(managerPart),
    models: models.map((model) => ({
      id: model.id,
      displayName: model.displayName,
      managerPercent: model.percent,
      total: units(model.total),
      managerPart: units(model.managerPart),
      points: range.starts.map((start, index) => ({
        at: start.toISOString(),
        value: units(model.values[index] ?? 0),
      })),
    })),
  };
}

const earningsOf = (id: string, path: string, summary: string) =>
  endpoint({
    id,
    method: 'GET',
    path,
    failures: [400, 403],
    summary,
    access: access.master,
    query,
    answer: earningsSchema,
    async handle({ context, who, query: requested }) {
      const earnings = await readEarnings(context, who.userId, requested);
      return earnings ? presentEarnings(earnings) : refuse('impossible-range');
    },
  });

async function figuresOf(context: RequestContext, viewerId: string, asked: Query & { id: string }) {
  const { id: creatorId, ...range } = asked;
  const subject = await findFiguresSubject(context.domain, { viewerId, creatorId });
  if (!subject) return { ok: false, reason: 'no-such-model' } as const;
  const { timeZone = 'UTC' } = context;
  const figures = await readFigures(context.domain, subject, { ...range, source: 'all', timeZone });
  return figures ? { ok: true as const, figures } : refuse('impossible-range');
}

const figureOf = (path: string, metric: Metric, summary: string) =>
  endpoint({
    id: `master.v2.model-${path}`,
    method: 'GET',
    path: `${one}/${path}`,
    failures: [400, 403, 404],
    summary,
    access: access.master,
    params,
    query,
    answer: metricSchema,
    async handle({ context, who, params: { id }, query: range }) {
      const found = await figuresOf(context, who.userId, { id, ...range });
      return found.ok ? presentMetric(found.figures, metric) : found;
    },
  });

/** The earnings of a manager's models, in sum and by model. */
export const masterEarnings = apiSection(276, [
  earningsOf(
    'master.revenue-analytics',
    '/master/creators/revenue-analytics',
    'What one’s own models earned, by model and in sum',
  ),
  earningsOf(
    'master.v2.earnings',
    '/master-creators-v2/earnings',
    'What one’s own models earned, by model and in sum',
  ),
  figureOf('earnings', 'earnings', 'Earnings of one of one’s own models, by time'),
  figureOf(
    'subscribers',
    'subscribers',
    'People who joined the fan club of one of one’s own models',
  ),
  figureOf(
    'canceled-subscriptions',
    'canceledSubscriptions',
    'People who ended their membership of the fan club of one of one’s own models',
  ),
  endpoint({
    id: 'master.v2.model-dashboard',
    method: 'GET',
    path: `${one}/dashboard`,
    failures: [400, 403, 404],
    summary: 'All figures of one of one’s own models in a range',
    access: access.master,
    params,
    query,
    answer: dashboardSchema,
    async handle({ context, who, params: { id }, query: asked }) {
      const found = await figuresOf(context, who.userId, { id, ...asked });
      if (!found.ok) return found;
      const { figures } = found;
      const { range } = figures;
      return {
        timeRange: range.timeRange,
        from: range.from.toISOString(),
        to: range.to.toISOString(),
        source: 'all' as const,
        metrics: Object.fromEntries(metrics.map((each) => [each, presentMetric(figures, each)])),
      };
    },
  }),
]);
