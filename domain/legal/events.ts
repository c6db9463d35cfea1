import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';

/** A document is going to change: the owner of an account is told. */
export const legalChangeAnnounced = defineEvent(
  'legal.change-announced',
  z.object({
    email: z.string(),
    locale: z.string(),
    document: z.enum(['terms', 'privacy']),
    effectiveOn: z.iso.date(),
    /** In the recipient's language. */
    summary: z.string(),
  }),
);
