import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const pageSize = z.number().int().min(1).max(50);

/** How posts are listed. */
export const postsSettings = defineSettings({
  character_posts_page_size: pageSize.default(12),
});
