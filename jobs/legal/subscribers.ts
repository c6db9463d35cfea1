import { legalChangeAnnounced } from '~/domain/legal/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/subscriber';

export const legalSubscribers = [
  onEvent(legalChangeAnnounced, ({ email, locale, ...change }, meta) => ({
    jobs: [requestMail('legal-change', { email, locale }, change, meta)],
  })),
];
