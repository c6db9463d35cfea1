import {
  existingAccountApproached,
  proofCodeRequested,
  signUpCodeRequested,
} from '~/domain/accounts/events';
import { accountStateChanged } from '~/domain/account-states/events';
import {
  emailChanged,
  emailChangeRequested,
  passwordChanged,
  passwordResetRequested,
  strangerRequestedReset,
  takenEmailRequested,
} from '~/domain/credentials/events';
import { identityCodeRequested, identityLinked } from '~/domain/identities/events';
import { newDeviceSignedIn, sessionRevoked } from '~/domain/sessions/events';
import { fanClubAutorenewSet, userMetaChanged } from '~/domain/profile/events';
import { toStream } from '~/realtime/protocol/publication';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const accountsSubscribers = [
  onEvent(signUpCodeRequested, ({ sealedCode, sealedToken, ...to }, meta) => ({
    jobs: [requestMail('sign-up-code', to, { sealedCode, sealedToken }, meta)],
  })),
  onEvent(existingAccountApproached, (to, meta) => ({
    jobs: [requestMail('account-exists', to, {}, meta)],
  })),
  onEvent(passwordResetRequested, ({ sealedCode, hidesCode, ...to }, meta) => ({
    jobs: [requestMail('reset-code', to, { sealedCode, hidesCode }, meta)],
  })),
  onEvent(strangerRequestedReset, () => ({})),
  onEvent(passwordChanged, (to, meta) => ({
    jobs: [requestMail('password-changed', to, {}, meta)],
  })),
  onEvent(emailChangeRequested, ({ sealedCode, hidesCode, ...to }, meta) => ({
    jobs: [requestMail('change-email-code', to, { sealedCode, hidesCode }, meta)],
  })),
  onEvent(takenEmailRequested, () => ({})),
  onEvent(proofCodeRequested, ({ sealedCode, hidesCode, ...to }, meta) => ({
    jobs: [requestMail('proof-code', to, { sealedCode, hidesCode }, meta)],
  })),
  onEvent(emailChanged, ({ maskedNewEmail, ...to }, meta) => ({
    jobs: [requestMail('email-changed', to, { maskedNewEmail }, meta)],
  })),
  onEvent(newDeviceSignedIn, ({ device, at, timeZone, ...to }, meta) => ({
    jobs: [requestMail('new-sign-in', to, { device, at, timeZone }, meta)],
  })),
  onEvent(identityCodeRequested, ({ sealedCode, hidesCode, provider, ...to }, meta) => ({
    jobs: [requestMail('identity-code', to, { sealedCode, hidesCode, provider }, meta)],
  })),
  onEvent(identityLinked, ({ provider, ...to }, meta) => ({
    jobs: [requestMail('identity-linked', to, { provider }, meta)],
  })),
  onEvent(sessionRevoked, ({ userId, sessionId }) => ({
    controls: [{ personId: userId, sessionId }],
  })),
  onEvent(userMetaChanged, ({ userId, meta }) => ({
    publications: [toStream(userId, 'user.meta-info-updated.event', { meta })],
  })),
  // Open pages reload their data, which includes notices about the state.
  onEvent(accountStateChanged, ({ userId }) => ({
    publications: [toStream(userId, 'resync', {})],
  })),
  onEvent(fanClubAutorenewSet, ({ userId }) => ({
    publications: [toStream(userId, 'resync', {})],
  })),
];
