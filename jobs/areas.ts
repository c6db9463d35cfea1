// Written by `npm run areas`.
import { analyticsHandlers } from './analytics/handlers';
import { booksHandlers } from './books/handlers';
import { chatHandlers } from './chat/handlers';
import { fanclubsHandlers } from './fanclubs/handlers';
import { feedsHandlers } from './feeds/handlers';
import { followUpsHandlers } from './follow-ups/handlers';
import { generationsHandlers } from './generations/handlers';
import { legalHandlers } from './legal/handlers';
import { mailHandlers } from './mail/handlers';
import { maintenanceHandlers } from './maintenance/handlers';
import { marketingHandlers } from './marketing/handlers';
import { mediaHandlers } from './media/handlers';
import { memoryHandlers } from './memory/handlers';
import { notificationsHandlers } from './notifications/handlers';
import { offersHandlers } from './offers/handlers';
import { paymentsHandlers } from './payments/handlers';
import { privacyHandlers } from './privacy/handlers';
import { relayHandlers } from './relay/handlers';
import { repliesHandlers } from './replies/handlers';
import { strikesHandlers } from './strikes/handlers';
import { subscriptionsHandlers } from './subscriptions/handlers';
import { voiceCallsHandlers } from './voice-calls/handlers';
import { voicesHandlers } from './voices/handlers';
import { walletHandlers } from './wallet/handlers';
import { accountsSubscribers } from './accounts/subscribers';
import { ageReviewsSubscribers } from './age-reviews/subscribers';
import { analyticsSubscribers } from './analytics/subscribers';
import { casesSubscribers } from './cases/subscribers';
import { charactersSubscribers } from './characters/subscribers';
import { chatSubscribers } from './chat/subscribers';
import { fanclubsSubscribers } from './fanclubs/subscribers';
import { generationsSubscribers } from './generations/subscribers';
import { legalSubscribers } from './legal/subscribers';
import { marketingSubscribers } from './marketing/subscribers';
import { memorySubscribers } from './memory/subscribers';
import { notificationsSubscribers } from './notifications/subscribers';
import { offersSubscribers } from './offers/subscribers';
import { paymentsSubscribers } from './payments/subscribers';
import { postsSubscribers } from './posts/subscribers';
import { privacySubscribers } from './privacy/subscribers';
import { secondFactorsSubscribers } from './second-factors/subscribers';
import { staffSubscribers } from './staff/subscribers';
import { strikesSubscribers } from './strikes/subscribers';
import { subscriptionsSubscribers } from './subscriptions/subscribers';
import { takedownsSubscribers } from './takedowns/subscribers';
import { unsubscribesSubscribers } from './unsubscribes/subscribers';
import { voiceCallsSubscribers } from './voice-calls/subscribers';
import { walletSubscribers } from './wallet/subscribers';
import type { HandlerOptions, JobHandler } from './handler';
import type { Subscriber } from './relay/subscriber';

/** What is done with each job. */
export const handlersOf = (options: HandlerOptions): JobHandler[] => [
  ...analyticsHandlers(options),
  ...booksHandlers(options),
  ...chatHandlers(options),
  ...fanclubsHandlers(options),
  ...feedsHandlers(options),
  ...followUpsHandlers(options),
  ...generationsHandlers(options),
  ...legalHandlers(options),
  ...mailHandlers(options),
  ...maintenanceHandlers(options),
  ...marketingHandlers(options),
  ...mediaHandlers(options),
  ...memoryHandlers(options),
  ...notificationsHandlers(options),
  ...offersHandlers(options),
  ...paymentsHandlers(options),
  ...privacyHandlers(options),
  ...relayHandlers(options),
  ...repliesHandlers(options),
  ...strikesHandlers(options),
  ...subscriptionsHandlers(options),
  ...voiceCallsHandlers(options),
  ...voicesHandlers(options),
  ...walletHandlers(options),
];

/** What follows from each event. */
export const subscribers: readonly Subscriber[] = [
  ...accountsSubscribers,
  ...ageReviewsSubscribers,
  ...analyticsSubscribers,
  ...casesSubscribers,
  ...charactersSubscribers,
  ...chatSubscribers,
  ...fanclubsSubscribers,
  ...generationsSubscribers,
  ...legalSubscribers,
  ...marketingSubscribers,
  ...memorySubscribers,
  ...notificationsSubscribers,
  ...offersSubscribers,
  ...paymentsSubscribers,
  ...postsSubscribers,
  ...privacySubscribers,
  ...secondFactorsSubscribers,
  ...staffSubscribers,
  ...strikesSubscribers,
  ...subscriptionsSubscribers,
  ...takedownsSubscribers,
  ...unsubscribesSubscribers,
  ...voiceCallsSubscribers,
  ...walletSubscribers,
];
