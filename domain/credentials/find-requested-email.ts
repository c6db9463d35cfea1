import type { DomainContext } from '../shared/context';

/**
 * Returns the address that a session requested and has not proved yet; null without a pending code. An
 * expired code still counts, so that entering it reports the expiry.
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
