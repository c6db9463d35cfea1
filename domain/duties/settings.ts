import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Settings for counting use. */
export const dutiesSettings = defineSettings({
  /** The longest silence within a talk; after a longer one another talk begins. */
  talk_pause_seconds: seconds.default(30 * 60),
  /** Seconds that a person's talk time is kept after their last talk. */
  talk_time_kept_seconds: seconds.default(90 * 24 * 3600),
});
