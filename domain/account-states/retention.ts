import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { accountStatesSettings } from './settings';

/** Sign-ups whose address nobody proved. */
export const accountStatesRetention = {
  async signUps(context) {
    const { unverified_kept_seconds } = await context.settings(accountStatesSettings);
    return removeInBatches(context.db, {
      table: 'users',
      key: 'id',
      column: 'created_at',
      before: secondsAgo(context, unverified_kept_seconds),
      where: (rows) => void rows.whereNull('verified_at'),
    });
  },
} satisfies Retention;
