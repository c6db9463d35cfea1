import { accountStatesPersonalData } from '../account-states/personal-data';
import { ageChecksPersonalData } from '../age-checks/personal-data';
import { ageReviewsPersonalData } from '../age-reviews/personal-data';
import { billingPersonalData } from '../billing/personal-data';
import { casesPersonalData } from '../cases/personal-data';
import { charactersPersonalData } from '../characters/personal-data';
import { chatPersonalData } from '../chat/personal-data';
import { deletionsPersonalData } from '../deletions/personal-data';
import { credentialsPersonalData } from '../credentials/personal-data';
import { fanclubsPersonalData } from '../fanclubs/personal-data';
import { feedsPersonalData } from '../feeds/personal-data';
import { flagsPersonalData } from '../flags/personal-data';
import { idempotencyPersonalData } from '../idempotency/personal-data';
import { identitiesPersonalData } from '../identities/personal-data';
import { marketingPersonalData } from '../marketing/personal-data';
import { moderationPersonalData } from '../moderation/personal-data';
import { notificationsPersonalData } from '../notifications/personal-data';
import { postsPersonalData } from '../posts/personal-data';
import { profilePersonalData } from '../profile/personal-data';
import { referralsPersonalData } from '../referrals/personal-data';
import { secondFactorsPersonalData } from '../second-factors/personal-data';
import { securityLogPersonalData } from '../security-log/personal-data';
import { sessionsPersonalData } from '../sessions/personal-data';
import type { PersonalData } from '../shared/personal-data';
import { storiesPersonalData } from '../stories/personal-data';
import { unsubscribesPersonalData } from '../unsubscribes/personal-data';
import { viewersPersonalData } from '../viewers/personal-data';
import { walletPersonalData } from '../wallet/personal-data';
import { privacyPersonalData } from './personal-data';

/** What every area holds of a person; the account itself comes last, since the others name it. */
export const everyArea = [
  { area: 'chat', data: chatPersonalData },
  { area: 'moderation', data: moderationPersonalData },
  { area: 'cases', data: casesPersonalData },
  { area: 'feeds', data: feedsPersonalData },
  { area: 'posts', data: postsPersonalData },
  { area: 'stories', data: storiesPersonalData },
  { area: 'fanclubs', data: fanclubsPersonalData },
  { area: 'notifications', data: notificationsPersonalData },
  { area: 'flags', data: flagsPersonalData },
  { area: 'idempotency', data: idempotencyPersonalData },
  { area: 'marketing', data: marketingPersonalData },
  { area: 'unsubscribes', data: unsubscribesPersonalData },
  { area: 'characters', data: [...referralsPersonalData, ...charactersPersonalData] },
  { area: 'billing', data: billingPersonalData },
  { area: 'wallet', data: walletPersonalData },
  { area: 'age-checks', data: ageChecksPersonalData },
  { area: 'age-reviews', data: ageReviewsPersonalData },
  { area: 'security-log', data: securityLogPersonalData },
  { area: 'privacy', data: [...deletionsPersonalData, ...privacyPersonalData] },
  { area: 'second-factors', data: secondFactorsPersonalData },
  // What an archive calls the account is spread over several areas.
  {
    area: 'accounts',
    data: [
      ...identitiesPersonalData,
      ...profilePersonalData,
      ...credentialsPersonalData,
      ...sessionsPersonalData,
      ...viewersPersonalData,
      ...accountStatesPersonalData,
    ],
  },
] as const satisfies readonly { area: string; data: readonly PersonalData[] }[];

export type AreaName = (typeof everyArea)[number]['area'];
