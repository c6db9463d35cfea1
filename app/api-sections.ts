// Written by `npm run areas`.
import { accounts } from './accounts/api/accounts';
import { emailAddresses } from './accounts/api/email-addresses';
import { passwords } from './accounts/api/passwords';
import { cases } from './cases/api';
import { characterAttributes } from './characters/api/character-attributes';
import { characters } from './characters/api/characters';
import { models } from './characters/api/models';
import { chats } from './chat/api/chats';
import { chatGalleries } from './chat/api/gallery';
import { images } from './chat/api/images';
import { sharedPosts } from './chat/api/shared-posts';
import { videos } from './chat/api/videos';
import { checkoutCalls } from './checkout/api';
import { commands } from './commands/api';
import { configuration } from './configuration/api';
import { errorReports } from './error-reports/api';
import { clubs } from './fanclubs/api/clubs';
import { plansForStaff } from './fanclubs/api/plans-for-staff';
import { pricing } from './fanclubs/api/pricing';
import { followUps } from './follow-ups/api';
import { generations } from './generations/api';
import { home } from './home/api';
import { social } from './identities/api';
import { memory } from './memory/api';
import { notifications } from './notifications/api';
import { smartPacks } from './offers/api/smart-packs';
import { tokenOffers } from './offers/api/token-offers';
import { partners } from './partners/api';
import { cards } from './payments/api/cards';
import { payments } from './payments/api/payments';
import { paymentsForStaff } from './payments/api/staff';
import { webhooks } from './payments/api/webhooks';
import { postActions } from './posts/api/post-actions';
import { postFeeds } from './posts/api/post-feeds';
import { posts } from './posts/api/posts';
import { users } from './profile/api';
import { referrals } from './referrals/api';
import { secondFactors } from './second-factors/api';
import { actionsForStaff } from './staff/api';
import { stories } from './stories/api';
import { leavingPlans } from './subscriptions/api/leaving';
import { plans } from './subscriptions/api/plans';
import { voiceCalls } from './voice-calls/api';
import type { ApiSection } from './kit/api/endpoint';

/** The API sections of all areas. */
export const apiSections: readonly ApiSection[] = [
  accounts,
  emailAddresses,
  passwords,
  cases,
  characterAttributes,
  characters,
  models,
  chats,
  chatGalleries,
  images,
  sharedPosts,
  videos,
  checkoutCalls,
  commands,
  configuration,
  errorReports,
  clubs,
  plansForStaff,
  pricing,
  followUps,
  generations,
  home,
  social,
  memory,
  notifications,
  smartPacks,
  tokenOffers,
  partners,
  cards,
  payments,
  paymentsForStaff,
  webhooks,
  postActions,
  postFeeds,
  posts,
  users,
  referrals,
  secondFactors,
  actionsForStaff,
  stories,
  leavingPlans,
  plans,
  voiceCalls,
];
