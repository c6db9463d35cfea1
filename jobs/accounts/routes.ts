import {
  existingAccountApproached,
  identityCodeRequested,
  identityLinked,
  sessionRevoked,
  signUpCodeRequested,
} from '~/domain/accounts/events';
import { sendMailJob } from '../mail/send-mail.job';
import { onEvent, request } from '../relay/route';

export const accountsRoutes = [
  onEvent(signUpCodeRequested, ({ email, sealedCode }, { eventId, requestId }) => ({
    jobs: [
      request(sendMailJob, {
        eventId,
        requestId,
        to: email,
        template: 'verification-code',
        sealedCode,
      }),
    ],
  })),
  onEvent(existingAccountApproached, ({ email }, { eventId, requestId }) => ({
    jobs: [request(sendMailJob, { eventId, requestId, to: email, template: 'account-exists' })],
  })),
  onEvent(identityCodeRequested, ({ email, sealedCode }, { eventId, requestId }) => ({
    jobs: [
      request(sendMailJob, {
        eventId,
        requestId,
        to: email,
        template: 'verification-code',
        sealedCode,
      }),
    ],
  })),
  onEvent(identityLinked, () => ({})),
  onEvent(sessionRevoked, ({ userId, sessionId }) => ({
    controls: [{ personId: userId, sessionId }],
  })),
];
