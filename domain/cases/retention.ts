import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { casesSettings } from './settings';

/** Cases that were resolved long ago. */
export const casesRetention = {
  cases: removeAfter(casesSettings, 'case_kept_seconds', {
    table: 'cases',
    key: 'id',
    column: 'resolved_at',
    where: (rows) => void rows.where({ state: 'resolved' }),
  }),
} satisfies Retention;
