import { contactChanged, contactSynced } from '~/domain/marketing/events';
import { streamEvent } from '~/realtime/protocol/names';
import { onEvent, request } from '../relay/route';
import { syncContactJob } from './sync-contact.job';

export const marketingRoutes = [
  onEvent(contactChanged, ({ userId }, { requestId }) => ({
    jobs: [request(syncContactJob, { userId, requestId })],
  })),
  onEvent(contactSynced, ({ userId, isHasMarketingEmail }) => ({
    publications: [
      {
        personId: userId,
        door: 'stream',
        name: streamEvent.hasMarketingEmail,
        payload: { isHasMarketingEmail },
      },
    ],
  })),
];
