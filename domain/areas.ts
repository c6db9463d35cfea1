// Written by `npm run areas`.
import { ageChecksHooks } from './age-checks/hooks';
import { ageReviewsHooks } from './age-reviews/hooks';
import { chatHooks } from './chat/hooks';
import { fanclubsHooks } from './fanclubs/hooks';
import { feedsHooks } from './feeds/hooks';
import { followUpsHooks } from './follow-ups/hooks';
import { memoryHooks } from './memory/hooks';
import { offersHooks } from './offers/hooks';
import { postsHooks } from './posts/hooks';
import { secondFactorsHooks } from './second-factors/hooks';
import { sessionsHooks } from './sessions/hooks';
import { strikesHooks } from './strikes/hooks';
import { subscriptionsHooks } from './subscriptions/hooks';
import { accountStatesPersonalData } from './account-states/personal-data';
import { ageChecksPersonalData } from './age-checks/personal-data';
import { ageReviewsPersonalData } from './age-reviews/personal-data';
import { casesPersonalData } from './cases/personal-data';
import { charactersPersonalData } from './characters/personal-data';
import { chatPersonalData } from './chat/personal-data';
import { credentialsPersonalData } from './credentials/personal-data';
import { deletionsPersonalData } from './deletions/personal-data';
import { fanclubsPersonalData } from './fanclubs/personal-data';
import { feedsPersonalData } from './feeds/personal-data';
import { flagsPersonalData } from './flags/personal-data';
import { followUpsPersonalData } from './follow-ups/personal-data';
import { generationsPersonalData } from './generations/personal-data';
import { idempotencyPersonalData } from './idempotency/personal-data';
import { identitiesPersonalData } from './identities/personal-data';
import { marketingPersonalData } from './marketing/personal-data';
import { memoryPersonalData } from './memory/personal-data';
import { modelsPersonalData } from './models/personal-data';
import { moderationPersonalData } from './moderation/personal-data';
import { notificationsPersonalData } from './notifications/personal-data';
import { offersPersonalData } from './offers/personal-data';
import { paymentsPersonalData } from './payments/personal-data';
import { postsPersonalData } from './posts/personal-data';
import { privacyPersonalData } from './privacy/personal-data';
import { profilePersonalData } from './profile/personal-data';
import { referralsPersonalData } from './referrals/personal-data';
import { secondFactorsPersonalData } from './second-factors/personal-data';
import { securityLogPersonalData } from './security-log/personal-data';
import { sessionsPersonalData } from './sessions/personal-data';
import { storiesPersonalData } from './stories/personal-data';
import { strikesPersonalData } from './strikes/personal-data';
import { subscriptionsPersonalData } from './subscriptions/personal-data';
import { unsubscribesPersonalData } from './unsubscribes/personal-data';
import { viewersPersonalData } from './viewers/personal-data';
import { voiceCallsPersonalData } from './voice-calls/personal-data';
import { walletPersonalData } from './wallet/personal-data';
import { accountStateRefusals } from './account-states/refusals';
import { accountRefusals } from './accounts/refusals';
import { ageCheckRefusals } from './age-checks/refusals';
import { ageReviewRefusals } from './age-reviews/refusals';
import { caseRefusals } from './cases/refusals';
import { characterRefusals } from './characters/refusals';
import { chatRefusals } from './chat/refusals';
import { credentialRefusals } from './credentials/refusals';
import { deletionRefusals } from './deletions/refusals';
import { fanclubRefusals } from './fanclubs/refusals';
import { feedRefusals } from './feeds/refusals';
import { generationsRefusals } from './generations/refusals';
import { idempotencyRefusals } from './idempotency/refusals';
import { identityRefusals } from './identities/refusals';
import { memoryRefusals } from './memory/refusals';
import { moderationRefusals } from './moderation/refusals';
import { offerRefusals } from './offers/refusals';
import { paymentRefusals } from './payments/refusals';
import { postRefusals } from './posts/refusals';
import { privacyRefusals } from './privacy/refusals';
import { profileRefusals } from './profile/refusals';
import { referralRefusals } from './referrals/refusals';
import { secondFactorRefusals } from './second-factors/refusals';
import { sessionRefusals } from './sessions/refusals';
import { sharedRefusals } from './shared/refusals';
import { staffRefusals } from './staff/refusals';
import { storyRefusals } from './stories/refusals';
import { strikesRefusals } from './strikes/refusals';
import { subscriptionRefusals } from './subscriptions/refusals';
import { voiceCallsRefusals } from './voice-calls/refusals';
import { walletRefusals } from './wallet/refusals';
import { accountStatesRetention } from './account-states/retention';
import { addressMarksRetention } from './address-marks/retention';
import { ageChecksRetention } from './age-checks/retention';
import { ageReviewsRetention } from './age-reviews/retention';
import { casesRetention } from './cases/retention';
import { charactersRetention } from './characters/retention';
import { chatRetention } from './chat/retention';
import { credentialsRetention } from './credentials/retention';
import { idempotencyRetention } from './idempotency/retention';
import { identitiesRetention } from './identities/retention';
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
import { storiesRetention } from './stories/retention';
import { casesSealedFields } from './cases/sealed-fields';
import { chatSealedFields } from './chat/sealed-fields';
import { generationsSealedFields } from './generations/sealed-fields';
import { idempotencySealedFields } from './idempotency/sealed-fields';
import { memorySealedFields } from './memory/sealed-fields';
import { moderationSealedFields } from './moderation/sealed-fields';
import { notificationsSealedFields } from './notifications/sealed-fields';
import { paymentsSealedFields } from './payments/sealed-fields';
import { secondFactorsSealedFields } from './second-factors/sealed-fields';
import { voiceCallsSealedFields } from './voice-calls/sealed-fields';
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
import { taxesSettings } from './taxes/settings';
import { viewersSettings } from './viewers/settings';
import { voiceCallsSettings } from './voice-calls/settings';
import { voicesSettings } from './voices/settings';
import { walletSettings } from './wallet/settings';
import type { HookSubscription } from './shared/hooks';
import type { AreaData } from './shared/personal-data';
import type { AreaSettings, SettingsShape } from './shared/define-settings';
import type { Retention } from './shared/remove-in-batches';
import type { SealedField } from './shared/sealed-field';

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
  taxesSettings,
  viewersSettings,
  voiceCallsSettings,
  voicesSettings,
  walletSettings,
];

/** What areas hold of people. */
export const personalData: readonly AreaData[] = [
  { area: 'account-states', data: accountStatesPersonalData },
  { area: 'age-checks', data: ageChecksPersonalData },
  { area: 'age-reviews', data: ageReviewsPersonalData },
  { area: 'cases', data: casesPersonalData },
  { area: 'characters', data: charactersPersonalData },
  { area: 'chat', data: chatPersonalData },
  { area: 'credentials', data: credentialsPersonalData },
  { area: 'deletions', data: deletionsPersonalData },
  { area: 'fanclubs', data: fanclubsPersonalData },
  { area: 'feeds', data: feedsPersonalData },
  { area: 'flags', data: flagsPersonalData },
  { area: 'follow-ups', data: followUpsPersonalData },
  { area: 'generations', data: generationsPersonalData },
  { area: 'idempotency', data: idempotencyPersonalData },
  { area: 'identities', data: identitiesPersonalData },
  { area: 'marketing', data: marketingPersonalData },
  { area: 'memory', data: memoryPersonalData },
  { area: 'models', data: modelsPersonalData },
  { area: 'moderation', data: moderationPersonalData },
  { area: 'notifications', data: notificationsPersonalData },
  { area: 'offers', data: offersPersonalData },
  { area: 'payments', data: paymentsPersonalData },
  { area: 'posts', data: postsPersonalData },
  { area: 'privacy', data: privacyPersonalData },
  { area: 'profile', data: profilePersonalData },
  { area: 'referrals', data: referralsPersonalData },
  { area: 'second-factors', data: secondFactorsPersonalData },
  { area: 'security-log', data: securityLogPersonalData },
  { area: 'sessions', data: sessionsPersonalData },
  { area: 'stories', data: storiesPersonalData },
  { area: 'strikes', data: strikesPersonalData },
  { area: 'subscriptions', data: subscriptionsPersonalData },
  { area: 'unsubscribes', data: unsubscribesPersonalData },
  { area: 'viewers', data: viewersPersonalData },
  { area: 'voice-calls', data: voiceCallsPersonalData },
  { area: 'wallet', data: walletPersonalData },
];

/** What areas do when a lower one says so, in the order of their names. */
export const hooks: readonly HookSubscription[] = [
  ...ageChecksHooks,
  ...ageReviewsHooks,
  ...chatHooks,
  ...fanclubsHooks,
  ...feedsHooks,
  ...followUpsHooks,
  ...memoryHooks,
  ...offersHooks,
  ...postsHooks,
  ...secondFactorsHooks,
  ...sessionsHooks,
  ...strikesHooks,
  ...subscriptionsHooks,
];

/** The codes of every expected no. */
export const refusals = {
  ...accountStateRefusals,
  ...accountRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...caseRefusals,
  ...characterRefusals,
  ...chatRefusals,
  ...credentialRefusals,
  ...deletionRefusals,
  ...fanclubRefusals,
  ...feedRefusals,
  ...generationsRefusals,
  ...idempotencyRefusals,
  ...identityRefusals,
  ...memoryRefusals,
  ...moderationRefusals,
  ...offerRefusals,
  ...paymentRefusals,
  ...postRefusals,
  ...privacyRefusals,
  ...profileRefusals,
  ...referralRefusals,
  ...secondFactorRefusals,
  ...sessionRefusals,
  ...sharedRefusals,
  ...staffRefusals,
  ...storyRefusals,
  ...strikesRefusals,
  ...subscriptionRefusals,
  ...voiceCallsRefusals,
  ...walletRefusals,
};

/** What goes after a time, by its name. */
export const retention: Retention = {
  ...accountStatesRetention,
  ...addressMarksRetention,
  ...ageChecksRetention,
  ...ageReviewsRetention,
  ...casesRetention,
  ...charactersRetention,
  ...chatRetention,
  ...credentialsRetention,
  ...idempotencyRetention,
  ...identitiesRetention,
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
  ...storiesRetention,
};

/** Every field that is sealed at rest. */
export const sealedFields: readonly SealedField[] = [
  ...casesSealedFields,
  ...chatSealedFields,
  ...generationsSealedFields,
  ...idempotencySealedFields,
  ...memorySealedFields,
  ...moderationSealedFields,
  ...notificationsSealedFields,
  ...paymentsSealedFields,
  ...secondFactorsSealedFields,
  ...voiceCallsSealedFields,
];
