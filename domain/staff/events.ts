import * as z from 'zod';
import { idSchema } from '../shared/ids';
import { defineEvent } from '../shared/outbox/event';
import { recipientSchema } from '../shared/outbox/recipient';

/** A staff member requested a sign-in code; the code is sealed. */
export const staffCodeRequested = defineEvent(
  'staff.code-requested',
  z.object({ email: z.string(), sealedCode: z.string() }),
);

/** A member of staff was invited, with the time at which the invitation lapses. */
export const staffInvited = defineEvent(
  'staff.invited',
  recipientSchema.extend({ until: z.iso.datetime() }),
);

/** A staff member requested a code to set a new password; the code is sealed. */
export const staffResetRequested = defineEvent(
  'staff.reset-requested',
  z.object({ email: z.string(), sealedCode: z.string() }),
);

/** A person who is not active staff requested a sign-in code; nothing is sent. */
export const strangerRequestedStaffCode = defineEvent(
  'staff.stranger-asked-for-code',
  z.object({}),
);

/** The next items of an act on several have to be processed. */
export const bulkRunStarted = defineEvent('staff.bulk-run-started', z.object({ runId: idSchema }));
