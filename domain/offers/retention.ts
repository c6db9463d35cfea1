import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { offersSettings } from './settings';

/** Packs that were made for somebody and not bought, a while after they ended. */
export const offersRetention = {
  smartPacks: removeAfter(offersSettings, 'smart_pack_seconds', {
    table: 'smart_token_packs',
    key: 'id',
    column: 'expires_at',
    where: (rows) => void rows.whereNull('used_at'),
  }),
} satisfies Retention;
