import * as z from 'zod';
import { analyticsEventSchema } from '~/domain/analytics/schema';
import { idSchema } from '~/domain/shared/ids';
import { defineJob } from '../definition.job';

/** Sends one event to the analytics provider. */
export const sendAnalyticsJob = defineJob({
  queue: 'partners',
  name: 'send-analytics',
  payload: z.object({
    eventId: idSchema,
    userId: idSchema,
    at: z.iso.datetime(),
    event: analyticsEventSchema,
    requestId: z.string(),
  }),
  attempts: 12,
  backoffMs: 1000,
});
