import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const pageSize = z.number().int().min(1).max(50);

/** The page size of posts and the retention of their hourly activity. */
export const postsSettings = defineSettings({
  character_posts_page_size: pageSize.default(12).describe('Posts per page of a character.'),
  post_activity_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which the hourly activity of a post is kept; more than trending_window_hours, since trends are computed from it.',
    ),
});
