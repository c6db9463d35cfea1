import { accountStatesSettings } from '../account-states/settings';
import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';

/** Sessions that ended long ago. */
export const sessionsRetention = {
  async sessions(context) {
    const { unverified_kept_seconds } = await context.settings(accountStatesSettings);
    return removeInBatches(context.db, {
      table: 'sessions',
      key: 'id',
      column: 'expires_at',
      before: secondsAgo(context, unverified_kept_seconds),
    });
  },
} satisfies Retention;
