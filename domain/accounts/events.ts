import * as z from 'zod';
import { defineEvent } from '../shared/event';
import { idSchema } from '../shared/ids';
import { accountStateSchema, userMetaSchema } from './schema';

/** Whom to write to, and in which language. */
const recipient = z.object({ email: z.string(), locale: z.string() });

/** The same of somebody with an account, whom a sealed code is sent to. */
const coded = recipient.extend({
  sealedCode: z.string(),
  /** They want it out of subject and preview; an event of an older version does not say. */
  hidesCode: z.boolean().optional(),
});

/**
 * A sign-up code was made, and a token for a link that does the same; both are sealed until they are
 * put into the mail. An event of an older version has no token.
 */
export const signUpCodeRequested = defineEvent(
  'accounts.sign-up-code-requested',
  recipient.extend({ sealedCode: z.string(), sealedToken: z.string().optional() }),
);

/** Somebody tried to sign up with an address that already has an account: its owner is told. */
export const existingAccountApproached = defineEvent(
  'accounts.existing-account-approached',
  recipient,
);

/** Somebody forgot their password: the sealed code lets them choose another. */
export const passwordResetRequested = defineEvent('accounts.password-reset-requested', coded);

/** A reset was asked for with an address nobody has proved: nothing follows. */
export const strangerAskedForReset = defineEvent('accounts.stranger-asked-for-reset', z.object({}));

/** An account has another password than before. */
export const passwordChanged = defineEvent('accounts.password-changed', recipient);

/** Somebody wants to use another address, which the sealed code is sent to. */
export const emailChangeRequested = defineEvent('accounts.email-change-requested', coded);

/** Somebody wants to use an address that is another account's: nothing follows. */
export const takenEmailAskedFor = defineEvent('accounts.taken-email-asked-for', z.object({}));

/** Somebody who is signed in is to show that it is still them, by the sealed code. */
export const proofCodeRequested = defineEvent('accounts.proof-code-requested', coded);

/** An account has another address; the recipient is the old one, the new one is masked. */
export const emailChanged = defineEvent(
  'accounts.email-changed',
  recipient.extend({ maskedNewEmail: z.string() }),
);

/** Somebody logged in with a browser that their account had never been opened with. */
export const newDeviceSignedIn = defineEvent(
  'accounts.new-device-signed-in',
  recipient.extend({
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    at: z.iso.datetime(),
    timeZone: z.string().optional(),
  }),
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
  coded.extend({ provider: z.string() }),
);

/** An account that was there before can now also be entered by a provider: its owner is told. */
export const identityLinked = defineEvent(
  'accounts.identity-linked',
  z.object({ email: z.string(), provider: z.string(), locale: z.string() }),
);

/** A user was warned, suspended, terminated or reinstated. */
export const accountStateChanged = defineEvent(
  'accounts.state-changed',
  z.object({ userId: idSchema, state: accountStateSchema }),
);

/** What a user has seen of offers is now this. */
export const userMetaChanged = defineEvent(
  'accounts.meta-changed',
  z.object({ userId: idSchema, meta: userMetaSchema }),
);
