import { accountStatesSettings } from '../account-states/settings';
import {
  removeAfter,
  removeInBatches,
  secondsAgo,
  type Retention,
} from '../shared/remove-in-batches';

const daySeconds = 24 * 3600;

/** Codes, tries and tokens that expired long ago. */
export const credentialsRetention = {
  codes: removeAfter(accountStatesSettings, 'unverified_kept_seconds', {
    table: 'one_time_codes',
    key: 'id',
    column: 'expires_at',
  }),
  codeTries: {
    table: 'code_tries',
    column: 'day',
    setting: null,
    remove: (context) =>
      removeInBatches(context.db, {
        table: 'code_tries',
        key: ['day', 'counter'],
        column: 'day',
        // Complete days (UTC), and the current one.
        before: secondsAgo(context, 2 * daySeconds),
      }),
  },
  tokens: removeAfter(accountStatesSettings, 'unverified_kept_seconds', {
    table: 'account_tokens',
    key: 'id',
    column: 'expires_at',
  }),
} satisfies Retention;
