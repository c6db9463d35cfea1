import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { moderationSettings } from './settings';

/** Incidents that were decided long ago, with their flags and what these led to. */
export const moderationRetention = {
  incidents: removeAfter(moderationSettings, 'incident_kept_seconds', {
    table: 'incidents',
    key: 'id',
    column: 'decided_at',
  }),
} satisfies Retention;
