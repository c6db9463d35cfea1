import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retention of responses and the lease of requests. */
export const idempotencySettings = defineSettings({
  idempotency_kept_seconds: seconds
    .default(24 * 3600)
    .describe('Seconds for which the response to an idempotent request is kept and replayed.'),
  idempotency_lease_seconds: seconds
    .default(60)
    .describe(
      'Seconds after which a repeat takes over an idempotent request that has no response yet.',
    ),
});
