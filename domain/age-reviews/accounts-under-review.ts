import type { AccountsRow, OpenDeletionsRow } from '~/db/rows';
import type { Knex } from 'knex';
import type { AccountState } from '../account-states/schema';
import { listEvidenceBy, type Evidence } from '../moderation/list-evidence';
import type { DomainContext } from '../shared/context';
import { defineList } from '../shared/lists/define-list';
import type { LeftJoined } from '../shared/reading/left-joined';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { refuse, type Refusal } from './refusals';

/** A held account in the staff's list. */
export interface AccountHeld
  extends Pick<AccountsRow, 'id' | 'email'>, LeftJoined<Pick<OpenDeletionsRow, 'due_at'>> {
  held_at: Date;
}

const columns = [
  'accounts.id',
  'accounts.email',
  'age_reviews.held_at',
  'open_deletions.due_at',
] as const;

const underReview = (db: Knex) =>
  db('age_reviews')
    .join('accounts', 'accounts.id', 'age_reviews.person_id')
    .leftJoin('open_deletions', 'open_deletions.user_id', 'accounts.id')
    .where('accounts.state', 'under_age_review' satisfies AccountState)
    .whereNotNull('age_reviews.held_at')
    .whereNull('age_reviews.lifted_at');

/** Accounts whose age staff have not reviewed yet, longest held first. */
export const accountsUnderReview = defineList<AccountHeld>()({
  from: underReview,
  id: 'age_reviews.person_id',
  columns,
  filters: {},
  sorts: { heldAt: [{ column: 'age_reviews.held_at', type: 'timestamptz' }] },
  defaultSort: { by: 'heldAt', order: 'asc' },
});

/** Returns an account whose age is under review; null for a decided one or any other account. */
export async function findAccountUnderReview(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<AccountHeld | null> {
  const row = underReview(db).where('accounts.id', userId);
  return (await row.first<AccountHeld | undefined>(columns)) ?? null;
}

/**
 * Returns what a person under review has said about their age, newest first, and logs the staff
 * member. The list is empty if the person was held because of a marked address.
 */
export async function openAgeEvidence(
  context: DomainContext,
  by: StaffActor,
  userId: string,
): Promise<{ ok: true; evidence: Evidence[] } | Refusal<'not-under-review'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'account.open', id: userId }, async (trx) => {
    const inside = { ...context, db: trx };
    if (!(await findAccountUnderReview(inside, userId))) return refuse('not-under-review');
    const evidence = await listEvidenceBy(inside, userId, 'minor_self');
    return { ok: true, evidence, change: { userId } } as const;
  });
}
