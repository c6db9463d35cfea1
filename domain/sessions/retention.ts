import { accountStatesSettings } from '../account-states/settings';
import { removeAfter, type Retention } from '../shared/remove-in-batches';

/** The retention of ended sessions. */
export const sessionsRetention = {
  sessions: removeAfter(accountStatesSettings, 'unverified_kept_seconds', {
    table: 'sessions',
    key: 'id',
    column: 'expires_at',
  }),
} satisfies Retention;
