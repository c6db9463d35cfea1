import { exportReady, exportRequested, personErased } from '~/domain/privacy/events';
import { accountRestored, deletionRequested } from '~/domain/deletions/events';
import { requestMail } from '../mail/request-mail';
import { onEvent, request } from '../relay/subscriber';
import { writeExportJob } from './write-export.job';

export const privacySubscribers = [
  onEvent(deletionRequested, ({ email, locale, sealedToken, dueAt, timeZone }, meta) => ({
    jobs: [
      requestMail('deletion-requested', { email, locale }, { sealedToken, dueAt, timeZone }, meta),
    ],
  })),
  // Facts for whoever comes to care; today nothing follows from them.
  onEvent(accountRestored, () => ({})),
  onEvent(personErased, () => ({})),
  onEvent(exportRequested, ({ exportId }, { requestId }) => ({
    jobs: [request(writeExportJob, { exportId, requestId })],
  })),
  onEvent(exportReady, ({ email, locale, path, expiresAt, timeZone }, meta) => ({
    jobs: [requestMail('export-ready', { email, locale }, { path, expiresAt, timeZone }, meta)],
  })),
];
