import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The displayed counts, and the retention of views. */
export const engagementSettings = defineSettings({
  view_kept_seconds: seconds
    .default(90 * 24 * 3600)
    .describe(
      'Seconds for which the viewer of a post, a profile or a story is kept; the counts are kept longer.',
    ),
  engagement_display: z
    .enum(['real', 'synthetic'])
    .default('real')
    .describe('Counts that are displayed: `real` or `synthetic`.'),
});
