import type { DomainContext } from '../shared/context';

/** The address a session asked to use and has yet to prove; null when no code is waited for. */
export async function findAskedEmail(
  context: DomainContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string | null> {
  const row = await context
    .db('one_time_codes')
    .where({ owner_id: userId, purpose: 'change_email', asker_id: sessionId })
    .orderBy('created_at', 'desc')
    .first<{ email: string | null; expires_at: Date; consumed_at: Date | null } | undefined>(
      'email',
      'expires_at',
      'consumed_at',
    );
  if (!row || row.consumed_at || row.expires_at <= context.now()) return null;
  return row.email;
}
