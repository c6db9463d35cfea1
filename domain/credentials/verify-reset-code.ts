import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { createToken } from './account-token';
import type { Asker } from '../viewers/asker';
import { consumeCode, type CodeRefusal } from './one-time-code';
import { findVerifiedUser } from './find-verified-user';
import { refuse, type Refusal } from './refusals';
import { strangerId } from './stranger-id';
import { credentialsSettings } from './settings';

/**
 * Exchanges a reset code for a token that sets one new password. For an unproved address every code is
 * wrong, and its tries are counted in the same way.
 */
export async function verifyResetCode(
  context: DomainContext,
  { email, code, asker }: { email: string; code: string; asker: Asker },
): Promise<{ ok: true; token: string } | Refusal<CodeRefusal>> {
  const user = await findVerifiedUser(context.db, email);
  const ownerId = user?.id ?? strangerId(context, email);
  const consumed = await consumeCode(context, {
    purpose: 'reset_password',
    ownerId,
    asker,
    account: email,
    code,
  });
  if (!consumed.ok) return consumed;
  if (!user) return refuse('invalid-code');
  const { reset_token_seconds: seconds } = await context.settings(credentialsSettings);
  const token = await transact(context, (trx) =>
    createToken(context, trx, 'reset_password', { userId: user.id, email, seconds }),
  );
  return { ok: true, token };
}
