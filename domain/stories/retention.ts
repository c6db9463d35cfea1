import { engagementSettings } from '../engagement/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';

/** Who saw a story. */
export const storiesRetention = {
  storyReads: removeAfter(engagementSettings, 'view_kept_seconds', {
    table: 'story_reads',
    key: ['user_id', 'story_id'],
    column: 'read_at',
  }),
} satisfies Retention;
