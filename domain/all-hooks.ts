// Written by `npm run areas`.
import { ageChecksHooks } from './age-checks/hooks';
import { ageReviewsHooks } from './age-reviews/hooks';
import { chatHooks } from './chat/hooks';
import { dutiesHooks } from './duties/hooks';
import { fanclubsHooks } from './fanclubs/hooks';
import { feedsHooks } from './feeds/hooks';
import { followUpsHooks } from './follow-ups/hooks';
import { memoryHooks } from './memory/hooks';
import { modelsHooks } from './models/hooks';
import { offersHooks } from './offers/hooks';
import { postsHooks } from './posts/hooks';
import { secondFactorsHooks } from './second-factors/hooks';
import { sessionsHooks } from './sessions/hooks';
import { strikesHooks } from './strikes/hooks';
import { subscriptionsHooks } from './subscriptions/hooks';
import { takedownsHooks } from './takedowns/hooks';
import { wizardsHooks } from './wizards/hooks';
import type { HookSubscription } from './shared/hooks';

/** The reactions of areas to lower ones, in the order of their names. */
export const hooks: readonly HookSubscription[] = [
  ...ageChecksHooks,
  ...ageReviewsHooks,
  ...chatHooks,
  ...dutiesHooks,
  ...fanclubsHooks,
  ...feedsHooks,
  ...followUpsHooks,
  ...memoryHooks,
  ...modelsHooks,
  ...offersHooks,
  ...postsHooks,
  ...secondFactorsHooks,
  ...sessionsHooks,
  ...strikesHooks,
  ...subscriptionsHooks,
  ...takedownsHooks,
  ...wizardsHooks,
];
