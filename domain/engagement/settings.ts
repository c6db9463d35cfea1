import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The displayed counts, and the retention of views. */
export const engagementSettings = defineSettings({
  /** Seconds that the viewer of a post, a profile or a story is stored; the counts are kept. */
  view_kept_seconds: seconds.default(90 * 24 * 3600),
  engagement_display: z.enum(['real', 'synthetic']).default('real'),
});
