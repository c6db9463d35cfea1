import type { DomainContext } from '../shared/context';
import { findOpenDeletion } from './change-deletion';
import { decideDeletion } from './decide-deletion';
import { writeRestoreToken } from './restore-token';

/** Seconds to decide after the password was entered. */
export const offerSeconds = 15 * 60;

export interface RestoreOffer {
  dueAt: Date;
  token: string;
  /** The expiry of the token. */
  expiresAt: Date;
}

/**
 * Returns the offer to a user who proved their password while their account is closing: the time until
 * which it can be kept, and a token that keeps it. Null if it cannot be restored.
 */
export async function offerRestore(
  context: DomainContext,
  userId: string,
): Promise<RestoreOffer | null> {
  const deletion = await findOpenDeletion(context.db, userId);
  const now = context.now();
  if (!deletion || !decideDeletion(deletion, { kind: 'kept' }, now).ok) return null;
  const expiresAt = new Date(now.getTime() + offerSeconds * 1000);
  const claims = { deletionId: deletion.id, proof: 'password' as const };
  const token = await writeRestoreToken(context, claims, expiresAt);
  return { dueAt: deletion.due_at, token, expiresAt };
}
