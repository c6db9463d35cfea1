import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';

/** A staff member requested a sign-in code; the code is sealed. */
export const staffCodeRequested = defineEvent(
  'staff.code-requested',
  z.object({ email: z.string(), sealedCode: z.string() }),
);

/** A person who is not active staff requested a sign-in code; nothing is sent. */
export const strangerRequestedStaffCode = defineEvent(
  'staff.stranger-asked-for-code',
  z.object({}),
);
