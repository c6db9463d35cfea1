import * as z from 'zod';
import { refusedCategories } from '../moderation/verdict';
import { defineEvent } from '../shared/outbox/event';
import { personSchema } from '../shared/person';
import { appealOutcomeSchema, consequenceSchema } from './schema';

/** The recipient of the mail; a visitor has none. */
const recipient = z.object({
  email: z.string(),
  locale: z.string(),
  timeZone: z.string().optional(),
});

/** A breach of a rule was found: the rule and the consequence, without the words at fault. */
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
    /** The time until which it counts. */
    expiresAt: z.iso.datetime(),
    /** True when no staff member has reviewed it. */
    isByFilter: z.boolean(),
    appealUntil: z.iso.datetime(),
  }),
);

/** Staff reviewed a decision and found no breach. */
export const strikesLifted = defineEvent(
  'strikes.lifted',
  z.object({ person: personSchema, recipient: recipient.optional() }),
);

/** An appeal was decided by other staff than before. */
export const appealAnswered = defineEvent(
  'strikes.appeal-answered',
  z.object({
    person: personSchema,
    recipient: recipient.optional(),
    reference: z.string(),
    outcome: appealOutcomeSchema,
  }),
);
