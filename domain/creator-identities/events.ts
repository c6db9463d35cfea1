import * as z from 'zod';
import { identityFailures } from '~/providers/identity/identity-provider';
import { isoTime } from '../shared/codecs';
import { idSchema } from '../shared/ids';
import { defineEvent } from '../shared/outbox/event';

/** The state of an identification, without the address at which it goes on. */
export const kycProgressSchema = z.object({
  status: z.enum(['not_started', 'in_progress', 'approved', 'rejected']),
  failureReason: z.enum(identityFailures).nullable(),
  attempt: z.number().int().nonnegative(),
  attemptsLeft: z.number().int().nonnegative(),
  startedAt: isoTime.nullable(),
  decidedAt: isoTime.nullable(),
  expiresAt: isoTime.nullable(),
});

/** The identification of a creator has begun or ended. */
export const kycProgressed = defineEvent(
  'creator-identities.progressed',
  z.object({ userId: idSchema, kyc: kycProgressSchema }),
);

/** A report of the provider is stored and can be applied. */
export const identityReported = defineEvent(
  'creator-identities.reported',
  z.object({ reportId: idSchema }),
);
