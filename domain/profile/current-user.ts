import { findSubscriptionEnd } from '../billing/find-subscription-end';
import { startingState } from '../gamification/schema';
import type { DomainContext } from '../shared/context';
import { RefusalError } from '../shared/refusal';
import { refuse } from './refusals';
import { readBalance } from '../wallet/get-balance';
import { getMarketing } from './get-marketing';
import { userMetaSchema, type UserMeta } from './schema';
import type { AccountState } from '../account-states/schema';
import type { AccountType } from '../viewers/schema';
import { gamificationSettings } from '../gamification/settings';

/** Somebody who has yet to prove their address. */
export interface UnverifiedAccount {
  isVerified: false;
  id: string;
  email: string;
}

/** An account as its owner may know it. */
export interface Account {
  isVerified: true;
  id: string;
  email: string;
  nickName: string | null;
  gender: string | null;
  hasPaid: boolean;
  isTest: boolean;
  /** ISO 4217. */
  currency: string;
  /** Whole tokens. */
  balance: number;
  accountType: AccountType;
  agreesToPromotions: boolean;
  state: AccountState;
  subscriptionEnd: Date | null;
  meta: UserMeta;
  /** Whole tokens that were given at sign-up. */
  welcomeTokens: number;
  hasSeenWelcomeTokens: boolean;
  fanClubAutorenew: boolean;
  gamification: ReturnType<typeof startingState>;
  marketing: Awaited<ReturnType<typeof getMarketing>>;
  createdAt: Date;
}

/** The user's account; throws RefusalError when there is no such user. */
export async function getCurrentUser(
  context: DomainContext,
  userId: string,
): Promise<Account | UnverifiedAccount> {
  const user = await context.db('accounts').where({ id: userId }).first();
  if (!user) throw new RefusalError(refuse('accounts.user-not-found'));
  if (!user.verified_at) return { isVerified: false, id: user.id, email: user.email };
  const [balance, subscriptionEnd, marketing, settings] = await Promise.all([
    readBalance(context.db, userId),
    findSubscriptionEnd(context.db, userId, context.now()),
    getMarketing(context, userId),
    context.settings(gamificationSettings),
  ]);
  return {
    isVerified: true,
    id: user.id,
    email: user.email,
    nickName: user.nick_name,
    gender: user.gender,
    // Nobody has paid before payments exist; a subscription was granted or bought.
    hasPaid: subscriptionEnd !== null,
    isTest: user.is_test,
    currency: user.currency,
    balance,
    accountType: user.account_type,
    agreesToPromotions: user.agreed_to_promotions,
    state: user.state,
    subscriptionEnd,
    meta: userMetaSchema.parse(user.meta),
    welcomeTokens: user.welcome_tokens_amount,
    hasSeenWelcomeTokens: user.welcome_tokens_seen_at !== null,
    fanClubAutorenew: user.fan_club_autorenew,
    gamification: startingState(settings),
    marketing,
    createdAt: user.created_at,
  };
}
