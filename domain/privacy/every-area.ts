import { accountsPersonalData } from '../accounts/personal-data';
import { ageChecksPersonalData } from '../age-checks/personal-data';
import { ageReviewsPersonalData } from '../age-reviews/personal-data';
import { billingPersonalData } from '../billing/personal-data';
import { casesPersonalData } from '../cases/personal-data';
import { charactersPersonalData } from '../characters/personal-data';
import { chatPersonalData } from '../chat/personal-data';
import { deletionsPersonalData } from '../deletions/personal-data';
import { fanclubsPersonalData } from '../fanclubs/personal-data';
import { feedsPersonalData } from '../feeds/personal-data';
import { flagsPersonalData } from '../flags/personal-data';
import { idempotencyPersonalData } from '../idempotency/personal-data';
import { marketingPersonalData } from '../marketing/personal-data';
import { moderationPersonalData } from '../moderation/personal-data';
import { notificationsPersonalData } from '../notifications/personal-data';
import { postsPersonalData } from '../posts/personal-data';
import { secondFactorsPersonalData } from '../second-factors/personal-data';
import { securityLogPersonalData } from '../security-log/personal-data';
import type { PersonalData } from '../shared/personal-data';
import { storiesPersonalData } from '../stories/personal-data';
import { unsubscribesPersonalData } from '../unsubscribes/personal-data';
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
  { area: 'characters', data: charactersPersonalData },
  { area: 'billing', data: billingPersonalData },
  { area: 'wallet', data: walletPersonalData },
  { area: 'age-checks', data: ageChecksPersonalData },
  { area: 'age-reviews', data: ageReviewsPersonalData },
  { area: 'security-log', data: securityLogPersonalData },
  { area: 'privacy', data: [...deletionsPersonalData, ...privacyPersonalData] },
  { area: 'second-factors', data: secondFactorsPersonalData },
  { area: 'accounts', data: accountsPersonalData },
] as const satisfies readonly { area: string; data: readonly PersonalData[] }[];

export type AreaName = (typeof everyArea)[number]['area'];
