import type { Knex } from 'knex';
import type * as z from 'zod';
import { addAccount } from '../account-states/account-rows';
import { recordReferral, type Referral } from '../referrals/referral';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { newId } from '../shared/ids';
import { createToken, voidTokens } from '../credentials/account-token';
import type { MarketingOrigin } from '../profile/marketing-origin';
import { storeMarketingOrigin } from '../profile/store-marketing-origin';
import { codeResendWait, createCode } from '../credentials/one-time-code';
import { findVerifiedUser } from '../credentials/find-verified-user';
import type { UnverifiedAccount } from '../profile/current-user';
import { hashPassword } from '../credentials/password';
import { existingAccountApproached, signUpCodeRequested } from './events';
import type { signUpSchema } from './schema';
import { startSession, type SessionTokens } from '../sessions/start-session';
import { accountsSettings } from './settings';

interface Device {
  userAgent?: string | undefined;
  /** What the browser speaks; the person's language from now on, in mails too. */
  locale?: string | undefined;
  /** The visitor this person is until they sign up; what was tried out on them goes on. */
  guestId?: string | undefined;
  /** Who sent them, where the address they landed with said so. */
  origin?: MarketingOrigin | undefined;
  /** By whose link they came, where they did. */
  referral?: Referral | undefined;
}

/**
 * Starts an account. Whether the address is known or not, the answer is the same: a new
 * not-verified user with a session that may only verify. The mail tells the owner of a known
 * address; an unknown one receives the code. Whether the password will do is asked before
 * (`refusePassword`).
 */
export async function signUp(
  context: DomainContext,
  input: z.infer<typeof signUpSchema>,
  { locale = 'en-GB', userAgent, guestId, origin, referral }: Device = {},
): Promise<{ user: UnverifiedAccount; tokens: SessionTokens }> {
  const passwordHash = await hashPassword(input.password);
  const userId = newId();
  const tokens = await transact(context, async (trx) => {
    await addAccount(trx, {
      id: userId,
      email: input.email,
      password_hash: passwordHash,
      account_type: input.accountType,
      locale,
      adult_confirmed_at: context.now(),
      visitor_id: guestId ?? null,
      created_at: context.now(),
    });
    if (origin) await storeMarketingOrigin(trx, userId, origin, context.now());
    if (referral) await recordReferral(context, trx, userId, referral);
    const session = await startSession(context, trx, { userId, userAgent });
    const { sessionId } = session;
    await mailSignUpCode(context, trx, { userId, sessionId, email: input.email, locale });
    return session;
  });
  const user = { id: userId, email: input.email, subscription: null, nextSubscription: null };
  return { user: { isVerified: false, ...user }, tokens };
}

interface SignUpMail {
  userId: string;
  /** The session that asks: the code is good in it alone, the link anywhere. */
  sessionId: string;
  email: string;
  locale: string;
}

/**
 * Makes a code and a link and mails them, unless the address belongs to somebody: then its owner is
 * warned, in their language.
 */
export async function mailSignUpCode(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, sessionId, email, locale }: SignUpMail,
): Promise<void> {
  const code = await createCode(context, trx, {
    purpose: 'sign_up',
    ownerId: userId,
    askerId: sessionId,
  });
  const { email_link_seconds: seconds } = await context.settings(accountsSettings);
  await voidTokens(context, trx, 'verify_email', userId);
  const token = await createToken(context, trx, 'verify_email', { userId, email, seconds });
  const owner = await findVerifiedUser(trx, email);
  const about = { personId: userId, aggregateId: userId };
  if (owner) {
    announce(trx, existingAccountApproached, about, { email, locale: owner.locale });
    return;
  }
  announce(trx, signUpCodeRequested, about, {
    email,
    locale,
    sealedCode: context.seal.seal(code),
    sealedToken: context.seal.seal(token),
  });
}

/** Seconds until a session may ask for another sign-up code; 0 when it may now. */
export function signUpCodeWait(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  return codeResendWait(context, { purpose: 'sign_up', ownerId: userId, askerId: sessionId });
}
