import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const pageSize = z.number().int().min(1).max(50);

/** The page size of posts and the retention of their hourly activity. */
export const postsSettings = defineSettings({
  character_posts_page_size: pageSize.default(12),
  /** Must exceed trending_window_hours, since trends are computed from this data. */
  post_activity_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(30 * 24 * 3600),
});
