import * as z from 'zod';
import { timeRanges } from '~/domain/creator-analytics/range';
import { readFigures } from '~/domain/creator-analytics/read-metric';
import { findFiguresSubject } from '~/domain/creator-analytics/find-subject';
import { refuse } from '~/domain/creator-analytics/refusals';
import type { Metric } from '~/domain/creator-analytics/metrics';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { metricSchema, presentMetric } from '../presenters';

const endpoint = endpointsOf('creators');

const query = z.object({
  timeRange: z.enum(timeRanges).default('1_month'),
  startDate: z.iso.date().optional().describe('The first day of a custom range'),
  endDate: z.iso.date().optional().describe('The last day of a custom range'),
});

interface View {
  path: string;
  summary: string;
  metrics: readonly Metric[];
}

const views: readonly View[] = [
  {
    path: 'general',
    summary: 'Views, chats and followers of a model, by time',
    metrics: ['profileViews', 'openChats', 'followers'],
  },
  { path: 'subscribers', summary: 'Joined members of a model', metrics: ['subscribers'] },
  { path: 'revenue', summary: 'Earnings of a model', metrics: ['earnings'] },
  {
    path: 'churn',
    summary: 'Joined and ended memberships of a model',
    metrics: ['subscribers', 'canceledSubscriptions'],
  },
  {
    path: 'all',
    summary: 'All figures of a model',
    metrics: [
      'earnings',
      'subscribers',
      'canceledSubscriptions',
      'profileViews',
      'openChats',
      'followers',
    ],
  },
];

/** The figures of a model, for its person and its manager. */
export const figuresOfModel = apiSection(
  271,
  views.map(({ path, summary, metrics }) =>
    endpoint({
      id: `creators.analytics.${path}`,
      method: 'GET',
      path: `/creator-analytics/{id}/${path}`,
      failures: [404],
      summary,
      access: access.creator,
      params: z.object({ id: idSchema }),
      query,
      answer: z.record(z.string(), metricSchema),
      async handle({ context, who, params, query: { timeRange, startDate, endDate } }) {
        const subject = await findFiguresSubject(context.domain, {
          viewerId: who.userId,
          creatorId: params.id,
        });
        if (!subject) return refuse('not-own-model');
        const figures = await readFigures(context.domain, subject, {
          timeRange,
          from: startDate,
          to: endDate,
          source: 'all',
          timeZone: context.timeZone ?? 'UTC',
        });
        if (!figures) return refuse('impossible-range');
        return Object.fromEntries(metrics.map((one) => [one, presentMetric(figures, one)]));
      },
    }),
  ),
);
