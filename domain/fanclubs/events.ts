import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';

/** Somebody joined a club, belongs to it on, or does so no more. */
export const membershipChanged = defineEvent(
  'fanclubs.membership-changed',
  z.object({
    userId: idSchema,
    characterId: idSchema,
    change: z.enum([
      'joined',
      'renewed',
      'renewal-failed',
      'renewal-pending',
      'cancelled',
      'kept',
      'time-passed',
      'taken-back',
      'given-again',
    ]),
    isMember: z.boolean(),
  }),
);

const written = recipientSchema.extend({
  timeZone: z.string().optional(),
  /** Whose club it is. */
  name: z.string(),
  /** What a period costs; in tokens where there is no money. */
  price: z.object({ minor: z.number().int().positive(), currency: z.string() }).nullable(),
  tokens: z.number().int().positive().nullable(),
});

/** A membership is paid for again soon. */
export const clubRenewalAnnounced = defineEvent(
  'fanclubs.renewal-announced',
  written.extend({ renewsAt: z.iso.datetime() }),
);

/** What was due could not be paid; it is tried again, or not, and open until then. */
export const clubRenewalFailed = defineEvent(
  'fanclubs.renewal-failed',
  written.extend({ triesAgainAt: z.iso.datetime().nullable(), openUntil: z.iso.datetime() }),
);
