import { legalChangeAnnounced } from '~/domain/legal/events';
import { requestMail } from '../mail/request-mail';
import { onEvent } from '../relay/route';

export const legalRoutes = [
  onEvent(legalChangeAnnounced, ({ email, locale, ...change }, meta) => ({
    jobs: [requestMail('legal-change', { email, locale }, change, meta)],
  })),
];
