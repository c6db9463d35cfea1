import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { analyticsEventSchema } from './schema';

/** Something worth counting happened to somebody who allows it to be counted. */
export const analyticsNoted = defineEvent(
  'analytics.noted',
  z.object({ userId: idSchema, at: z.iso.datetime(), event: analyticsEventSchema }),
);
