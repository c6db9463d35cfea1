import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { askingAs, type Asker } from '../viewers/asker';
import { getCurrentUser, type Account } from '../profile/current-user';
import { makeVerified } from './make-verified';
import { consumeCode, type CodeRefusal } from '../credentials/one-time-code';
import { refuse, type Refusal } from './refusals';

interface Verification {
  userId: string;
  email: string;
  code: string;
  /** The session that signed up and requested the code. */
  sessionId: string;
  asker: Asker;
  /** The visitor that this person was until now. Their conversations are attached to the account. */
  guestId?: string | undefined;
}

/**
 * Proves a not-verified user's address by its code and makes the account real. Returns a user who is
 * already verified unchanged.
 */
export async function verifySignUp(
  context: DomainContext,
  input: Verification,
): Promise<{ ok: true; user: Account } | Refusal<CodeRefusal>> {
  const user = await context
    .db('accounts')
    .where({ id: input.userId, email: input.email })
    .first('email', 'verified_at');
  if (!user) return refuse('invalid-code');
  if (!user.verified_at) {
    const consumed = await consumeCode(context, {
      purpose: 'sign_up',
      ownerId: input.userId,
      asker: askingAs(input.sessionId, input.asker),
      account: input.email,
      code: input.code,
    });
    if (!consumed.ok) return consumed;
    const made = await transact(context, (trx) => makeVerified(context, trx, input));
    if (!made) return refuse('invalid-code');
  }
  const current = await getCurrentUser(context, input.userId);
  return current.isVerified ? { ok: true, user: current } : refuse('invalid-code');
}
