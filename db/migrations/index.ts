import type { Knex } from 'knex';
import * as baseline from './0001-baseline';
import * as writeTransfersByFunction from './0240-write-transfers-by-function';
import * as closeMonthsWithoutWaiting from './0241-close-months-without-waiting';
import * as proveTheLedgerInParts from './0242-prove-the-ledger-in-parts';
import * as guardCredentials from './0243-guard-credentials';
import * as replayInPortions from './0244-replay-in-portions';
import * as partitionMessages from './0250-partition-messages';
import * as emptyChatsInBatches from './0251-empty-chats-in-batches';
import * as checkStates from './0252-check-states';
import * as nameCurrencies from './0253-name-currencies';
import * as nameWhatColumnsReferTo from './0254-name-what-columns-refer-to';
import * as indexWhatIsRemoved from './0260-index-what-is-removed';
import * as dropDuplicateIndexes from './0261-drop-duplicate-indexes';
import * as trimLedgerSnapshots from './0262-trim-ledger-snapshots';
import * as keepMonthsOfStatements from './0263-keep-months-of-statements';
import * as tuneBusyTables from './0264-tune-busy-tables';
import * as countActivityByHour from './0265-count-activity-by-hour';
import * as dropIndexesOfTrending from './0266-drop-indexes-of-trending';
import * as noteConcerns from './0270-note-concerns';
import * as nameRefusedOrders from './0271-name-refused-orders';
import * as countTalkTime from './0280-count-talk-time';
import * as showMutesAndSearchNames from './0290-show-mutes-and-search-names';
import * as noteWhoLeavesACall from './0291-note-who-leaves-a-call';
import * as takeNotices from './0300-take-notices';
import * as indexNotices from './0301-index-notices';
import * as joinCases from './0302-join-cases';
import * as logStaffActions from './0310-log-staff-actions';
import * as nameRefusedActs from './0311-name-refused-acts';
import * as nameStaffAttempts from './0312-name-staff-attempts';
import * as indexPayments from './0313-index-payments';
import * as keepWizardDrafts from './0320-keep-wizard-drafts';
import * as withholdCharacterFiles from './0330-withhold-character-files';
import * as pinAuthors from './0340-pin-authors';
import * as countTrialsOfModels from './0341-count-trials-of-models';
import * as indexRememberedLines from './0342-index-remembered-lines';
import * as countPlay from './0350-count-play';
import * as addFirstTasks from './0351-add-first-tasks';
import * as configurePlay from './0352-configure-play';
import * as notifyOfQuests from './0353-notify-of-quests';
import * as makeCharacters from './0360-make-characters';
import * as orderPortraits from './0361-order-portraits';
import * as notifyOfCharacters from './0362-notify-of-characters';
import * as keepChosenPictures from './0363-keep-chosen-pictures';
import * as orderVideoPreviews from './0364-order-video-previews';
import * as keepCharacterCards from './0370-keep-character-cards';
import * as priceCards from './0371-price-cards';
import * as keepStaffViews from './0380-keep-staff-views';
import * as actOnSeveral from './0381-act-on-several';
import * as chainStaffActions from './0382-chain-staff-actions';
import * as manageStaff from './0385-manage-staff';
import * as describePeople from './0386-describe-people';
import * as lookAsPeople from './0390-look-as-people';
import * as describeUnsubscribes from './0430-describe-unsubscribes';
import * as findMoney from './0400-find-money';
import * as codeRefundReasons from './0401-code-refund-reasons';
import * as queueForStaff from './0420-queue-for-staff';
import * as keepRedeemCodes from './0410-keep-redeem-codes';
import * as answerDisputes from './0402-answer-disputes';
import * as pauseSubscriptions from './0411-pause-subscriptions';
import * as answerCases from './0421-answer-cases';
import * as stateReasons from './0422-state-reasons';
import * as readDecisionsAgain from './0440-read-decisions-again';
import * as notifyPolice from './0441-notify-police';
import * as issueInvoices from './0442-issue-invoices';
import * as keepCreators from './0500-keep-creators';
import * as identifyCreators from './0510-identify-creators';
import * as rollUpCreatorMetrics from './0537-roll-up-creator-metrics';
import * as payCreators from './0520-pay-creators';
import * as bookPayouts from './0521-book-payouts';
import * as showShareMovements from './0522-show-share-movements';
import * as manageModels from './0560-manage-models';
import * as drawSimplifiedModels from './0561-draw-simplified-models';
import * as notifyOfManagers from './0562-notify-of-managers';
import * as logConsents from './0550-log-consents';
import * as reviewModels from './0563-review-models';
import * as keepCreatorPosts from './0530-keep-creator-posts';
import * as orderPostImages from './0531-order-post-images';
import * as keepVoiceSamples from './0540-keep-voice-samples';
import * as keepPictureRules from './0541-keep-picture-rules';

const migrations: Record<string, Knex.Migration> = {
  '0001-baseline': baseline,
  '0240-write-transfers-by-function': writeTransfersByFunction,
  '0241-close-months-without-waiting': closeMonthsWithoutWaiting,
  '0242-prove-the-ledger-in-parts': proveTheLedgerInParts,
  '0243-guard-credentials': guardCredentials,
  '0244-replay-in-portions': replayInPortions,
  '0250-partition-messages': partitionMessages,
  '0251-empty-chats-in-batches': emptyChatsInBatches,
  '0252-check-states': checkStates,
  '0253-name-currencies': nameCurrencies,
  '0254-name-what-columns-refer-to': nameWhatColumnsReferTo,
  '0260-index-what-is-removed': indexWhatIsRemoved,
  '0261-drop-duplicate-indexes': dropDuplicateIndexes,
  '0262-trim-ledger-snapshots': trimLedgerSnapshots,
  '0263-keep-months-of-statements': keepMonthsOfStatements,
  '0264-tune-busy-tables': tuneBusyTables,
  '0265-count-activity-by-hour': countActivityByHour,
  '0266-drop-indexes-of-trending': dropIndexesOfTrending,
  '0270-note-concerns': noteConcerns,
  '0271-name-refused-orders': nameRefusedOrders,
  '0280-count-talk-time': countTalkTime,
  '0290-show-mutes-and-search-names': showMutesAndSearchNames,
  '0291-note-who-leaves-a-call': noteWhoLeavesACall,
  '0300-take-notices': takeNotices,
  '0301-index-notices': indexNotices,
  '0302-join-cases': joinCases,
  '0310-log-staff-actions': logStaffActions,
  '0311-name-refused-acts': nameRefusedActs,
  '0312-name-staff-attempts': nameStaffAttempts,
  '0313-index-payments': indexPayments,
  '0320-keep-wizard-drafts': keepWizardDrafts,
  '0330-withhold-character-files': withholdCharacterFiles,
  '0340-pin-authors': pinAuthors,
  '0341-count-trials-of-models': countTrialsOfModels,
  '0342-index-remembered-lines': indexRememberedLines,
  '0350-count-play': countPlay,
  '0351-add-first-tasks': addFirstTasks,
  '0352-configure-play': configurePlay,
  '0353-notify-of-quests': notifyOfQuests,
  '0360-make-characters': makeCharacters,
  '0361-order-portraits': orderPortraits,
  '0362-notify-of-characters': notifyOfCharacters,
  '0363-keep-chosen-pictures': keepChosenPictures,
  '0364-order-video-previews': orderVideoPreviews,
  '0370-keep-character-cards': keepCharacterCards,
  '0371-price-cards': priceCards,
  '0380-keep-staff-views': keepStaffViews,
  '0381-act-on-several': actOnSeveral,
  '0382-chain-staff-actions': chainStaffActions,
  '0385-manage-staff': manageStaff,
  '0386-describe-people': describePeople,
  '0390-look-as-people': lookAsPeople,
  '0430-describe-unsubscribes': describeUnsubscribes,
  '0400-find-money': findMoney,
  '0401-code-refund-reasons': codeRefundReasons,
  '0420-queue-for-staff': queueForStaff,
  '0410-keep-redeem-codes': keepRedeemCodes,
  '0402-answer-disputes': answerDisputes,
  '0411-pause-subscriptions': pauseSubscriptions,
  '0421-answer-cases': answerCases,
  '0422-state-reasons': stateReasons,
  '0440-read-decisions-again': readDecisionsAgain,
  '0441-notify-police': notifyPolice,
  '0442-issue-invoices': issueInvoices,
  '0500-keep-creators': keepCreators,
  '0510-identify-creators': identifyCreators,
  '0537-roll-up-creator-metrics': rollUpCreatorMetrics,
  '0520-pay-creators': payCreators,
  '0521-book-payouts': bookPayouts,
  '0522-show-share-movements': showShareMovements,
  '0560-manage-models': manageModels,
  '0561-draw-simplified-models': drawSimplifiedModels,
  '0562-notify-of-managers': notifyOfManagers,
  '0550-log-consents': logConsents,
  '0563-review-models': reviewModels,
  '0530-keep-creator-posts': keepCreatorPosts,
  '0531-order-post-images': orderPostImages,
  '0540-keep-voice-samples': keepVoiceSamples,
  '0541-keep-picture-rules': keepPictureRules,
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
