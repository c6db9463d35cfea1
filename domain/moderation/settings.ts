import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { pictureLevels } from './prompts/level';

const seconds = z.number().int().positive();

/** The grouping and retention of flags, and the allowed content of pictures. */
export const moderationSettings = defineSettings({
  incident_seconds: seconds
    .default(1800)
    .describe(
      'Seconds within which another flag of the same kind joins the incident of a person’s last one.',
    ),
  incident_kept_seconds: seconds
    .default(2 * 365 * 24 * 3600)
    .describe('Seconds for which evidence and strikes are kept after the decision of staff.'),
  picture_level: z
    .enum(pictureLevels)
    .default('sfw')
    .describe(
      'Nudity allowed in generated pictures: `sfw`, `topless`, `nude` or `explicit`; orders beyond it are refused.',
    ),
});
