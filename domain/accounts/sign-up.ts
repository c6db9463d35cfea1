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
  /** The browser's language, used from now on as the person's language, also in mails. */
  locale?: string | undefined;
  /** The visitor that this person is before sign-up. Experiments that include them continue. */
  guestId?: string | undefined;
  /** The marketing origin, if the landing address contained one. */
  origin?: MarketingOrigin | undefined;
  /** The referral link that they followed, if any. */
  referral?: Referral | undefined;
}

/**
 * Starts an account. The result is the same for an existing and a new address: a not-verified user
 * with a session that may only verify. The owner of an existing address gets a mail about the attempt;
 * a new address gets the code. The caller checks the password first (`refusePassword`).
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
  /** The requesting session. The code is valid only in this session, the link in any browser. */
  sessionId: string;
  email: string;
  locale: string;
}

/**
 * Creates and mails a code and a link. If the address belongs to another account, warns its owner
 * instead, in their language.
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

/** Returns the seconds until a session may request another sign-up code; 0 when it may now. */
export function signUpCodeWait(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  return codeResendWait(context, { purpose: 'sign_up', ownerId: userId, askerId: sessionId });
}
