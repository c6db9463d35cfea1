// Written by `npm run areas`.
import { accountStatesRetention } from './account-states/retention';
import { addressMarksRetention } from './address-marks/retention';
import { ageChecksRetention } from './age-checks/retention';
import { ageReviewsRetention } from './age-reviews/retention';
import { casesRetention } from './cases/retention';
import { charactersRetention } from './characters/retention';
import { chatRetention } from './chat/retention';
import { credentialsRetention } from './credentials/retention';
import { dutiesRetention } from './duties/retention';
import { feedsRetention } from './feeds/retention';
import { idempotencyRetention } from './idempotency/retention';
import { identitiesRetention } from './identities/retention';
import { mailRetention } from './mail/retention';
import { memoryRetention } from './memory/retention';
import { modelsRetention } from './models/retention';
import { moderationRetention } from './moderation/retention';
import { notificationsRetention } from './notifications/retention';
import { offersRetention } from './offers/retention';
import { paymentsRetention } from './payments/retention';
import { postsRetention } from './posts/retention';
import { secondFactorsRetention } from './second-factors/retention';
import { securityLogRetention } from './security-log/retention';
import { sessionsRetention } from './sessions/retention';
import { outboxRetention } from './shared/retention';
import { staffRetention } from './staff/retention';
import { storiesRetention } from './stories/retention';
import { subscriptionsRetention } from './subscriptions/retention';
import { takedownsRetention } from './takedowns/retention';
import { walletRetention } from './wallet/retention';
import { wizardsRetention } from './wizards/retention';
import type { Retention } from './shared/remove-in-batches';

/** The rows that are removed after a time, by name. */
export const retention: Retention = {
  ...accountStatesRetention,
  ...addressMarksRetention,
  ...ageChecksRetention,
  ...ageReviewsRetention,
  ...casesRetention,
  ...charactersRetention,
  ...chatRetention,
  ...credentialsRetention,
  ...dutiesRetention,
  ...feedsRetention,
  ...idempotencyRetention,
  ...identitiesRetention,
  ...mailRetention,
  ...memoryRetention,
  ...modelsRetention,
  ...moderationRetention,
  ...notificationsRetention,
  ...offersRetention,
  ...paymentsRetention,
  ...postsRetention,
  ...secondFactorsRetention,
  ...securityLogRetention,
  ...sessionsRetention,
  ...outboxRetention,
  ...staffRetention,
  ...storiesRetention,
  ...subscriptionsRetention,
  ...takedownsRetention,
  ...walletRetention,
  ...wizardsRetention,
};
