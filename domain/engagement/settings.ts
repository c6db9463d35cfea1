import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Which counts are shown, and how long it is known whom they are of. */
export const engagementSettings = defineSettings({
  /** How long it is known who looked at a post, a profile or a story; the counts stay. */
  view_kept_seconds: seconds.default(90 * 24 * 3600),
  engagement_display: z.enum(['real', 'synthetic']).default('real'),
});
