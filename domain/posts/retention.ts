import { engagementSettings } from '../engagement/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { postsSettings } from './settings';

/** Views of posts and their activity by the hour; the counts stay. */
export const postsRetention = {
  postActivity: removeAfter(postsSettings, 'post_activity_kept_seconds', {
    table: 'post_activity',
    key: ['post_id', 'hour'],
    column: 'hour',
  }),
  postViews: removeAfter(engagementSettings, 'view_kept_seconds', {
    table: 'post_views',
    key: ['post_id', 'viewed_on', 'viewer'],
    column: 'viewed_at',
  }),
} satisfies Retention;
