// Written by `npm run areas`.
import { accountStateRefusals } from './account-states/refusals';
import { accountRefusals } from './accounts/refusals';
import { ageCheckRefusals } from './age-checks/refusals';
import { ageReviewRefusals } from './age-reviews/refusals';
import { caseRefusals } from './cases/refusals';
import { characterRefusals } from './characters/refusals';
import { chatRefusals } from './chat/refusals';
import { credentialRefusals } from './credentials/refusals';
import { deletionRefusals } from './deletions/refusals';
import { fanclubRefusals } from './fanclubs/refusals';
import { feedRefusals } from './feeds/refusals';
import { generationsRefusals } from './generations/refusals';
import { idempotencyRefusals } from './idempotency/refusals';
import { identityRefusals } from './identities/refusals';
import { mediaRefusals } from './media/refusals';
import { memoryRefusals } from './memory/refusals';
import { moderationRefusals } from './moderation/refusals';
import { offerRefusals } from './offers/refusals';
import { paymentRefusals } from './payments/refusals';
import { postRefusals } from './posts/refusals';
import { privacyRefusals } from './privacy/refusals';
import { profileRefusals } from './profile/refusals';
import { referralRefusals } from './referrals/refusals';
import { secondFactorRefusals } from './second-factors/refusals';
import { sessionRefusals } from './sessions/refusals';
import { sharedRefusals } from './shared/refusals';
import { staffRefusals } from './staff/refusals';
import { storyRefusals } from './stories/refusals';
import { strikesRefusals } from './strikes/refusals';
import { subscriptionRefusals } from './subscriptions/refusals';
import { takedownsRefusals } from './takedowns/refusals';
import { voiceCallsRefusals } from './voice-calls/refusals';
import { walletRefusals } from './wallet/refusals';
import { wizardRefusals } from './wizards/refusals';

/** The codes of every expected no. */
export const refusals = {
  ...accountStateRefusals,
  ...accountRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...caseRefusals,
  ...characterRefusals,
  ...chatRefusals,
  ...credentialRefusals,
  ...deletionRefusals,
  ...fanclubRefusals,
  ...feedRefusals,
  ...generationsRefusals,
  ...idempotencyRefusals,
  ...identityRefusals,
  ...mediaRefusals,
  ...memoryRefusals,
  ...moderationRefusals,
  ...offerRefusals,
  ...paymentRefusals,
  ...postRefusals,
  ...privacyRefusals,
  ...profileRefusals,
  ...referralRefusals,
  ...secondFactorRefusals,
  ...sessionRefusals,
  ...sharedRefusals,
  ...staffRefusals,
  ...storyRefusals,
  ...strikesRefusals,
  ...subscriptionRefusals,
  ...takedownsRefusals,
  ...voiceCallsRefusals,
  ...walletRefusals,
  ...wizardRefusals,
};
