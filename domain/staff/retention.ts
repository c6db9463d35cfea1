import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { staffSettings } from './settings';

/**
 * The retention of ended staff sessions, whose sign-ins the security log keeps, and of deleted views, which
 * can be restored until then.
 */
export const staffRetention = {
  staffSessions: removeAfter(staffSettings, 'staff_session_kept_seconds', {
    table: 'staff_sessions',
    key: 'id',
    column: 'expires_at',
  }),
  staffViews: removeAfter(staffSettings, 'staff_view_kept_seconds', {
    table: 'staff_views',
    key: 'id',
    column: 'deleted_at',
  }),
  staffBulkRuns: removeAfter(staffSettings, 'staff_bulk_run_kept_seconds', {
    table: 'staff_bulk_runs',
    key: 'id',
    column: 'created_at',
  }),
} satisfies Retention;
