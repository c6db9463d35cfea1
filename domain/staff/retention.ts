import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { staffSettings } from './settings';

/** Sessions of staff that ended long ago; the security log keeps who signed in. */
export const staffRetention = {
  staffSessions: removeAfter(staffSettings, 'staff_session_kept_seconds', {
    table: 'staff_sessions',
    key: 'id',
    column: 'expires_at',
  }),
} satisfies Retention;
