import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { casesSettings } from './settings';

/** Cases that were resolved long ago. */
export const casesRetention = {
  async cases(context) {
    const { case_kept_seconds } = await context.settings(casesSettings);
    return removeInBatches(context.db, {
      table: 'cases',
      key: 'id',
      column: 'resolved_at',
      before: secondsAgo(context, case_kept_seconds),
      where: (rows) => void rows.where({ state: 'resolved' }),
    });
  },
} satisfies Retention;
