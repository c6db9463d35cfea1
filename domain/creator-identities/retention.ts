import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { creatorIdentitiesSettings } from './settings';

/** The retention of attempts without an approval, and of the hashes of reports. */
export const creatorIdentitiesRetention = {
  identityAttempts: removeAfter(creatorIdentitiesSettings, 'kyc_attempt_kept_seconds', {
    table: 'identity_attempts',
    key: 'id',
    column: 'decided_at',
    where: (rows) => void rows.whereNot({ state: 'approved' }),
  }),
  identityReports: removeAfter(creatorIdentitiesSettings, 'kyc_report_kept_seconds', {
    table: 'identity_reports',
    key: 'id',
    column: 'applied_at',
  }),
} satisfies Retention;
