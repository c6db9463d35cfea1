import { staffCodeRequested, strangerRequestedStaffCode } from '~/domain/staff/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

/** The language of the back office is English. */
const locale = 'en-GB';

export const staffSubscribers = [
  onEvent(staffCodeRequested, ({ email, sealedCode }, meta) => ({
    jobs: [requestMail('staff-code', { email, locale }, { sealedCode }, meta)],
  })),
  onEvent(strangerRequestedStaffCode, () => ({})),
];
