import * as z from 'zod';
import { defineEvent } from '../shared/event';
import { idSchema } from '../shared/ids';

/** A sign-up code was made; the code itself is sealed until it is put into the mail. */
export const signUpCodeRequested = defineEvent(
  'accounts.sign-up-code-requested',
  z.object({ email: z.string(), sealedCode: z.string(), locale: z.string() }),
);

/** Somebody tried to sign up with an address that already has an account: its owner is told. */
export const existingAccountApproached = defineEvent(
  'accounts.existing-account-approached',
  z.object({ email: z.string(), locale: z.string() }),
);

/** A session ended, or (null) all sessions of the user. */
export const sessionRevoked = defineEvent(
  'accounts.session-revoked',
  z.object({ userId: idSchema, sessionId: idSchema.nullable() }),
);

/**
 * An address that somebody at a provider claims is to be proved by a code, sealed until it is mailed.
 * The provider is told by the name people know.
 */
export const identityCodeRequested = defineEvent(
  'accounts.identity-code-requested',
  z.object({ email: z.string(), provider: z.string(), sealedCode: z.string(), locale: z.string() }),
);

/** An account that was there before can now also be entered by a provider: its owner is told. */
export const identityLinked = defineEvent(
  'accounts.identity-linked',
  z.object({ email: z.string(), provider: z.string(), locale: z.string() }),
);
