import type { Knex } from 'knex';
import * as createPeople from './0001-create-people';
import * as createStaff from './0002-create-staff';
import * as createCharacters from './0003-create-characters';
import * as createLedger from './0004-create-ledger';
import * as createChats from './0005-create-chats';
import * as createSettingsAndFlags from './0006-create-settings-and-flags';
import * as createOutboxAndInbox from './0007-create-outbox-and-inbox';
import * as createNotifications from './0008-create-notifications';
import * as createSubscriptions from './0009-create-subscriptions';
import * as createModerationFlags from './0010-create-moderation-flags';
import * as createApplicationRole from './0011-create-application-role';
import * as createIdempotentRequests from './0012-create-idempotent-requests';
import * as addTraceparentToOutbox from './0013-add-traceparent-to-outbox';
import * as letAddressesChange from './0014-let-addresses-change';
import * as createAccountTokens from './0015-create-account-tokens';
import * as indexUsersByVerification from './0016-index-users-by-verification';
import * as createSocialIdentities from './0017-create-social-identities';
import * as createMarketingContacts from './0018-create-marketing-contacts';
import * as addOriginsAndExperiments from './0019-add-origins-and-experiments';
import * as createAffiliates from './0020-create-affiliates';
import * as createAccountDeletions from './0021-create-account-deletions';
import * as createDataExports from './0022-create-data-exports';
import * as createCases from './0023-create-cases';
import * as createEmailUnsubscribes from './0024-create-email-unsubscribes';
import * as createAgeChecks from './0025-create-age-checks';
import * as createPosts from './0026-create-posts';
import * as indexViewsAndNames from './0027-index-views-and-names';
import * as keepWhatModerationFound from './0028-keep-what-moderation-found';
import * as letMessagesCarryReferrals from './0030-let-messages-carry-referrals';
import * as createAgeReviews from './0032-create-age-reviews';
import * as createAddressMarks from './0033-create-address-marks';
import * as hashAddressesOfErasedPeople from './0034-hash-addresses-of-erased-people';
import * as addDeadLettersToOutbox from './0036-add-dead-letters-to-outbox';
import * as createRelayLeases from './0037-create-relay-leases';
import * as scheduleReplies from './0038-schedule-replies';
import * as bindCodesToBrowsers from './0040-bind-codes-to-browsers';
import * as createSecondFactors from './0041-create-second-factors';
import * as noteWhenSessionsWereProved from './0042-note-when-sessions-were-proved';
import * as requireBalancedTransfers from './0043-require-balanced-transfers';
import * as keepReconciliations from './0044-keep-reconciliations';
import * as sealMessages from './0045-seal-messages';
import * as createSecurityLog from './0046-create-security-log';
import * as rememberUsedIdTokens from './0048-remember-used-id-tokens';
import * as noteWhenStaffWereSeen from './0049-note-when-staff-were-seen';
import * as noteRecipientsOfMails from './0050-note-recipients-of-mails';
import * as forgetMessagePreviews from './0051-forget-message-previews';
import * as letPeopleHideCodes from './0055-let-people-hide-codes';
import * as createLegalAnnouncements from './0056-create-legal-announcements';
import * as widenSearch from './0057-widen-search';
import * as sellAssetsAlone from './0059-sell-assets-alone';
import * as noteSoundOfVideos from './0060-note-sound-of-videos';
import * as letOriginalsBeAwaited from './0061-let-originals-be-awaited';
import * as createTranslations from './0062-create-translations';
import * as createModelOverrides from './0063-create-model-overrides';
import * as storeRefusalsByCode from './0068-store-refusals-by-code';
import * as rememberWhatVisitorsSaw from './0064-remember-what-visitors-saw';
import * as numberFacts from './0069-number-facts';
import * as giveAccountsUnits from './0071-give-accounts-units';
import * as limitSpending from './0072-limit-spending';
import * as keepTokensInLots from './0073-keep-tokens-in-lots';
import * as createBooks from './0095-create-books';
import * as noteCardsThatEnd from './0101-note-cards-that-end';
import * as noteWhoBeganPayments from './0102-note-who-began-payments';
import * as reserveTokens from './0074-reserve-tokens';
import * as publishAccounts from './0065-publish-accounts';
import * as publishWhatIsThere from './0066-publish-what-is-there';
import * as createOrdersAndPayments from './0075-create-orders-and-payments';
import * as createSubscriptionPlans from './0080-create-subscription-plans';
import * as growSubscriptions from './0081-grow-subscriptions';
import * as createCancellationSteps from './0082-create-cancellation-steps';
import * as createFanclubs from './0090-create-fanclubs';
import * as letMembershipsRenew from './0091-let-memberships-renew';
import * as noteWhoReviewedPayments from './0099-note-who-reviewed-payments';
import * as sellAssetsByCard from './0092-sell-assets-by-card';
import * as createTokenOffers from './0085-create-token-offers';
import * as createUserOffers from './0086-create-user-offers';
import * as createSmartTokenPacks from './0087-create-smart-token-packs';
import * as createRefundsAndDisputes from './0076-create-refunds-and-disputes';
import * as countChargeAttempts from './0077-count-charge-attempts';
import * as noteCardRegistrations from './0078-note-card-registrations';
import * as noteNoticesOfMemberships from './0103-note-notices-of-memberships';
import * as askBeforeSpends from './0105-ask-before-spends';
import * as agreeToSpendsForADay from './0115-agree-to-spends-for-a-day';
import * as dropCardNoticedNumber from './0111-drop-card-noticed-number';
import * as letMessagesCarryMoreThanWords from './0120-let-messages-carry-more-than-words';
import * as letPeopleActOnMessages from './0121-let-people-act-on-messages';
import * as letPeopleOrderTheirChats from './0122-let-people-order-their-chats';
import * as createMemories from './0130-create-memories';
import * as createModelCalls from './0131-create-model-calls';
import * as createChatPreferences from './0132-create-chat-preferences';
import * as growNotifications from './0140-grow-notifications';
import * as publishWhatChatsHaveRead from './0141-publish-what-chats-have-read';
import * as createNotificationPreferences from './0142-create-notification-preferences';
import * as createPushSubscriptions from './0143-create-push-subscriptions';
import * as noteToldPublications from './0144-note-told-publications';
import * as noteEstimatedTokens from './0160-note-estimated-tokens';
import * as letCharactersWriteFirst from './0161-let-characters-write-first';
import * as findTipsOfAChat from './0170-find-tips-of-a-chat';
import * as findReferralsOfAChat from './0171-find-referrals-of-a-chat';
import * as setChatsAside from './0180-set-chats-aside';
import * as createCharacterBlocks from './0181-create-character-blocks';
import * as letMessagesBeReported from './0182-let-messages-be-reported';
import * as suggestReplies from './0183-suggest-replies';
import * as groupFlags from './0190-group-flags';
import * as createStrikes from './0191-create-strikes';
import * as takeAppeals from './0192-take-appeals';
import * as findDecisionsOfStaff from './0193-find-decisions-of-staff';
import * as createGenerations from './0200-create-generations';
import * as flagWhatIsMade from './0201-flag-what-is-made';
import * as keepLikenesses from './0202-keep-likenesses';
import * as findPicturesOfAChat from './0203-find-pictures-of-a-chat';
import * as findOrdersOfASubject from './0204-find-orders-of-a-subject';
import * as knowFilesOfGenerations from './0205-know-files-of-generations';
import * as recordSpeech from './0210-record-speech';
import * as takeVoiceMessages from './0211-take-voice-messages';
import * as letMessagesBeHeard from './0212-let-messages-be-heard';
import * as createVideoMessages from './0213-create-video-messages';
import * as letReservationsGrow from './0220-let-reservations-grow';
import * as createVoiceCalls from './0221-create-voice-calls';
import * as flagWhatIsSaidAloud from './0222-flag-what-is-said-aloud';
import * as createVoiceSamples from './0223-create-voice-samples';
import * as keepVideosOfDeletedChats from './0224-keep-videos-of-deleted-chats';
import * as endCallsThatMayNotGoOn from './0225-end-calls-that-may-not-go-on';
import * as findVoiceOfAChat from './0230-find-voice-of-a-chat';
import * as keepGistsOfCalls from './0231-keep-gists-of-calls';
import * as writeTransfersByFunction from './0240-write-transfers-by-function';
import * as closeMonthsWithoutWaiting from './0241-close-months-without-waiting';
import * as proveTheLedgerInParts from './0242-prove-the-ledger-in-parts';
import * as guardCredentials from './0243-guard-credentials';

const migrations: Record<string, Knex.Migration> = {
  '0001-create-people': createPeople,
  '0002-create-staff': createStaff,
  '0003-create-characters': createCharacters,
  '0004-create-ledger': createLedger,
  '0005-create-chats': createChats,
  '0006-create-settings-and-flags': createSettingsAndFlags,
  '0007-create-outbox-and-inbox': createOutboxAndInbox,
  '0008-create-notifications': createNotifications,
  '0009-create-subscriptions': createSubscriptions,
  '0010-create-moderation-flags': createModerationFlags,
  '0011-create-application-role': createApplicationRole,
  '0012-create-idempotent-requests': createIdempotentRequests,
  '0013-add-traceparent-to-outbox': addTraceparentToOutbox,
  '0014-let-addresses-change': letAddressesChange,
  '0015-create-account-tokens': createAccountTokens,
  '0016-index-users-by-verification': indexUsersByVerification,
  '0017-create-social-identities': createSocialIdentities,
  '0018-create-marketing-contacts': createMarketingContacts,
  '0019-add-origins-and-experiments': addOriginsAndExperiments,
  '0020-create-affiliates': createAffiliates,
  '0021-create-account-deletions': createAccountDeletions,
  '0022-create-data-exports': createDataExports,
  '0023-create-cases': createCases,
  '0024-create-email-unsubscribes': createEmailUnsubscribes,
  '0025-create-age-checks': createAgeChecks,
  '0026-create-posts': createPosts,
  '0027-index-views-and-names': indexViewsAndNames,
  '0028-keep-what-moderation-found': keepWhatModerationFound,
  '0030-let-messages-carry-referrals': letMessagesCarryReferrals,
  '0032-create-age-reviews': createAgeReviews,
  '0033-create-address-marks': createAddressMarks,
  '0034-hash-addresses-of-erased-people': hashAddressesOfErasedPeople,
  '0036-add-dead-letters-to-outbox': addDeadLettersToOutbox,
  '0037-create-relay-leases': createRelayLeases,
  '0038-schedule-replies': scheduleReplies,
  '0040-bind-codes-to-browsers': bindCodesToBrowsers,
  '0041-create-second-factors': createSecondFactors,
  '0042-note-when-sessions-were-proved': noteWhenSessionsWereProved,
  '0043-require-balanced-transfers': requireBalancedTransfers,
  '0044-keep-reconciliations': keepReconciliations,
  '0045-seal-messages': sealMessages,
  '0046-create-security-log': createSecurityLog,
  '0048-remember-used-id-tokens': rememberUsedIdTokens,
  '0049-note-when-staff-were-seen': noteWhenStaffWereSeen,
  '0050-note-recipients-of-mails': noteRecipientsOfMails,
  '0051-forget-message-previews': forgetMessagePreviews,
  '0055-let-people-hide-codes': letPeopleHideCodes,
  '0056-create-legal-announcements': createLegalAnnouncements,
  '0057-widen-search': widenSearch,
  '0059-sell-assets-alone': sellAssetsAlone,
  '0060-note-sound-of-videos': noteSoundOfVideos,
  '0061-let-originals-be-awaited': letOriginalsBeAwaited,
  '0062-create-translations': createTranslations,
  '0063-create-model-overrides': createModelOverrides,
  '0064-remember-what-visitors-saw': rememberWhatVisitorsSaw,
  '0068-store-refusals-by-code': storeRefusalsByCode,
  '0069-number-facts': numberFacts,
  '0065-publish-accounts': publishAccounts,
  '0066-publish-what-is-there': publishWhatIsThere,
  '0075-create-orders-and-payments': createOrdersAndPayments,
  '0080-create-subscription-plans': createSubscriptionPlans,
  '0081-grow-subscriptions': growSubscriptions,
  '0082-create-cancellation-steps': createCancellationSteps,
  '0090-create-fanclubs': createFanclubs,
  '0091-let-memberships-renew': letMembershipsRenew,
  '0092-sell-assets-by-card': sellAssetsByCard,
  '0085-create-token-offers': createTokenOffers,
  '0086-create-user-offers': createUserOffers,
  '0087-create-smart-token-packs': createSmartTokenPacks,
  '0071-give-accounts-units': giveAccountsUnits,
  '0072-limit-spending': limitSpending,
  '0073-keep-tokens-in-lots': keepTokensInLots,
  '0074-reserve-tokens': reserveTokens,
  '0095-create-books': createBooks,
  '0099-note-who-reviewed-payments': noteWhoReviewedPayments,
  '0101-note-cards-that-end': noteCardsThatEnd,
  '0102-note-who-began-payments': noteWhoBeganPayments,
  '0103-note-notices-of-memberships': noteNoticesOfMemberships,
  '0076-create-refunds-and-disputes': createRefundsAndDisputes,
  '0077-count-charge-attempts': countChargeAttempts,
  '0078-note-card-registrations': noteCardRegistrations,
  '0105-ask-before-spends': askBeforeSpends,
  '0111-drop-card-noticed-number': dropCardNoticedNumber,
  '0115-agree-to-spends-for-a-day': agreeToSpendsForADay,
  '0120-let-messages-carry-more-than-words': letMessagesCarryMoreThanWords,
  '0121-let-people-act-on-messages': letPeopleActOnMessages,
  '0122-let-people-order-their-chats': letPeopleOrderTheirChats,
  '0130-create-memories': createMemories,
  '0131-create-model-calls': createModelCalls,
  '0132-create-chat-preferences': createChatPreferences,
  '0140-grow-notifications': growNotifications,
  '0141-publish-what-chats-have-read': publishWhatChatsHaveRead,
  '0142-create-notification-preferences': createNotificationPreferences,
  '0143-create-push-subscriptions': createPushSubscriptions,
  '0144-note-told-publications': noteToldPublications,
  '0160-note-estimated-tokens': noteEstimatedTokens,
  '0161-let-characters-write-first': letCharactersWriteFirst,
  '0170-find-tips-of-a-chat': findTipsOfAChat,
  '0171-find-referrals-of-a-chat': findReferralsOfAChat,
  '0180-set-chats-aside': setChatsAside,
  '0181-create-character-blocks': createCharacterBlocks,
  '0182-let-messages-be-reported': letMessagesBeReported,
  '0183-suggest-replies': suggestReplies,
  '0190-group-flags': groupFlags,
  '0191-create-strikes': createStrikes,
  '0192-take-appeals': takeAppeals,
  '0193-find-decisions-of-staff': findDecisionsOfStaff,
  '0200-create-generations': createGenerations,
  '0201-flag-what-is-made': flagWhatIsMade,
  '0202-keep-likenesses': keepLikenesses,
  '0203-find-pictures-of-a-chat': findPicturesOfAChat,
  '0204-find-orders-of-a-subject': findOrdersOfASubject,
  '0205-know-files-of-generations': knowFilesOfGenerations,
  '0210-record-speech': recordSpeech,
  '0211-take-voice-messages': takeVoiceMessages,
  '0212-let-messages-be-heard': letMessagesBeHeard,
  '0213-create-video-messages': createVideoMessages,
  '0220-let-reservations-grow': letReservationsGrow,
  '0221-create-voice-calls': createVoiceCalls,
  '0222-flag-what-is-said-aloud': flagWhatIsSaidAloud,
  '0223-create-voice-samples': createVoiceSamples,
  '0224-keep-videos-of-deleted-chats': keepVideosOfDeletedChats,
  '0225-end-calls-that-may-not-go-on': endCallsThatMayNotGoOn,
  '0230-find-voice-of-a-chat': findVoiceOfAChat,
  '0231-keep-gists-of-calls': keepGistsOfCalls,
  '0240-write-transfers-by-function': writeTransfersByFunction,
  '0241-close-months-without-waiting': closeMonthsWithoutWaiting,
  '0242-prove-the-ledger-in-parts': proveTheLedgerInParts,
  '0243-guard-credentials': guardCredentials,
};

/** The migrations as code, so that a bundled process runs the same list under the same names. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(migrations).sort()),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`unknown migration ${name}`);
    return Promise.resolve(migration);
  },
};
