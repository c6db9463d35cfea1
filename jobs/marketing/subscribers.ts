import { contactSynced } from '~/domain/marketing/events';
import { contactChanged } from '~/domain/unsubscribes/events';
import { toStream } from '~/realtime/protocol/publication';
import { onEvent, request } from '../relay/subscriber';
import { syncContactJob } from './sync-contact.job';

export const marketingSubscribers = [
  onEvent(contactChanged, ({ userId }, { requestId }) => ({
    jobs: [request(syncContactJob, { userId, requestId })],
  })),
  onEvent(contactSynced, ({ userId, isHasMarketingEmail }) => ({
    publications: [toStream(userId, 'user-has-marketing-email.event', { isHasMarketingEmail })],
  })),
];
