import { creatorVoicesRefusals } from '../creator-voices/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const creatorOnboardingRefusals = defineRefusals({
  /** A value of an application does not fit; `data.field` names it as the call does. */
  'application-not-valid': details<{ data: { field: string; error: string } }>(),
  /** The photos were refused; they are replaced before the application can be sent in. */
  'photos-rejected': details<{
    data: { photoVerificationStatus: 'photo_verification_rejected' };
  }>(),
  /** There is neither a sample of each emotion nor a template. */
  'voices-missing': nothing,
  /** A submitted application is not changed any more. */
  'application-sent': nothing,
  'no-such-application': nothing,
});

const allRefusals = { ...sharedRefusals, ...creatorVoicesRefusals, ...creatorOnboardingRefusals };

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
