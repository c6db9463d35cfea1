import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { staffSettings } from './settings';

/** The retention of ended staff sessions; the security log keeps the sign-ins. */
export const staffRetention = {
  staffSessions: removeAfter(staffSettings, 'staff_session_kept_seconds', {
    table: 'staff_sessions',
    key: 'id',
    column: 'expires_at',
  }),
} satisfies Retention;
