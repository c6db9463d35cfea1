import { engagementSettings } from '../engagement/settings';
import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';

/** Who looked at a profile; the counts stay. */
export const charactersRetention = {
  async characterViews(context) {
    const { view_kept_seconds } = await context.settings(engagementSettings);
    return removeInBatches(context.db, {
      table: 'character_views',
      key: ['character_id', 'viewed_on', 'viewer'],
      column: 'viewed_at',
      before: secondsAgo(context, view_kept_seconds),
    });
  },
} satisfies Retention;
