import { analyticsNoted } from '~/domain/analytics/events';
import { onEvent, request } from '../relay/subscriber';
import { sendAnalyticsJob } from './send-analytics.job';

export const analyticsSubscribers = [
  onEvent(analyticsNoted, (noted, { eventId, requestId }) => ({
    jobs: [request(sendAnalyticsJob, { ...noted, eventId, requestId })],
  })),
];
