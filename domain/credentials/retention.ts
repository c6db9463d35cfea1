import { accountStatesSettings } from '../account-states/settings';
import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';

const daySeconds = 24 * 3600;

/** Codes, tries and tokens that are long over. */
export const credentialsRetention = {
  async codes(context) {
    const { unverified_kept_seconds } = await context.settings(accountStatesSettings);
    return removeInBatches(context.db, {
      table: 'one_time_codes',
      key: 'id',
      column: 'expires_at',
      before: secondsAgo(context, unverified_kept_seconds),
    });
  },
  codeTries: (context) =>
    removeInBatches(context.db, {
      table: 'code_tries',
      key: ['day', 'counter'],
      column: 'day',
      // Whole days (UTC), and the one that is going on.
      before: secondsAgo(context, 2 * daySeconds),
    }),
  async tokens(context) {
    const { unverified_kept_seconds } = await context.settings(accountStatesSettings);
    return removeInBatches(context.db, {
      table: 'account_tokens',
      key: 'id',
      column: 'expires_at',
      before: secondsAgo(context, unverified_kept_seconds),
    });
  },
} satisfies Retention;
