import * as z from 'zod';
import { defineEvent } from '../shared/event';

/** An address wants no more marketing mail: whoever keeps lists of addresses drops it. */
export const emailUnsubscribed = defineEvent(
  'unsubscribes.email-unsubscribed',
  z.object({ email: z.string() }),
);
