// Written by `npm run areas`.
import { accountStatesSettings } from './account-states/settings';
import { accountsSettings } from './accounts/settings';
import { addressMarksSettings } from './address-marks/settings';
import { ageChecksSettings } from './age-checks/settings';
import { ageReviewsSettings } from './age-reviews/settings';
import { booksSettings } from './books/settings';
import { casesSettings } from './cases/settings';
import { chatSettings } from './chat/settings';
import { checkoutSettings } from './checkout/settings';
import { credentialsSettings } from './credentials/settings';
import { deletionsSettings } from './deletions/settings';
import { dutiesSettings } from './duties/settings';
import { engagementSettings } from './engagement/settings';
import { fanclubsSettings } from './fanclubs/settings';
import { feedsSettings } from './feeds/settings';
import { followUpSettings } from './follow-ups/settings';
import { gamificationSettings } from './gamification/settings';
import { generationsSettings } from './generations/settings';
import { idempotencySettings } from './idempotency/settings';
import { identitiesSettings } from './identities/settings';
import { legalSettings } from './legal/settings';
import { mailSettings } from './mail/settings';
import { mediaSettings } from './media/settings';
import { memorySettings } from './memory/settings';
import { modelSettings } from './models/settings';
import { moderationSettings } from './moderation/settings';
import { notificationsSettings } from './notifications/settings';
import { offersSettings } from './offers/settings';
import { paymentsSettings } from './payments/settings';
import { postsSettings } from './posts/settings';
import { privacySettings } from './privacy/settings';
import { profileSettings } from './profile/settings';
import { referralsSettings } from './referrals/settings';
import { secondFactorsSettings } from './second-factors/settings';
import { securityLogSettings } from './security-log/settings';
import { sessionsSettings } from './sessions/settings';
import { productSettings } from './settings/settings';
import { outboxSettings } from './shared/settings';
import { staffSettings } from './staff/settings';
import { strikesSettings } from './strikes/settings';
import { subscriptionSettings } from './subscriptions/settings';
import { takedownsSettings } from './takedowns/settings';
import { taxesSettings } from './taxes/settings';
import { viewersSettings } from './viewers/settings';
import { voiceCallsSettings } from './voice-calls/settings';
import { voicesSettings } from './voices/settings';
import { walletSettings } from './wallet/settings';
import { wizardsSettings } from './wizards/settings';
import type { AreaSettings, SettingsShape } from './shared/define-settings';

/** The settings of all areas. */
export const settings: readonly (AreaSettings<Record<string, unknown>> & {
  shape: SettingsShape;
})[] = [
  accountStatesSettings,
  accountsSettings,
  addressMarksSettings,
  ageChecksSettings,
  ageReviewsSettings,
  booksSettings,
  casesSettings,
  chatSettings,
  checkoutSettings,
  credentialsSettings,
  deletionsSettings,
  dutiesSettings,
  engagementSettings,
  fanclubsSettings,
  feedsSettings,
  followUpSettings,
  gamificationSettings,
  generationsSettings,
  idempotencySettings,
  identitiesSettings,
  legalSettings,
  mailSettings,
  mediaSettings,
  memorySettings,
  modelSettings,
  moderationSettings,
  notificationsSettings,
  offersSettings,
  paymentsSettings,
  postsSettings,
  privacySettings,
  profileSettings,
  referralsSettings,
  secondFactorsSettings,
  securityLogSettings,
  sessionsSettings,
  productSettings,
  outboxSettings,
  staffSettings,
  strikesSettings,
  subscriptionSettings,
  takedownsSettings,
  taxesSettings,
  viewersSettings,
  voiceCallsSettings,
  voicesSettings,
  walletSettings,
  wizardsSettings,
];
