import { readRefreshToken } from '../sessions/refresh-token';
import type { AccountState } from '../account-states/schema';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { findReviewStatus } from './find-age-review';
import { readReviewToken } from './review-token';

/** Tokens of a browser that may identify a person whose age is under review. */
interface Tokens {
  refresh?: string | undefined;
  ageReview?: string | undefined;
}

/**
 * Returns the held person that a browser's tokens identify: by the session that the hold ended, or by
 * a review token. Null if they identify no one, or the person is no longer held.
 */
export async function findPersonUnderReview(
  context: DomainContext,
  { refresh, ageReview }: Tokens,
): Promise<Person | null> {
  const bySession = refresh ? await findOwnerOfSession(context, refresh) : null;
  if (bySession) return bySession;
  const named = ageReview ? await readReviewToken(context, ageReview) : null;
  return named && (await isHeld(context, named)) ? named : null;
}

const underReview = 'under_age_review' satisfies AccountState;

async function findOwnerOfSession(
  { db, keys }: DomainContext,
  refreshToken: string,
): Promise<Person | null> {
  const claims = readRefreshToken(keys.refreshToken, refreshToken);
  if (!claims) return null;
  const owner = await db('session_owners')
    .join('accounts', 'accounts.id', 'session_owners.user_id')
    .where('session_owners.id', claims.sessionId)
    .where('accounts.state', underReview)
    .first<{ id: string } | undefined>('accounts.id');
  return owner ? { kind: 'user', id: owner.id } : null;
}

/** For an account, the account's state counts: staff may have decided differently from the review. */
async function isHeld({ db }: DomainContext, person: Person): Promise<boolean> {
  if (person.kind === 'guest') return (await findReviewStatus(db, person)) === 'held';
  const user = await db('accounts').where({ id: person.id, state: underReview }).first('id');
  return user !== undefined;
}
