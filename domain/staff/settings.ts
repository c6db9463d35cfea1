import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The lifetimes of staff sessions, claims and views, and the sample of decisions that is read again. */
export const staffSettings = defineSettings({
  staff_session_seconds: seconds
    .default(8 * 3600)
    .describe('Seconds after which a staff session ends.'),
  staff_session_idle_seconds: seconds
    .default(3600)
    .describe('Seconds without use after which a staff session ends.'),
  staff_session_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which a staff session is kept after its end.'),
  staff_invitation_seconds: seconds
    .default(7 * 24 * 3600)
    .describe('Seconds after which an invitation of a staff member lapses.'),
  staff_claim_seconds: seconds
    .default(900)
    .describe('Seconds for which something that waits in the queue is claimed; use renews them.'),
  second_reading_percent: z
    .number()
    .min(0)
    .max(100)
    .default(5)
    .describe(
      'Decisions of each member of staff that a colleague reads again, in per cent of a day; 0 for none.',
    ),
  staff_view_kept_seconds: seconds
    .default(7 * 24 * 3600)
    .describe('Seconds for which a deleted view of a list can be restored.'),
  staff_bulk_run_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe('Seconds for which the result of an act on several items is kept.'),
});
