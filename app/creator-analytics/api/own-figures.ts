import * as z from 'zod';
import { metrics, metricSources, type Metric } from '~/domain/creator-analytics/metrics';
import { timeRanges } from '~/domain/creator-analytics/range';
import { readFigures } from '~/domain/creator-analytics/read-metric';
import { refuse } from '~/domain/creator-analytics/refusals';
import { setLiveNow } from '~/domain/creators/live-now';
import type { RequestContext } from '../../kit/http/context/request-context';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { dashboardSchema, metricSchema, presentMetric } from '../presenters';

const endpoint = endpointsOf('creators');

const query = z.object({
  timeRange: z.enum(timeRanges).default('1_month'),
  from: z.iso.date().optional().describe('The first day of a custom range'),
  to: z.iso.date().optional().describe('The last day of a custom range'),
  source: z.enum(metricSources).default('all'),
});
type Query = z.output<typeof query>;

const readOwn = async (context: RequestContext, ownerId: string, asked: Query) =>
  readFigures(context.domain, { ownerId }, { ...asked, timeZone: context.timeZone ?? 'UTC' });

const pathOf: Record<Metric, string> = {
  earnings: 'earnings',
  subscribers: 'subscribers',
  canceledSubscriptions: 'canceled-subscriptions',
  profileViews: 'profile-views',
  openChats: 'open-chats',
  followers: 'followers',
};
const summaryOf: Record<Metric, string> = {
  earnings: 'One’s own earnings by time, after the share',
  subscribers: 'People who joined one’s fan club, by time',
  canceledSubscriptions: 'People who ended their membership of one’s fan club, by time',
  profileViews: 'Views of one’s twin by time, each viewer once a day',
  openChats: 'Chats that people began with one’s twin, by time',
  followers: 'People who followed one’s twin, by time',
};

export const ownFigures = apiSection(263, [
  endpoint({
    id: 'creators.v2.dashboard',
    method: 'GET',
    path: '/creators-v2/dashboard',
    summary: 'All one’s own figures in a range',
    access: access.creator,
    query,
    answer: dashboardSchema,
    async handle({ context, who, query: asked }) {
      const figures = await readOwn(context, who.userId, asked);
      if (!figures) return refuse('impossible-range');
      const { range } = figures;
      return {
        timeRange: range.timeRange,
        from: range.from.toISOString(),
        to: range.to.toISOString(),
        source: asked.source,
        metrics: Object.fromEntries(metrics.map((one) => [one, presentMetric(figures, one)])),
      };
    },
  }),
  ...metrics.map((metric) =>
    endpoint({
      id: `creators.v2.${pathOf[metric]}`,
      method: 'GET',
      path: `/creators-v2/${pathOf[metric]}`,
      summary: summaryOf[metric],
      access: access.creator,
      query,
      answer: metricSchema,
      async handle({ context, who, query: asked }) {
        const figures = await readOwn(context, who.userId, asked);
        return figures ? presentMetric(figures, metric) : refuse('impossible-range');
      },
    }),
  ),
  endpoint({
    id: 'creators.live-now',
    method: 'POST',
    path: '/creators/live-now',
    failures: [409],
    summary: 'Shows one’s twin as live now for four hours, or no longer',
    access: access.creator,
    body: z.object({ isLiveNow: z.boolean() }).meta({ id: 'setLiveNowDto' }),
    answer: z.object({ isLiveNow: z.boolean(), liveUntil: z.iso.datetime().nullable() }),
    async handle({ context, who, body: { isLiveNow } }) {
      const set = await setLiveNow(context.domain, { userId: who.userId, isLiveNow });
      if (!set.ok) return set;
      return { isLiveNow, liveUntil: set.liveUntil?.toISOString() ?? null };
    },
  }),
]);
