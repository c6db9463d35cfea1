import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { codedSchema } from '../shared/outbox/recipient';

/**
 * An address that somebody at a provider claims is to be proved by a code, sealed until it is mailed.
 * The provider is told by the name people know.
 */
export const identityCodeRequested = defineEvent(
  'accounts.identity-code-requested',
  codedSchema.extend({ provider: z.string() }),
);

/** An account that was there before can now also be entered by a provider: its owner is told. */
export const identityLinked = defineEvent(
  'accounts.identity-linked',
  z.object({ email: z.string(), provider: z.string(), locale: z.string() }),
);
