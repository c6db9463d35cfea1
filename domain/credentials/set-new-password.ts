import { lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { findTokenOwner, redeemToken, type TokenOwner, type TokenRefusal } from './account-token';
import { refusePassword, type PasswordRefusal } from './judge-password';
import { hashPassword } from './password';
import { refuse, type Refusal } from './refusals';
import { storePassword } from './store-password';

/**
 * Sets the password of a user who proved their address by a reset code. The token is valid once, and
 * void once the account's address has changed. All sessions end.
 */
export async function setNewPassword(
  context: DomainContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<({ ok: true } & TokenOwner) | Refusal<TokenRefusal> | PasswordRefusal> {
  const found = await findTokenOwner(context, 'reset_password', token);
  // Hashing is expensive, so it is skipped for an invalid token.
  if (!found.ok) return found;
  const refusal = await refusePassword(context, newPassword);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(newPassword);
  return transact(context, async (trx) => {
    const owner = await redeemToken(context, trx, 'reset_password', token);
    if (!owner.ok) return owner;
    const which = { id: owner.userId, email: owner.email };
    const user = await lockAccount(trx, which, ['state']);
    if (!user || user.state === 'deleted') return refuse('invalid-token');
    await storePassword(context, trx, { userId: owner.userId, passwordHash });
    return owner;
  });
}
