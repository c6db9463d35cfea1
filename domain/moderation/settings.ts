import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { pictureLevels } from './prompts/level';

const seconds = z.number().int().positive();

/** How flags are grouped and kept, and how much pictures may show. */
export const moderationSettings = defineSettings({
  /** A flag within so long of a person's last one belongs to the same incident. */
  incident_seconds: seconds.default(1800),
  /** How long evidence is kept once staff have decided about it. */
  incident_kept_seconds: seconds.default(2 * 365 * 24 * 3600),
  /** How much a picture may show that is made here; what is ordered beyond it is refused. */
  picture_level: z.enum(pictureLevels).default('sfw'),
});
