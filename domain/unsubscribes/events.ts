import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** An address wants no more marketing mail: whoever keeps lists of addresses drops it. */
export const emailUnsubscribed = defineEvent(
  'unsubscribes.email-unsubscribed',
  z.object({ email: z.string() }),
);

/** Somebody changed what they agree to, or how they are reached. */
export const contactChanged = defineEvent(
  'marketing.contact-changed',
  z.object({ userId: idSchema }),
);
