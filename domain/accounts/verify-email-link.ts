import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { redeemToken, type TokenRefusal } from '../credentials/account-token';
import { makeVerified } from './make-verified';
import { refuse, type Refusal } from './refusals';

interface OpenedLink {
  token: string;
  /** The visitor this person was until now, where it is their own browser. */
  guestId?: string | undefined;
}

/**
 * Proves a not-verified user's address by the link that was mailed to it; good once, and only while
 * the address is still theirs. The session that signed up is verified with it, wherever it is open.
 */
export async function verifyEmailLink(
  context: DomainContext,
  { token, guestId }: OpenedLink,
): Promise<{ ok: true; userId: string } | Refusal<TokenRefusal>> {
  return transact(context, async (trx) => {
    const owner = await redeemToken(context, trx, 'verify_email', token);
    if (!owner.ok) return owner;
    const { userId, email } = owner;
    const isMade = await makeVerified(context, trx, { userId, email, guestId });
    return isMade ? { ok: true, userId } : refuse('invalid-token');
  });
}
