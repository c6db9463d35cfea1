import type { Knex } from 'knex';
import { addAccount } from '../account-states/account-rows';
import { recordReferral, type Referral } from '../referrals/referral';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { requireSecondFactor, type SecondFactorRequired } from '../accounts/require-second-factor';
import type { Asker } from '../viewers/asker';
import { enter } from '../accounts/enter';
import { makeVerified } from '../accounts/make-verified';
import type { MarketingOrigin } from '../profile/marketing-origin';
import { storeMarketingOrigin } from '../profile/store-marketing-origin';
import { refuseSignIn, type SignInRefusal } from '../accounts/refuse-sign-in';
import type { Owner } from './social-identity';
import type { SessionTokens } from '../sessions/start-session';
import type { AccountType } from '../viewers/schema';

/** The browser in which a person signs in with a provider. */
export interface SocialVisit {
  /** The browser. A code that proves an address is valid only in it. */
  asker: Asker;
  userAgent?: string | undefined;
  /** The visitor that this person was until now. Their conversations are attached to the account. */
  guestId?: string | undefined;
  accountType: AccountType;
  locale: string;
  /** The marketing origin, if the landing address contained one. */
  origin?: MarketingOrigin | undefined;
  /** The referral link that they followed, if any. */
  referral?: Referral | undefined;
}

export type SignedIn = {
  ok: true;
  kind: 'signed-in';
  userId: string;
  email: string;
  /** True if the account has just been created. */
  isNew: boolean;
  tokens: SessionTokens;
};

/**
 * Opens a session for an existing user, unless their account's state forbids it or they must first
 * prove a second factor.
 */
export async function openSocialSession(
  context: DomainContext,
  trx: Knex.Transaction,
  owner: Owner,
  { guestId, userAgent }: SocialVisit,
): Promise<SignedIn | SignInRefusal | SecondFactorRequired> {
  const refusal = await refuseSignIn({ ...context, db: trx }, owner);
  if (refusal) return refusal;
  const secondFactor = await requireSecondFactor(context, trx, owner.id);
  if (secondFactor) return secondFactor;
  const tokens = await enter(context, trx, owner.id, { guestId, userAgent });
  return {
    ok: true,
    kind: 'signed-in',
    userId: owner.id,
    email: owner.email,
    isNew: owner.isNew ?? false,
    tokens,
  };
}

/**
 * Creates an account without a password for a proved address that no account has. The caller holds the
 * address's lock. The buttons state that the person who presses one is an adult.
 */
export async function createSocialUser(
  context: DomainContext,
  trx: Knex.Transaction,
  email: string,
  { accountType, locale, guestId, origin, referral }: SocialVisit,
): Promise<Owner> {
  const id = newId();
  await addAccount(trx, {
    id,
    email,
    account_type: accountType,
    locale,
    visitor_id: guestId ?? null,
    adult_confirmed_at: context.now(),
    created_at: context.now(),
  });
  if (origin) await storeMarketingOrigin(trx, id, origin, context.now());
  if (referral) await recordReferral(context, trx, id, referral);
  await makeVerified(context, trx, { userId: id, email, guestId });
  const made = await trx('accounts').where({ id }).first<Pick<Owner, 'state'>>('state');
  return { id, email, state: made.state, isNew: true };
}
