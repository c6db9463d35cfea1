import {
  identityReported,
  kycProgressed,
  kycProgressSchema,
} from '~/domain/creator-identities/events';
import { encode } from '~/domain/shared/codecs';
import { serverEvent } from '~/realtime/protocol/names';
import { toChats, toStream } from '~/realtime/protocol/publication';
import { onEvent, request } from '../relay/subscriber';
import { applyIdentityReportJob } from './creator-identities.job';

export const creatorIdentitiesSubscribers = [
  onEvent(identityReported, ({ reportId }) => ({
    jobs: [request(applyIdentityReportJob, { reportId })],
  })),
  onEvent(kycProgressed, ({ userId, kyc }) => ({
    publications: [
      toStream(userId, 'UserKycProgressEvent', { kyc }),
      toChats(userId, serverEvent.kycProgress, { kyc: encode(kycProgressSchema, kyc) }),
    ],
  })),
];
