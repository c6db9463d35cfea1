import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** The service knows somebody from now on, or no longer. */
export const contactSynced = defineEvent(
  'marketing.contact-synced',
  z.object({ userId: idSchema, isHasMarketingEmail: z.boolean() }),
);
