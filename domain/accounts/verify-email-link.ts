import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { redeemToken, type TokenRefusal } from '../credentials/account-token';
import { makeVerified } from './make-verified';
import { refuse, type Refusal } from './refusals';

interface OpenedLink {
  token: string;
  /** The visitor that this person was until now, if the link was opened in their own browser. */
  guestId?: string | undefined;
}

/**
 * Proves a not-verified user's address by the mailed link. The link is valid once, and only while the
 * address is still theirs. The session that signed up becomes verified too, in whichever browser it is.
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
