import type { Knex } from 'knex';
import { listSignIns, lockAccount, type SignInRow } from '../account-states/account-rows';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { requireSecondFactor, type SecondFactorRequired } from './require-second-factor';
import { getCurrentUser, type Account, type UnverifiedAccount } from '../profile/current-user';
import { enter, type Visit } from './enter';
import { verifyPassword } from '../credentials/password';
import { refuseSignIn, type SignInRefusal } from './refuse-sign-in';
import { startSession, type SessionTokens } from '../sessions/start-session';
import { refuse, type Refusal } from './refusals';

type Answer =
  | { ok: true; user: Account | UnverifiedAccount; isVerified: boolean; tokens: SessionTokens }
  | Refusal<'wrong-credentials'>
  | SecondFactorRequired
  | SignInRefusal;

type Opened =
  { ok: true; tokens: SessionTokens } | Refusal<'wrong-credentials'> | SecondFactorRequired;

/**
 * Opens a session by e-mail and password, or requires the second factor of a user who has one. Neither
 * the result nor the response time distinguishes an unknown address from a wrong password. The
 * account's state is revealed only after the correct password. An unproved sign-up opens by its own
 * password, even if the address has another owner; otherwise signing up and logging in would reveal
 * whether the address has an account.
 */
export async function logIn(
  context: DomainContext,
  credentials: { email: string; password: string },
  visit: Visit = {},
): Promise<Answer> {
  const user = await findByPassword(context.db, credentials);
  if (!user) {
    const reason = 'wrong-credentials';
    await logSecurityEvent(context, context.db, {
      kind: 'sign-in-refused',
      account: credentials.email,
      detail: { reason },
    });
    return refuse(reason);
  }
  const refusal = await refuseSignIn(context, user);
  if (refusal) return refusal;
  const isVerified = user.verified_at !== null;
  const opened = await transact(context, async (trx): Promise<Opened> => {
    if (!(await isStillPassword(trx, user))) return refuse('wrong-credentials');
    if (!isVerified) {
      const { userAgent } = visit;
      return { ok: true, tokens: await startSession(context, trx, { userId: user.id, userAgent }) };
    }
    const required = await requireSecondFactor(context, trx, user.id);
    return required ?? { ok: true, tokens: await enter(context, trx, user.id, visit) };
  });
  if (!opened.ok) return opened;
  const { tokens } = opened;
  return { ok: true, user: await getCurrentUser(context, user.id), isVerified, tokens };
}

/**
 * Checks whether the password that matched is still current. Waits for a password change in progress:
 * the change ends the sessions that exist, so it must find this one or prevent it.
 */
async function isStillPassword(
  trx: Knex.Transaction,
  { id, password_hash }: SignInRow,
): Promise<boolean> {
  const same = await lockAccount(trx, { id, password_hash }, ['id'], { isShared: true });
  return same !== undefined;
}

/**
 * Returns the account of an address whose password matches: the proved one, otherwise the newest
 * sign-up. Always verifies two passwords, even if there are no such accounts.
 */
async function findByPassword(
  db: Knex,
  { email, password }: { email: string; password: string },
): Promise<SignInRow | undefined> {
  const rows = await listSignIns(db, email);
  const proved = rows.find(({ verified_at }) => verified_at !== null);
  const newest = rows.find(({ verified_at }) => verified_at === null);
  const [opensProved, opensNewest] = await Promise.all(
    [proved, newest].map((user) => verifyPassword(user?.password_hash ?? null, password)),
  );
  if (opensProved) return proved;
  return opensNewest ? newest : undefined;
}
