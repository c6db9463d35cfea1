import * as z from 'zod';
import { defineEvent } from '../shared/event';

/** A member of staff asked for a sign-in code; the code itself is sealed. */
export const staffCodeRequested = defineEvent(
  'staff.code-requested',
  z.object({ email: z.string(), sealedCode: z.string() }),
);
