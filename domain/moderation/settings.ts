import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { pictureLevels } from './prompts/level';

const seconds = z.number().int().positive();

/** The grouping and retention of flags, and the allowed content of pictures. */
export const moderationSettings = defineSettings({
  /** A flag within this time after a person's last one joins the same incident. */
  incident_seconds: seconds.default(1800),
  /** The time for which evidence is kept after the decision of staff. */
  incident_kept_seconds: seconds.default(2 * 365 * 24 * 3600),
  /** The level of nudity allowed in generated pictures; orders beyond it are refused. */
  picture_level: z.enum(pictureLevels).default('sfw'),
});
