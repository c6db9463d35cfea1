import * as z from 'zod';
import { refusedCategories } from '../moderation/verdict';
import { defineEvent } from '../shared/outbox/event';
import { personSchema } from '../shared/person';
import { appealOutcomeSchema, consequenceSchema } from './schema';

/** Whom to write to; a visitor has no address. */
const recipient = z.object({
  email: z.string(),
  locale: z.string(),
  timeZone: z.string().optional(),
});

/** A rule was found broken: which, and what follows. The words at fault are told nowhere. */
export const strikeGiven = defineEvent(
  'strikes.given',
  z.object({
    person: personSchema,
    recipient: recipient.optional(),
    reference: z.string(),
    rule: z.enum(refusedCategories),
    leadsTo: consequenceSchema,
    /** The end of a pause. */
    pausedUntil: z.iso.datetime().nullable(),
    /** Until when it counts. */
    expiresAt: z.iso.datetime(),
    /** Nobody of the staff has looked at it. */
    isByFilter: z.boolean(),
    appealUntil: z.iso.datetime(),
  }),
);

/** Staff looked again, and found no rule broken. */
export const strikesLifted = defineEvent(
  'strikes.lifted',
  z.object({ person: personSchema, recipient: recipient.optional() }),
);

/** Somebody else than before decided about an appeal. */
export const appealAnswered = defineEvent(
  'strikes.appeal-answered',
  z.object({
    person: personSchema,
    recipient: recipient.optional(),
    reference: z.string(),
    outcome: appealOutcomeSchema,
  }),
);
