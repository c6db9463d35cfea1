import { engagementSettings } from '../engagement/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';

/** Who looked at a post; the counts stay. */
export const postsRetention = {
  postViews: removeAfter(engagementSettings, 'view_kept_seconds', {
    table: 'post_views',
    key: ['post_id', 'viewed_on', 'viewer'],
    column: 'viewed_at',
  }),
} satisfies Retention;
