import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long the answer of a call is kept, and how long one may be at it. */
export const idempotencySettings = defineSettings({
  idempotency_kept_seconds: seconds.default(24 * 3600),
  idempotency_lease_seconds: seconds.default(60),
});
