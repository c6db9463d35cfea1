import type { AccountsRow, OpenDeletionsRow } from '~/db/rows';
import type { AccountState } from '../account-states/schema';
import { listEvidence, type Evidence } from '../moderation/list-evidence';
import type { DomainContext } from '../shared/context';
import type { LeftJoined } from '../shared/left-joined';

export interface AccountUnderReview {
  userId: string;
  email: string;
  heldAt: Date;
  /** When the account is erased, unless its owner proves their age or staff let them in. */
  erasedAt: Date | null;
  /** What they have said of their age, the newest first; none where the address was known. */
  evidence: Evidence[];
}

interface HeldRow
  extends Pick<AccountsRow, 'id' | 'email'>, LeftJoined<Pick<OpenDeletionsRow, 'due_at'>> {
  held_at: Date;
}

/** Accounts whose age staff have yet to look into, the longest held first. */
export async function listAccountsUnderReview(
  context: DomainContext,
  { limit }: { limit: number },
): Promise<AccountUnderReview[]> {
  const rows = await context
    .db('age_reviews')
    .join('accounts', 'accounts.id', 'age_reviews.person_id')
    .leftJoin('open_deletions', 'open_deletions.user_id', 'accounts.id')
    .where('accounts.state', 'under_age_review' satisfies AccountState)
    .whereNotNull('age_reviews.held_at')
    .whereNull('age_reviews.lifted_at')
    .orderBy(['age_reviews.held_at', 'age_reviews.person_id'])
    .limit(limit)
    .select<HeldRow[]>(
      'accounts.id',
      'accounts.email',
      'age_reviews.held_at',
      'open_deletions.due_at',
    );
  const ids = rows.map(({ id }) => id);
  const evidence = await listEvidence(context, ids, 'minor_self');
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    heldAt: row.held_at,
    erasedAt: row.due_at,
    evidence: evidence.filter(({ personId }) => personId === row.id),
  }));
}
