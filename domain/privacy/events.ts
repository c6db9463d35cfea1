import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';

/** Nothing of a person is left but what is retained. */
export const personErased = defineEvent('privacy.person-erased', z.object({ userId: idSchema }));

/** An archive of somebody's data is to be written. */
export const exportRequested = defineEvent(
  'privacy.export-requested',
  z.object({ exportId: idSchema }),
);

/** It is there for its owner, until its time is over. */
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
