import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { offersSettings } from './settings';

/** The retention of personal packs that were not bought. */
export const offersRetention = {
  smartPacks: removeAfter(offersSettings, 'smart_pack_seconds', {
    table: 'smart_token_packs',
    key: 'id',
    column: 'expires_at',
    where: (rows) => void rows.whereNull('used_at'),
  }),
} satisfies Retention;
