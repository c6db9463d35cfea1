import type { Retention } from '../shared/remove-in-batches';
import { trimRankedLists } from './trim-ranked-lists';

/** Ranked lists that are no longer paged. */
export const feedsRetention = {
  rankedLists: {
    table: 'ranked_lists',
    column: 'made_at',
    setting: 'ranked_list_kept_seconds',
    remove: trimRankedLists,
  },
} satisfies Retention;
