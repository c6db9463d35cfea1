import { engagementSettings } from '../engagement/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { postsSettings } from './settings';

/** The retention of views and of hourly activity; the totals are kept. */
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
