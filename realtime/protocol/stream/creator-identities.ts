import * as z from 'zod';
import { kycProgressSchema } from '~/domain/creator-identities/events';
import { streamSection } from '../stream-section';

export const creatorIdentitiesStream = streamSection(79, {
  /** The identification of the creator has begun or ended. */
  UserKycProgressEvent: z.object({ kyc: kycProgressSchema }),
});
