import { engagementSettings } from '../engagement/settings';
import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';

/** Who saw a story. */
export const storiesRetention = {
  async storyReads(context) {
    const { view_kept_seconds } = await context.settings(engagementSettings);
    return removeInBatches(context.db, {
      table: 'story_reads',
      key: ['user_id', 'story_id'],
      column: 'read_at',
      before: secondsAgo(context, view_kept_seconds),
    });
  },
} satisfies Retention;
