import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { accountStatesSettings } from './settings';

/** Sign-ups whose address was never proved. */
export const accountStatesRetention = {
  signUps: removeAfter(accountStatesSettings, 'unverified_kept_seconds', {
    table: 'users',
    key: 'id',
    column: 'created_at',
    where: (rows) => void rows.whereNull('verified_at'),
  }),
} satisfies Retention;
