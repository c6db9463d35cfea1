import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** An address wants no more marketing mail. Systems that keep lists of addresses remove it. */
export const emailUnsubscribed = defineEvent(
  'unsubscribes.email-unsubscribed',
  z.object({ email: z.string() }),
);

/** A user changed their consents or their contact details. */
export const contactChanged = defineEvent(
  'marketing.contact-changed',
  z.object({ userId: idSchema }),
);
