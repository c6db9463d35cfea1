import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { codedSchema, recipientSchema } from '../shared/outbox/recipient';

/** A user forgot their password. The sealed code lets them choose another. */
export const passwordResetRequested = defineEvent('accounts.password-reset-requested', codedSchema);

/** A reset was requested for an unproved address: nothing is sent. */
export const strangerRequestedReset = defineEvent(
  'accounts.stranger-asked-for-reset',
  z.object({}),
);

/** The password of an account has changed. */
export const passwordChanged = defineEvent('accounts.password-changed', recipientSchema);

/** A user wants to use another address, to which the sealed code is sent. */
export const emailChangeRequested = defineEvent('accounts.email-change-requested', codedSchema);

/** A user wants to use an address of another account: nothing is sent. */
export const takenEmailRequested = defineEvent('accounts.taken-email-asked-for', z.object({}));

/** The address of an account has changed. The recipient is the old address; the new one is masked. */
export const emailChanged = defineEvent(
  'accounts.email-changed',
  recipientSchema.extend({ maskedNewEmail: z.string() }),
);
