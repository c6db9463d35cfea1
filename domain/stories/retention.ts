import { engagementSettings } from '../engagement/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';

/** The retention of read marks. */
export const storiesRetention = {
  storyReads: removeAfter(engagementSettings, 'view_kept_seconds', {
    table: 'story_reads',
    key: ['user_id', 'story_id'],
    column: 'read_at',
  }),
} satisfies Retention;
