import { findPasswordHash, lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { isFreshlyProved, type AskingSession } from '../sessions/fresh-proof';
import { refusePassword, type PasswordRefusal } from './judge-password';
import { hashPassword, verifyPassword } from './password';
import { refuse, type Refusal } from './refusals';
import { storePassword } from './store-password';

/** The requesting session stays open; all others end. */
interface PasswordChange extends AskingSession {
  /** May be omitted by a user without a password, who signed up in another way. */
  oldPassword?: string | undefined;
  newPassword: string;
}

/**
 * Changes a signed-in user's password. The old one proves their identity; a user without one needs a
 * fresh proof to set the first. Of two concurrent changes one wins, because the old password is wrong
 * for the other.
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
