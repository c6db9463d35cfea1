import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { caseKinds } from './kinds';

/** A case was opened: the sender gets an acknowledgement, and staff find the case in their queue. */
export const caseOpened = defineEvent(
  'cases.case-opened',
  z.object({
    caseId: idSchema,
    kind: z.enum(caseKinds),
    reference: z.string(),
    email: z.string(),
    locale: z.string(),
    dueOn: z.iso.date(),
  }),
);

/** The outcomes of a case, as its sender reads them. */
export const caseOutcomeSchema = z.enum(['answered', 'kept', 'removed', 'noted']);

/** Staff answered a case or decided a report: the sender gets a mail. */
export const caseAnswered = defineEvent(
  'cases.case-answered',
  z.object({
    caseId: idSchema,
    reference: z.string(),
    recipient: z.object({ email: z.string(), locale: z.string() }),
    outcome: caseOutcomeSchema,
    /** The words of staff; null if the outcome says it all. */
    text: z.string().nullable(),
  }),
);
