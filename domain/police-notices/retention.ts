import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { policeNoticesSettings } from './settings';

/** Notices to the police that were decided long ago. */
export const policeNoticesRetention = {
  policeNotices: removeAfter(policeNoticesSettings, 'police_notice_kept_seconds', {
    table: 'police_notices',
    key: 'id',
    column: 'decided_at',
  }),
} satisfies Retention;
