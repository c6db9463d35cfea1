import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { personSchema } from '../shared/person';

/** The recipient of the mail. A visitor has no address. */
const recipient = z.object({
  email: z.string(),
  locale: z.string(),
  timeZone: z.string().optional(),
});

/** A person is held for what they said about their age. All their connections are closed. */
export const personHeld = defineEvent(
  'age-reviews.person-held',
  z.object({
    person: personSchema,
    recipient: recipient.optional(),
    /** The time at which the account is erased, unless the hold is lifted. */
    erasedAt: z.iso.datetime().optional(),
  }),
);

/** A person must confirm that they are an adult, or pass an age check. */
export const ageQuestionOpened = defineEvent('age-reviews.question-asked', z.object({}));

/** A hold was lifted: the person may come back. */
export const holdLifted = defineEvent(
  'age-reviews.hold-lifted',
  z.object({ person: personSchema, recipient: recipient.optional() }),
);
