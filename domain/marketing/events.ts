import * as z from 'zod';
import { defineEvent } from '../shared/event';
import { idSchema } from '../shared/ids';

/** Somebody changed what they agree to, or how they are reached. */
export const contactChanged = defineEvent(
  'marketing.contact-changed',
  z.object({ userId: idSchema }),
);

/** The service knows somebody from now on, or no longer. */
export const contactSynced = defineEvent(
  'marketing.contact-synced',
  z.object({ userId: idSchema, isHasMarketingEmail: z.boolean() }),
);
