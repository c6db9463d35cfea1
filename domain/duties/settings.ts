import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How use is counted. */
export const dutiesSettings = defineSettings({
  /** A silence of so long, or shorter, belongs to a talk; after a longer one another begins. */
  talk_pause_seconds: seconds.default(30 * 60),
  /** How long it is remembered how long somebody has talked, after they did so last. */
  talk_time_kept_seconds: seconds.default(90 * 24 * 3600),
});
