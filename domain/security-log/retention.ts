import type { Retention } from '../shared/remove-in-batches';
import { trimSecurityLog } from './trim-security-log';

/** The retention of log entries. */
export const securityLogRetention = {
  securityEvents: {
    table: 'security_log',
    column: 'at',
    setting: 'security_log_kept_seconds',
    remove: trimSecurityLog,
  },
} satisfies Retention;
