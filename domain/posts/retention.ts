import { engagementSettings } from '../engagement/settings';
import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';

/** Who looked at a post; the counts stay. */
export const postsRetention = {
  async postViews(context) {
    const { view_kept_seconds } = await context.settings(engagementSettings);
    return removeInBatches(context.db, {
      table: 'post_views',
      key: ['post_id', 'viewed_on', 'viewer'],
      column: 'viewed_at',
      before: secondsAgo(context, view_kept_seconds),
    });
  },
} satisfies Retention;
