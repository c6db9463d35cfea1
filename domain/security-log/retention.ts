import type { Retention } from '../shared/remove-in-batches';
import { trimSecurityLog } from './trim-security-log';

/** Entries that are too old for anybody to look into. */
export const securityLogRetention = {
  securityEvents: {
    table: 'security_log',
    column: 'at',
    setting: 'security_log_kept_seconds',
    remove: trimSecurityLog,
  },
} satisfies Retention;
