import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { codedSchema } from '../shared/outbox/recipient';

/**
 * An address reported by a provider must be proved by a code, which is sealed until it is mailed. The
 * provider has its display name.
 */
export const identityCodeRequested = defineEvent(
  'accounts.identity-code-requested',
  codedSchema.extend({ provider: z.string() }),
);

/** An existing account was linked to a provider. Its owner is notified. */
export const identityLinked = defineEvent(
  'accounts.identity-linked',
  z.object({ email: z.string(), provider: z.string(), locale: z.string() }),
);
