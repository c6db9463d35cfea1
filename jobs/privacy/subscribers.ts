import { exportReady, exportRequested, personErased } from '~/domain/privacy/events';
import { accountRestored, deletionRequested } from '~/domain/deletions/events';
import { requestMail } from '../mail/request-mail';
import { cancelOrdersJob } from '../payments/payments.job';
import { onEvent, request } from '../relay/subscriber';
import { writeExportJob } from './write-export.job';

/** Whoever leaves buys nothing more: what comes in for an open order of theirs goes back. */
const cancelOrdersOf = (userId: string | null) =>
  userId === null ? [] : [request(cancelOrdersJob, { userId })];

export const privacySubscribers = [
  onEvent(deletionRequested, ({ email, locale, sealedToken, dueAt, timeZone }, meta) => ({
    jobs: [
      requestMail('deletion-requested', { email, locale }, { sealedToken, dueAt, timeZone }, meta),
      ...cancelOrdersOf(meta.personId),
    ],
  })),
  // Facts for whoever comes to care; today nothing follows from them.
  onEvent(accountRestored, () => ({})),
  onEvent(personErased, ({ userId }) => ({ jobs: cancelOrdersOf(userId) })),
  onEvent(exportRequested, ({ exportId }, { requestId }) => ({
    jobs: [request(writeExportJob, { exportId, requestId })],
  })),
  onEvent(exportReady, ({ email, locale, path, expiresAt, timeZone }, meta) => ({
    jobs: [requestMail('export-ready', { email, locale }, { path, expiresAt, timeZone }, meta)],
  })),
];
