// Written by `npm run areas`.
import type { refusals as codes } from '~/domain/all-refusals';
import { accountStatesRefusals } from './account-states/refusals';
import { accountsRefusals, credentialsRefusals } from './accounts/refusals';
import { ageChecksRefusals } from './age-checks/refusals';
import { ageReviewsRefusals } from './age-reviews/refusals';
import { casesRefusals } from './cases/refusals';
import { charactersRefusals } from './characters/refusals';
import { chatRefusals } from './chat/refusals';
import { deletionsRefusals } from './deletions/refusals';
import { fanclubsRefusals } from './fanclubs/refusals';
import { feedsRefusals } from './feeds/refusals';
import { generationsRefusals } from './generations/refusals';
import { idempotencyRefusals } from './idempotency/refusals';
import { identitiesRefusals } from './identities/refusals';
import { sharedRefusals, codeRefusals } from './kit/http/refusals';
import { mediaRefusals } from './media/refusals';
import { memoryRefusals } from './memory/refusals';
import { moderationRefusals } from './moderation/refusals';
import { offersRefusals } from './offers/refusals';
import { paymentsRefusals } from './payments/refusals';
import { postsRefusals } from './posts/refusals';
import { privacyRefusals } from './privacy/refusals';
import { profileRefusals } from './profile/refusals';
import { referralsRefusals } from './referrals/refusals';
import { secondFactorsRefusals } from './second-factors/refusals';
import { sessionsRefusals } from './sessions/refusals';
import { staffRefusals } from './staff/refusals';
import { storiesRefusals } from './stories/refusals';
import { strikesRefusals } from './strikes/refusals';
import { subscriptionsRefusals } from './subscriptions/refusals';
import { takedownsRefusals } from './takedowns/refusals';
import { voiceCallsRefusals } from './voice-calls/refusals';
import { walletRefusals } from './wallet/refusals';
import { wizardsRefusals } from './wizards/refusals';
import type { RefusalRows } from './kit/http/refusal-row';

/** The row of each refusal. */
export const refusals = {
  ...accountStatesRefusals,
  ...accountsRefusals,
  ...credentialsRefusals,
  ...ageChecksRefusals,
  ...ageReviewsRefusals,
  ...casesRefusals,
  ...charactersRefusals,
  ...chatRefusals,
  ...deletionsRefusals,
  ...fanclubsRefusals,
  ...feedsRefusals,
  ...generationsRefusals,
  ...idempotencyRefusals,
  ...identitiesRefusals,
  ...sharedRefusals,
  ...codeRefusals,
  ...mediaRefusals,
  ...memoryRefusals,
  ...moderationRefusals,
  ...offersRefusals,
  ...paymentsRefusals,
  ...postsRefusals,
  ...privacyRefusals,
  ...profileRefusals,
  ...referralsRefusals,
  ...secondFactorsRefusals,
  ...sessionsRefusals,
  ...staffRefusals,
  ...storiesRefusals,
  ...strikesRefusals,
  ...subscriptionsRefusals,
  ...takedownsRefusals,
  ...voiceCallsRefusals,
  ...walletRefusals,
  ...wizardsRefusals,
} as const satisfies RefusalRows<typeof codes>;

type Rows = typeof refusals;

declare module './kit/http/describe-refusal' {
  interface RefusalRegistry extends Rows {}
}
