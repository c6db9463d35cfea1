import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { codedSchema, recipientSchema } from '../shared/outbox/recipient';

/** Somebody forgot their password: the sealed code lets them choose another. */
export const passwordResetRequested = defineEvent('accounts.password-reset-requested', codedSchema);

/** A reset was asked for with an address nobody has proved: nothing follows. */
export const strangerAskedForReset = defineEvent('accounts.stranger-asked-for-reset', z.object({}));

/** An account has another password than before. */
export const passwordChanged = defineEvent('accounts.password-changed', recipientSchema);

/** Somebody wants to use another address, which the sealed code is sent to. */
export const emailChangeRequested = defineEvent('accounts.email-change-requested', codedSchema);

/** Somebody wants to use an address that is another account's: nothing follows. */
export const takenEmailAskedFor = defineEvent('accounts.taken-email-asked-for', z.object({}));

/** An account has another address; the recipient is the old one, the new one is masked. */
export const emailChanged = defineEvent(
  'accounts.email-changed',
  recipientSchema.extend({ maskedNewEmail: z.string() }),
);
