import {
  staffCodeRequested,
  staffInvited,
  staffResetRequested,
  strangerRequestedStaffCode,
} from '~/domain/staff/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

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
  onEvent(strangerRequestedStaffCode, () => ({})),
];
