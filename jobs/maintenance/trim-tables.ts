import { removeExpiredRequests } from '~/domain/idempotency/remove-expired-requests';
import type { DomainContext } from '~/domain/shared/context';
import { removeInBatches } from '~/domain/shared/remove-in-batches';

/**
 * Removes relayed events and answers past their keep, and codes, tokens, sessions, sign-ups,
 * visitors' age checks, cases and views long over.
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
    idempotentRequests: await removeExpiredRequests(context),
    outbox: await removeInBatches(db, { table: 'outbox', key: 'id', ...relayed }),
    codes: await removeInBatches(db, { table: 'one_time_codes', key: 'id', ...ended }),
    pendingIdentities: await removeInBatches(db, {
      table: 'pending_identities',
      key: 'id',
      column: 'expires_at',
      before: context.now(),
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
