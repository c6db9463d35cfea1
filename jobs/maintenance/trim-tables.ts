import { removeStaleGuests } from '~/domain/viewers/remove-stale-guests';
import { removeExpiredRequests } from '~/domain/idempotency/remove-expired-requests';
import { trimSecurityLog } from '~/domain/security-log/trim-security-log';
import type { DomainContext } from '~/domain/shared/context';
import { removeInBatches } from '~/domain/shared/remove-in-batches';

const daySeconds = 24 * 3600;

/**
 * Removes relayed events and answers past their keep, and codes, tokens, sessions, sign-ups,
 * visitors' age checks and reviews, marks on addresses, visitors with their conversations, cases,
 * views and security events long over.
 */
export async function trimTables(context: DomainContext): Promise<Record<string, number>> {
  const settings = await context.settings();
  const ago = (seconds: number) => new Date(context.now().getTime() - seconds * 1000);
  const relayed = { column: 'published_at', before: ago(settings.outbox_kept_seconds) };
  const ended = { column: 'expires_at', before: ago(settings.unverified_kept_seconds) };
  const begun = { column: 'created_at', before: ago(settings.unverified_kept_seconds) };
  const { db } = context;
  const looked = { before: ago(settings.view_kept_seconds) };
  return {
    securityEvents: await trimSecurityLog(context),
    idempotentRequests: await removeExpiredRequests(context),
    outbox: await removeInBatches(db, { table: 'outbox', key: 'id', ...relayed }),
    deadLetters: await removeInBatches(db, {
      table: 'outbox',
      key: 'id',
      column: 'dead_at',
      before: ago(settings.outbox_dead_kept_seconds),
    }),
    codes: await removeInBatches(db, { table: 'one_time_codes', key: 'id', ...ended }),
    codeTries: await removeInBatches(db, {
      table: 'code_tries',
      key: ['day', 'counter'],
      column: 'day',
      // Whole days (UTC), and the one that is going on.
      before: ago(2 * daySeconds),
    }),
    passkeyChallenges: await removeInBatches(db, {
      table: 'passkey_challenges',
      key: 'challenge',
      column: 'expires_at',
      before: context.now(),
    }),
    signInTickets: await removeInBatches(db, {
      table: 'sign_in_tickets',
      key: 'id',
      column: 'expires_at',
      before: context.now(),
    }),
    pendingIdentities: await removeInBatches(db, {
      table: 'pending_identities',
      key: 'id',
      column: 'expires_at',
      before: context.now(),
    }),
    // Long after the provider's tokens are too old to be believed.
    usedIdTokens: await removeInBatches(db, {
      table: 'used_id_tokens',
      key: 'digest',
      column: 'used_at',
      before: ago(settings.pending_identity_seconds),
    }),
    tokens: await removeInBatches(db, { table: 'account_tokens', key: 'id', ...ended }),
    sessions: await removeInBatches(db, { table: 'sessions', key: 'id', ...ended }),
    signUps: await removeInBatches(db, {
      table: 'users',
      key: 'id',
      ...begun,
      where: (rows) => void rows.whereNull('verified_at'),
    }),
    ageChecks: await removeInBatches(db, {
      table: 'age_checks',
      key: 'person_id',
      column: 'required_at',
      before: ago(settings.guest_seconds),
      where: (rows) => void rows.where({ person_kind: 'guest' }),
    }),
    ageReviews: await removeInBatches(db, {
      table: 'age_reviews',
      key: 'person_id',
      column: 'arose_at',
      before: ago(settings.guest_seconds),
      where: (rows) => void rows.where({ person_kind: 'guest' }),
    }),
    addressMarks: await removeInBatches(db, {
      table: 'address_marks',
      key: ['hash', 'kind'],
      column: 'expires_at',
      before: context.now(),
    }),
    guests: await removeStaleGuests(context),
    cases: await removeInBatches(db, {
      table: 'cases',
      key: 'id',
      column: 'resolved_at',
      before: ago(settings.case_kept_seconds),
      where: (rows) => void rows.where({ state: 'resolved' }),
    }),
    postViews: await removeInBatches(db, {
      table: 'post_views',
      key: ['post_id', 'viewed_on', 'viewer'],
      column: 'viewed_at',
      ...looked,
    }),
    characterViews: await removeInBatches(db, {
      table: 'character_views',
      key: ['character_id', 'viewed_on', 'viewer'],
      column: 'viewed_at',
      ...looked,
    }),
    storyReads: await removeInBatches(db, {
      table: 'story_reads',
      key: ['user_id', 'story_id'],
      column: 'read_at',
      ...looked,
    }),
  };
}
