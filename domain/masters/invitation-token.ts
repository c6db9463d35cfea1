import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token of an invitation, and the hash that is stored. */
export function newInvitationToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashInvitationToken(token) };
}

export const hashInvitationToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
