import type { Retention } from '../shared/remove-in-batches';
import { trimRankedLists } from './trim-ranked-lists';

/** Orders of posts that nobody pages through any more. */
export const feedsRetention = {
  rankedLists: {
    table: 'ranked_lists',
    column: 'made_at',
    setting: 'ranked_list_kept_seconds',
    remove: trimRankedLists,
  },
} satisfies Retention;
