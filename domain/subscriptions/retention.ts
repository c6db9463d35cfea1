import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { subscriptionSettings } from './settings';

/** The retention of recorded cancellation steps. */
export const subscriptionsRetention = {
  cancellationSteps: removeAfter(subscriptionSettings, 'cancellation_step_kept_seconds', {
    table: 'cancellation_steps',
    key: 'id',
    column: 'created_at',
  }),
} satisfies Retention;
