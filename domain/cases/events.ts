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
