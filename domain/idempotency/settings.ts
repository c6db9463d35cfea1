import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Seconds that a response is kept, and seconds of a claim's lease. */
export const idempotencySettings = defineSettings({
  idempotency_kept_seconds: seconds.default(24 * 3600),
  idempotency_lease_seconds: seconds.default(60),
});
