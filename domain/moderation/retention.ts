import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { moderationSettings } from './settings';

/** The retention of decided incidents with their flags and the results of these. */
export const moderationRetention = {
  incidents: removeAfter(moderationSettings, 'incident_kept_seconds', {
    table: 'incidents',
    key: 'id',
    column: 'decided_at',
  }),
} satisfies Retention;
