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
