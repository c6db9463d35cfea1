import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';

/** A user's membership of a club has changed: joined, renewed, ended and so on. */
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
  /** The name of the club's character. */
  name: z.string(),
  /** The price of a period; null if it is paid with tokens. */
  price: z.object({ minor: z.number().int().positive(), currency: z.string() }).nullable(),
  tokens: z.number().int().positive().nullable(),
});

/** A membership will be renewed and charged soon. */
export const clubRenewalAnnounced = defineEvent(
  'fanclubs.renewal-announced',
  written.extend({ renewsAt: z.iso.datetime() }),
);

/** A renewal could not be paid. It may be retried, and the club is open until `openUntil`. */
export const clubRenewalFailed = defineEvent(
  'fanclubs.renewal-failed',
  written.extend({ triesAgainAt: z.iso.datetime().nullable(), openUntil: z.iso.datetime() }),
);
