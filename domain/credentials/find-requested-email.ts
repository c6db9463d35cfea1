import type { DomainContext } from '../shared/context';

/**
 * The address a session asked to use and has yet to prove; null when no code is waited for. One that
 * has expired meanwhile still is: whoever enters it is told so.
 */
export async function findRequestedEmail(
  { db }: Pick<DomainContext, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string | null> {
  const row = await db('one_time_codes')
    .where({ owner_id: userId, purpose: 'change_email', asker_id: sessionId })
    .orderBy('created_at', 'desc')
    .first('email', 'consumed_at');
  return !row || row.consumed_at ? null : row.email;
}
