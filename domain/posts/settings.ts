import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const pageSize = z.number().int().min(1).max(50);

/** The listing of posts, and the retention of their activity by the hour. */
export const postsSettings = defineSettings({
  character_posts_page_size: pageSize.default(12),
  /** Longer than trending_window_hours, which is told from it. */
  post_activity_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(30 * 24 * 3600),
});
