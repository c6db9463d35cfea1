import { checkFactor, type FactorProof } from '../second-factors/check-factor';
import { findFactorKinds } from '../second-factors/list-factors';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { askingAs, type Asker } from '../viewers/asker';
import { findPasswordHash, lockAccount } from '../account-states/account-rows';
import { proofCodeRequested } from './events';
import { noteProof, type AskingSession } from '../sessions/fresh-proof';
import {
  codeResendWait,
  consumeCode,
  createCode,
  type CodeRefusal,
} from '../credentials/one-time-code';
import { verifyPassword } from '../credentials/password';
import { credentialsSettings } from '../credentials/settings';
import { refuse, type Refusal } from './refusals';

/** A session whose user must prove again that they are the one who signed in. */
export interface Proving extends AskingSession {
  email: string;
}

/**
 * The way in which a user proves their identity again: their second factor, otherwise their password,
 * otherwise a mailed code.
 */
export type WayToProve = 'factor' | 'password' | 'code';

/** Returns the strongest way of proof that a user has. */
export async function findWayToProve(context: DomainContext, userId: string): Promise<WayToProve> {
  const [{ hasApp, hasPasskey }, passwordHash] = await Promise.all([
    findFactorKinds(context.db, { kind: 'user', id: userId }),
    findPasswordHash(context, userId),
  ]);
  if (hasApp || hasPasskey) return 'factor';
  return passwordHash === null ? 'code' : 'password';
}

/** Renews a session's proof by password. A user with a second factor must use that instead. */
export async function proveByPassword(
  context: DomainContext,
  { userId, sessionId }: Proving,
  password: string,
): Promise<{ ok: true } | Refusal<'wrong-password'>> {
  if ((await findWayToProve(context, userId)) !== 'password') return refuse('wrong-password');
  const stored = await findPasswordHash(context, userId);
  if (!(await verifyPassword(stored, password))) return refuse('wrong-password');
  await noteProof(context, sessionId);
  return { ok: true };
}

/** Renews a session's proof by a second factor. */
export async function proveByFactor(
  context: DomainContext,
  { userId, sessionId, email }: Proving,
  { asker, proof }: { asker: Asker; proof: FactorProof },
): Promise<{ ok: true } | Refusal<'invalid-code' | 'too-many-attempts'>> {
  const holder = { kind: 'user', id: userId } as const;
  const isKnown = asker.isKnownTo(email);
  const checked = await checkFactor(context, { holder, asker, isKnown, proof });
  if (checked.ok) await noteProof(context, sessionId);
  return checked;
}

/** Mails a code to a user who has neither a second factor nor a password, valid in this session. */
export async function sendProofCode(
  context: DomainContext,
  { userId, sessionId, email }: Proving,
): Promise<{ ok: true; retryAfterSeconds: number } | Refusal<'too-soon'>> {
  return transact(context, async (trx) => {
    const user = await lockAccount(trx, { id: userId }, ['locale', 'hides_codes']);
    if (!user) throw new Error('somebody without an account proves that it is them');
    const which = { purpose: 'prove_anew', ownerId: userId, askerId: sessionId } as const;
    const wait = await codeResendWait({ ...context, db: trx }, which);
    if (wait > 0) return refuse('too-soon', { retryAfterSeconds: wait });
    const sealedCode = context.seal.seal(await createCode(context, trx, which));
    const about = { personId: userId, aggregateId: userId };
    const { locale, hides_codes: hidesCode } = user;
    announce(trx, proofCodeRequested, about, { email, locale, hidesCode, sealedCode });
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    return { ok: true, retryAfterSeconds: code_resend_seconds };
  });
}

/** Renews a session's proof by a mailed code. A user with a stronger way of proof must use that. */
export async function proveByCode(
  context: DomainContext,
  { userId, sessionId, email }: Proving,
  { asker, code }: { asker: Asker; code: string },
): Promise<{ ok: true } | Refusal<CodeRefusal>> {
  if ((await findWayToProve(context, userId)) !== 'code') return refuse('invalid-code');
  const consumed = await consumeCode(context, {
    purpose: 'prove_anew',
    ownerId: userId,
    asker: askingAs(sessionId, asker),
    account: email,
    code,
  });
  if (!consumed.ok) return consumed;
  await noteProof(context, sessionId);
  return { ok: true };
}
