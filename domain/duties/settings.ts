import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Settings for counting use. */
export const dutiesSettings = defineSettings({
  talk_pause_seconds: seconds
    .default(30 * 60)
    .describe(
      'Longest silence in seconds that counts as use; after a longer one a new talk begins.',
    ),
  talk_time_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe('Seconds for which a person’s talk time is kept after their last talk.'),
});
