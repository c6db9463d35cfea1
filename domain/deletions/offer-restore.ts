import type { DomainContext } from '../shared/context';
import { findOpenDeletion } from './change-deletion';
import { decideDeletion } from './decide-deletion';
import { writeRestoreToken } from './restore-token';

/** Time to decide after the password was typed. */
export const offerSeconds = 15 * 60;

export interface RestoreOffer {
  dueAt: Date;
  token: string;
  /** Of the token. */
  expiresAt: Date;
}

/**
 * What somebody is offered who proved their password while their account is closing: until when it
 * can be kept, and a token that keeps it. Null when there is no way back.
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
