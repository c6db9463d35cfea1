import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { codedSchema, recipientSchema } from '../shared/outbox/recipient';

/**
 * A sign-up code was made, and a token for a link that does the same; both are sealed until they are
 * put into the mail. An event of an older version has no token.
 */
export const signUpCodeRequested = defineEvent(
  'accounts.sign-up-code-requested',
  recipientSchema.extend({ sealedCode: z.string(), sealedToken: z.string().optional() }),
);

/** Somebody tried to sign up with an address that already has an account: its owner is told. */
export const existingAccountApproached = defineEvent(
  'accounts.existing-account-approached',
  recipientSchema,
);

/** Somebody who is signed in is to show that it is still them, by the sealed code. */
export const proofCodeRequested = defineEvent('accounts.proof-code-requested', codedSchema);
