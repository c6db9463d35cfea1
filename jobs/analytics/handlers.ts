import { UnrecoverableError } from 'bullmq';
import { AnalyticsRefused } from '~/providers/analytics/analytics';
import { handleJob, type HandlerOptions } from '../handler';
import { sendAnalyticsJob } from './send-analytics.job';

/** Sends events to the analytics provider; without one, drops them. */
export function analyticsHandlers({ analytics }: Pick<HandlerOptions, 'analytics'>) {
  return [
    handleJob(sendAnalyticsJob, async ({ eventId, userId, at, event }) => {
      if (!analytics) return { sent: false };
      try {
        await analytics.send({ id: eventId, userId, at, ...event });
      } catch (error) {
        if (!(error instanceof AnalyticsRefused)) throw error;
        throw new UnrecoverableError(error.message);
      }
      return { sent: true };
    }),
  ];
}
