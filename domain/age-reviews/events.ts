import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { personSchema } from '../shared/person';

/** Whom to write to: a visitor has no address. */
const recipient = z.object({
  email: z.string(),
  locale: z.string(),
  timeZone: z.string().optional(),
});

/** Somebody is held for what they said of their age; every connection of theirs ends. */
export const personHeld = defineEvent(
  'age-reviews.person-held',
  z.object({
    person: personSchema,
    recipient: recipient.optional(),
    /** When the account is erased, unless the hold is lifted. */
    erasedAt: z.iso.datetime().optional(),
  }),
);

/** Somebody is asked for their age: whether they are an adult, or to pass a check. */
export const ageQuestionAsked = defineEvent('age-reviews.question-asked', z.object({}));

/** A hold was lifted: the person may come back. */
export const holdLifted = defineEvent(
  'age-reviews.hold-lifted',
  z.object({ person: personSchema, recipient: recipient.optional() }),
);
