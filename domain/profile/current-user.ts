import { findRunningSubscription } from '../subscriptions/get-subscription';
import type { NextSubscription, RunningSubscription } from '../subscriptions/schema';
import { getGamificationState } from '../gamification/players/read-player';
import type { GamificationState } from '../gamification/schema';
import { findHasPaid } from '../payments/orders/find-order';
import type { DomainContext } from '../shared/context';
import { RefusalError } from '../shared/refusal';
import { refuse } from './refusals';
import { readBalance } from '../wallet/get-balance';
import { getMarketing } from './get-marketing';
import { userMetaSchema, type UserMeta } from './schema';
import type { AccountState } from '../account-states/schema';
import type { AccountType } from '../viewers/schema';

/** An account whose address is not verified yet. */
export interface UnverifiedAccount {
  isVerified: false;
  id: string;
  email: string;
  subscription: RunningSubscription | null;
  nextSubscription: NextSubscription | null;
}

/** An account as shown to its owner. */
export interface Account {
  isVerified: true;
  id: string;
  email: string;
  nickName: string | null;
  gender: string | null;
  hasPaid: boolean;
  isTest: boolean;
  /** The currency (ISO 4217). */
  currency: string;
  /** The balance in whole tokens. */
  balance: number;
  accountType: AccountType;
  agreesToPromotions: boolean;
  state: AccountState;
  subscription: RunningSubscription | null;
  nextSubscription: NextSubscription | null;
  meta: UserMeta;
  /** The whole tokens that were granted at sign-up. */
  welcomeTokens: number;
  hasSeenWelcomeTokens: boolean;
  fanClubAutorenew: boolean;
  gamification: GamificationState;
  marketing: Awaited<ReturnType<typeof getMarketing>>;
  createdAt: Date;
}

/** Returns the user's account; throws RefusalError when there is no such user. */
export async function getCurrentUser(
  context: DomainContext,
  userId: string,
): Promise<Account | UnverifiedAccount> {
  const user = await context.db('accounts').where({ id: userId }).first();
  if (!user) throw new RefusalError(refuse('accounts.user-not-found'));
  const running = findRunningSubscription(context.db, userId, context.now());
  if (!user.verified_at) {
    return { isVerified: false, id: user.id, email: user.email, ...(await running) };
  }
  const [balance, hasPaid, subscriptions, marketing, gamification] = await Promise.all([
    readBalance(context.db, userId),
    findHasPaid(context.db, userId),
    running,
    getMarketing(context, userId),
    getGamificationState(context, userId),
  ]);
  return {
    isVerified: true,
    id: user.id,
    email: user.email,
    nickName: user.nick_name,
    gender: user.gender,
    hasPaid,
    isTest: user.is_test,
    currency: user.currency,
    balance,
    accountType: user.account_type,
    agreesToPromotions: user.agreed_to_promotions,
    state: user.state,
    ...subscriptions,
    meta: userMetaSchema.parse(user.meta),
    welcomeTokens: user.welcome_tokens_amount,
    hasSeenWelcomeTokens: user.welcome_tokens_seen_at !== null,
    fanClubAutorenew: user.fan_club_autorenew,
    gamification,
    marketing,
    createdAt: user.created_at,
  };
}
