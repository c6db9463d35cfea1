import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { offersSettings } from './settings';

/** Packs that were made for somebody and not bought, a while after they ended. */
export const offersRetention = {
  async smartPacks(context) {
    const { smart_pack_seconds } = await context.settings(offersSettings);
    return removeInBatches(context.db, {
      table: 'smart_token_packs',
      key: 'id',
      column: 'expires_at',
      before: secondsAgo(context, smart_pack_seconds),
      where: (rows) => void rows.whereNull('used_at'),
    });
  },
} satisfies Retention;
