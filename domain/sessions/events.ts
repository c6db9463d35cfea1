import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';

/** A person signed in with a browser that their account was not used with before. */
export const newDeviceSignedIn = defineEvent(
  'accounts.new-device-signed-in',
  recipientSchema.extend({
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    at: z.iso.datetime(),
    timeZone: z.string().optional(),
  }),
);

/** A session ended, or with null all sessions of the user. */
export const sessionRevoked = defineEvent(
  'accounts.session-revoked',
  z.object({ userId: idSchema, sessionId: idSchema.nullable() }),
);
