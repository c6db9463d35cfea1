import { staffCodeRequested, strangerAskedForStaffCode } from '~/domain/staff/events';
import { sendMailJob } from '../mail/send-mail.job';
import { onEvent, request } from '../relay/route';

export const staffRoutes = [
  onEvent(staffCodeRequested, ({ email, sealedCode }, { eventId, requestId }) => ({
    jobs: [
      request(sendMailJob, { eventId, requestId, to: email, template: 'staff-code', sealedCode }),
    ],
  })),
  onEvent(strangerAskedForStaffCode, () => ({})),
];
