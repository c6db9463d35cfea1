import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A person was added to the marketing provider's contacts, or removed from them. */
export const contactSynced = defineEvent(
  'marketing.contact-synced',
  z.object({ userId: idSchema, isHasMarketingEmail: z.boolean() }),
);
