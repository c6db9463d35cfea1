import { analyticsNoted } from '~/domain/analytics/events';
import { onEvent, request } from '../relay/route';
import { sendAnalyticsJob } from './send-analytics.job';

export const analyticsRoutes = [
  onEvent(analyticsNoted, (noted, { eventId, requestId }) => ({
    jobs: [request(sendAnalyticsJob, { ...noted, eventId, requestId })],
  })),
];
