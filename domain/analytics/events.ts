import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { analyticsEventSchema } from './schema';

/** An event for analytics happened to a person who allows analytics. */
export const analyticsNoted = defineEvent(
  'analytics.noted',
  z.object({ userId: idSchema, at: z.iso.datetime(), event: analyticsEventSchema }),
);
