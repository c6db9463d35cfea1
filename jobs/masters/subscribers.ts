import {
  flowHandedBack,
  flowTakenOver,
  personInvited,
  releaseFormSent,
} from '~/domain/masters/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const mastersSubscribers = [
  onEvent(personInvited, ({ email, locale, manager, sealedToken, until }, meta) => ({
    jobs: [requestMail('model-invited', { email, locale }, { manager, sealedToken, until }, meta)],
  })),
  onEvent(releaseFormSent, ({ email, locale, manager, sealedToken, until }, meta) => ({
    jobs: [requestMail('model-release', { email, locale }, { manager, sealedToken, until }, meta)],
  })),
  onEvent(flowTakenOver, ({ email, locale, manager }, meta) => ({
    jobs: [requestMail('flow-taken-over', { email, locale }, { manager }, meta)],
  })),
  onEvent(flowHandedBack, ({ email, locale, manager }, meta) => ({
    jobs: [requestMail('flow-handed-back', { email, locale }, { manager }, meta)],
  })),
];
