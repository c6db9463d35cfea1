import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';

/** A document will change; the owner of an account is notified. */
export const legalChangeAnnounced = defineEvent(
  'legal.change-announced',
  z.object({
    email: z.string(),
    locale: z.string(),
    document: z.enum(['terms', 'privacy']),
    effectiveOn: z.iso.date(),
    /** The summary in the recipient's language. */
    summary: z.string(),
  }),
);
