import {
  bulkRunStarted,
  staffCodeRequested,
  staffInvited,
  staffResetRequested,
  strangerRequestedStaffCode,
} from '~/domain/staff/events';
import { requestMail } from '../mail/request-mail';
import { onEvent, request } from '../relay/subscriber';
import { actOnItemsJob } from './act-on-items.job';

/** The language of the back office is English. */
const locale = 'en-GB';

export const staffSubscribers = [
  onEvent(staffCodeRequested, ({ email, sealedCode }, meta) => ({
    jobs: [requestMail('staff-code', { email, locale }, { sealedCode }, meta)],
  })),
  onEvent(staffResetRequested, ({ email, sealedCode }, meta) => ({
    jobs: [requestMail('staff-reset-code', { email, locale }, { sealedCode }, meta)],
  })),
  onEvent(staffInvited, ({ email, locale: theirs, until }, meta) => ({
    jobs: [requestMail('staff-invited', { email, locale: theirs }, { until }, meta)],
  })),
  onEvent(bulkRunStarted, ({ runId }) => ({ jobs: [request(actOnItemsJob, { runId })] })),
  onEvent(strangerRequestedStaffCode, () => ({})),
];
