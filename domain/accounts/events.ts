import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { codedSchema, recipientSchema } from '../shared/outbox/recipient';

/**
 * A sign-up code and the token of an equivalent link were created. Both stay sealed until they are put
 * into the mail. An event of an older version has no token.
 */
export const signUpCodeRequested = defineEvent(
  'accounts.sign-up-code-requested',
  recipientSchema.extend({ sealedCode: z.string(), sealedToken: z.string().optional() }),
);

/** Someone tried to sign up with an address that already has an account. Its owner is notified. */
export const existingAccountApproached = defineEvent(
  'accounts.existing-account-approached',
  recipientSchema,
);

/** A signed-in user must prove their identity again with the sealed code. */
export const proofCodeRequested = defineEvent('accounts.proof-code-requested', codedSchema);
