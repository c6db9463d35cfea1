import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';

/** A member of staff asked for a sign-in code; the code itself is sealed. */
export const staffCodeRequested = defineEvent(
  'staff.code-requested',
  z.object({ email: z.string(), sealedCode: z.string() }),
);

/** Somebody who is no active member of staff asked for a sign-in code: nothing follows. */
export const strangerAskedForStaffCode = defineEvent('staff.stranger-asked-for-code', z.object({}));
