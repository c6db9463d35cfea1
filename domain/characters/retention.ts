import { engagementSettings } from '../engagement/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';

/** Records of profile views; the counts are kept. */
export const charactersRetention = {
  characterViews: removeAfter(engagementSettings, 'view_kept_seconds', {
    table: 'character_views',
    key: ['character_id', 'viewed_on', 'viewer'],
    column: 'viewed_at',
  }),
} satisfies Retention;
