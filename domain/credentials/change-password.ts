import { findPasswordHash, lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { isFreshlyProved, type AskingSession } from '../sessions/fresh-proof';
import { refusePassword, type PasswordRefusal } from './judge-password';
import { hashPassword, verifyPassword } from './password';
import { refuse, type Refusal } from './refusals';
import { storePassword } from './store-password';

/** The session that asks goes on, all others end. */
interface PasswordChange extends AskingSession {
  /** May be left out by whoever has none, having signed up by another way. */
  oldPassword?: string | undefined;
  newPassword: string;
}

/**
 * Gives a signed-in user another password. The old one is their proof that it is them; whoever has
 * none yet proves it anew before their first. Of two changes at once one wins: for the other the old
 * password is no longer the right one.
 */
export async function changePassword(
  context: DomainContext,
  { userId, sessionId, oldPassword = '', newPassword }: PasswordChange,
): Promise<{ ok: true } | Refusal<'wrong-password' | 'proof-required'> | PasswordRefusal> {
  const before = await findPasswordHash(context, userId);
  if (before !== null && !(await verifyPassword(before, oldPassword))) {
    return refuse('wrong-password');
  }
  if (before === null && !(await isFreshlyProved(context, { userId, sessionId }))) {
    return refuse('proof-required');
  }
  const refusal = await refusePassword(context, newPassword);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(newPassword);
  return transact(context, async (trx) => {
    const now = await lockAccount(trx, { id: userId }, ['password_hash']);
    if (now?.password_hash !== before) return refuse('wrong-password');
    await storePassword(context, trx, { userId, passwordHash, keptSessionId: sessionId });
    return { ok: true };
  });
}
