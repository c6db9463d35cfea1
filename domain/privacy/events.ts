import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** A person was erased; only retained data is left. */
export const personErased = defineEvent('privacy.person-erased', z.object({ userId: idSchema }));

/** An archive of a person's data was requested. */
export const exportRequested = defineEvent(
  'privacy.export-requested',
  z.object({ exportId: idSchema }),
);

/** An archive is ready for its owner for a limited time. */
export const exportReady = defineEvent(
  'privacy.export-ready',
  z.object({
    email: z.string(),
    locale: z.string(),
    timeZone: z.string().optional(),
    path: z.string(),
    expiresAt: z.iso.datetime(),
  }),
);
