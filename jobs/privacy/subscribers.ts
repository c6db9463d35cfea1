import { exportReady, exportRequested, personErased } from '~/domain/privacy/events';
import { accountRestored, deletionRequested } from '~/domain/deletions/events';
import { requestMail } from '../mail/request-mail';
import { cancelOrdersJob } from '../payments/payments.job';
import { onEvent, request } from '../relay/subscriber';
import { writeExportJob } from './write-export.job';

/** A person who leaves buys nothing more: payments for their open orders are refunded. */
const cancelOrdersOf = (userId: string | null) =>
  userId === null ? [] : [request(cancelOrdersJob, { userId })];

export const privacySubscribers = [
  onEvent(deletionRequested, ({ email, locale, sealedToken, dueAt, timeZone }, meta) => ({
    jobs: [
      requestMail('deletion-requested', { email, locale }, { sealedToken, dueAt, timeZone }, meta),
      ...cancelOrdersOf(meta.personId),
    ],
  })),
  // Published for future subscribers; nothing follows from it today.
  onEvent(accountRestored, () => ({})),
  onEvent(personErased, ({ userId }) => ({ jobs: cancelOrdersOf(userId) })),
  onEvent(exportRequested, ({ exportId }, { requestId }) => ({
    jobs: [request(writeExportJob, { exportId, requestId })],
  })),
  onEvent(exportReady, ({ email, locale, path, expiresAt, timeZone }, meta) => ({
    jobs: [requestMail('export-ready', { email, locale }, { path, expiresAt, timeZone }, meta)],
  })),
];
