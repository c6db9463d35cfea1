import type { refusals as codes } from '~/domain/all-refusals';
import { accountStatesRefusals } from '../../account-states/refusals';
import { accountsRefusals } from '../../accounts/refusals';
import { ageChecksRefusals } from '../../age-checks/refusals';
import { ageReviewsRefusals } from '../../age-reviews/refusals';
import { casesRefusals } from '../../cases/refusals';
import { charactersRefusals } from '../../characters/refusals';
import { chatRefusals } from '../../chat/refusals';
import { credentialsRefusals } from '../../accounts/refusals';
import { deletionsRefusals } from '../../deletions/refusals';
import { fanclubsRefusals } from '../../fanclubs/refusals';
import { feedsRefusals } from '../../feeds/refusals';
import { generationsRefusals } from '../../generations/refusals';
import { idempotencyRefusals } from '../../idempotency/refusals';
import { identitiesRefusals } from '../../identities/refusals';
import { mediaRefusals } from '../../media/refusals';
import { memoryRefusals } from '../../memory/refusals';
import { moderationRefusals } from '../../moderation/refusals';
import { paymentsRefusals } from '../../payments/refusals';
import { offersRefusals } from '../../offers/refusals';
import { postsRefusals } from '../../posts/refusals';
import { privacyRefusals } from '../../privacy/refusals';
import { profileRefusals } from '../../profile/refusals';
import { referralsRefusals } from '../../referrals/refusals';
import { secondFactorsRefusals } from '../../second-factors/refusals';
import { sessionsRefusals } from '../../sessions/refusals';
import { sharedRefusals } from './shared-refusals';
import { staffRefusals } from '../../staff/refusals';
import { storiesRefusals } from '../../stories/refusals';
import { strikesRefusals } from '../../strikes/refusals';
import { subscriptionsRefusals } from '../../subscriptions/refusals';
import { takedownsRefusals } from '../../takedowns/refusals';
import { voiceCallsRefusals } from '../../voice-calls/refusals';
import { walletRefusals } from '../../wallet/refusals';
import type { Failure } from '../http/failure';
import type { RefusalRows } from './refusal-row';

/** What each expected 'no' is told as: the codes of all areas, each in the file of its area. */
const refusals = {
  ...accountStatesRefusals,
  ...accountsRefusals,
  ...ageChecksRefusals,
  ...ageReviewsRefusals,
  ...casesRefusals,
  ...charactersRefusals,
  ...chatRefusals,
  ...credentialsRefusals,
  ...deletionsRefusals,
  ...fanclubsRefusals,
  ...feedsRefusals,
  ...generationsRefusals,
  ...idempotencyRefusals,
  ...identitiesRefusals,
  ...mediaRefusals,
  ...memoryRefusals,
  ...moderationRefusals,
  ...paymentsRefusals,
  ...offersRefusals,
  ...postsRefusals,
  ...privacyRefusals,
  ...profileRefusals,
  ...referralsRefusals,
  ...secondFactorsRefusals,
  ...sessionsRefusals,
  ...sharedRefusals,
  ...staffRefusals,
  ...storiesRefusals,
  ...strikesRefusals,
  ...subscriptionsRefusals,
  ...takedownsRefusals,
  ...voiceCallsRefusals,
  ...walletRefusals,
} as const satisfies RefusalRows<typeof codes>;

type RefusalReason = keyof typeof refusals;

export interface ApiRefusal {
  ok: false;
  reason: RefusalReason;
  retryAfterSeconds?: number;
  /** What the caller needs to go on. */
  data?: Record<string, unknown>;
}

export function describeRefusal({ reason, retryAfterSeconds, data }: ApiRefusal): Failure {
  const { status, message } = refusals[reason];
  return {
    statusCode: status,
    message: typeof data?.length === 'number' ? message.replace('#', String(data.length)) : message,
    data: {
      ...data,
      code: reason,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
    ...(retryAfterSeconds === undefined
      ? {}
      : { headers: { 'retry-after': String(retryAfterSeconds) } }),
  };
}

type Told = {
  [Reason in RefusalReason]: (typeof refusals)[Reason]['key'] extends string ? Reason : never;
}[RefusalReason];

/** What a refused form says; the key of the words in the viewer's language. */
export function formErrorOf<Reason extends Told>(reason: Reason): (typeof refusals)[Reason]['key'] {
  return refusals[reason].key;
}

/** Whether a use case said no. */
export function isRefusal(answer: unknown): answer is ApiRefusal {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'ok' in answer &&
    answer.ok === false &&
    'reason' in answer &&
    typeof answer.reason === 'string' &&
    answer.reason in refusals
  );
}
