import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A user wants to delete their account. The token that restores it is sealed until it is mailed. */
export const deletionRequested = defineEvent(
  'privacy.deletion-requested',
  z.object({
    userId: idSchema,
    email: z.string(),
    locale: z.string(),
    timeZone: z.string().optional(),
    sealedToken: z.string(),
    dueAt: z.iso.datetime(),
  }),
);

/** The user restored their account in time. */
export const accountRestored = defineEvent(
  'privacy.account-restored',
  z.object({ userId: idSchema }),
);
