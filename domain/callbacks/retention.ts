import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { callbacksSettings } from './settings';

/** The retention of callbacks, applied or not. */
export const callbacksRetention = {
  serviceCallbacks: removeAfter(callbacksSettings, 'callback_kept_seconds', {
    table: 'service_callbacks',
    key: 'id',
    column: 'received_at',
  }),
} satisfies Retention;
