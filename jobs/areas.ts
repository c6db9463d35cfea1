// Written by `npm run areas`.
import { accountsSubscribers } from './accounts/subscribers';
import { ageReviewsSubscribers } from './age-reviews/subscribers';
import { analyticsSubscribers } from './analytics/subscribers';
import { casesSubscribers } from './cases/subscribers';
import { charactersSubscribers } from './characters/subscribers';
import { chatSubscribers } from './chat/subscribers';
import { legalSubscribers } from './legal/subscribers';
import { marketingSubscribers } from './marketing/subscribers';
import { postsSubscribers } from './posts/subscribers';
import { privacySubscribers } from './privacy/subscribers';
import { secondFactorsSubscribers } from './second-factors/subscribers';
import { staffSubscribers } from './staff/subscribers';
import { unsubscribesSubscribers } from './unsubscribes/subscribers';
import { walletSubscribers } from './wallet/subscribers';
import type { Subscriber } from './relay/subscriber';

/** What follows from each event. */
export const subscribers: readonly Subscriber[] = [
  ...accountsSubscribers,
  ...ageReviewsSubscribers,
  ...analyticsSubscribers,
  ...casesSubscribers,
  ...charactersSubscribers,
  ...chatSubscribers,
  ...legalSubscribers,
  ...marketingSubscribers,
  ...postsSubscribers,
  ...privacySubscribers,
  ...secondFactorsSubscribers,
  ...staffSubscribers,
  ...unsubscribesSubscribers,
  ...walletSubscribers,
];
