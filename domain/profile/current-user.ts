import { findSubscriptionEnd } from '../billing/find-subscription-end';
import { startingState } from '../gamification/starting-state';
import type { DomainContext } from '../shared/context';
import { DomainError } from '../shared/errors';
import { readBalance } from '../wallet/get-balance';
import { getMarketing } from './get-marketing';
import { userMetaSchema, type CurrentUser, type NotVerifiedUser } from './schema';
import type { AccountState } from '../account-states/schema';
import type { AccountType } from '../viewers/schema';
import { gamificationSettings } from '../gamification/settings';

interface UserRow {
  id: string;
  email: string;
  nick_name: string | null;
  gender: string | null;
  verified_at: Date | null;
  is_test: boolean;
  currency: string;
  account_type: AccountType;
  state: AccountState;
  agreed_to_promotions: boolean;
  meta: unknown;
  welcome_tokens_amount: number;
  welcome_tokens_seen_at: Date | null;
  fan_club_autorenew: boolean;
  created_at: Date;
}

/**
 * The user as the API shows them to themselves; the not-verified shape until the address is proved.
 * Throws DomainError 404 when there is no such user.
 */
export async function getCurrentUser(
  context: DomainContext,
  userId: string,
): Promise<CurrentUser | NotVerifiedUser> {
  const user = await context.db('accounts').where({ id: userId }).first<UserRow | undefined>();
  if (!user) {
    throw new DomainError({
      code: 'accounts.user-not-found',
      status: 404,
      messageKey: 'errors:user-not-found',
      message: 'There is no such user',
    });
  }
  if (!user.verified_at) return toNotVerifiedUser(user);
  const [balance, subscriptionEnd, marketing, settings] = await Promise.all([
    readBalance(context.db, userId),
    findSubscriptionEnd(context.db, userId, context.now()),
    getMarketing(context, userId),
    context.settings(gamificationSettings),
  ]);
  const meta = userMetaSchema.parse(user.meta);
  return {
    _id: user.id,
    email: user.email,
    nickName: user.nick_name,
    gender: user.gender,
    isVerified: true,
    // Nobody has paid before payments exist; a subscription was granted or bought.
    isProfitable: subscriptionEnd !== null,
    isTest: user.is_test,
    currency: user.currency,
    coins: balance,
    balance,
    accountType: user.account_type,
    agree_to_receive_promotional_materials: user.agreed_to_promotions,
    state: user.state,
    subscription: subscriptionEnd && {
      expirationDate: subscriptionEnd.toISOString(),
      subscriptionPlanDetails: null,
      specialOfferDetails: null,
    },
    nextSubscription: null,
    meta,
    welcomeBackPackSeen: meta.welcomeBackPackSeen,
    specialOffers: [],
    welcomeTokensAmount: user.welcome_tokens_amount,
    welcomeTokensReceived: user.welcome_tokens_seen_at !== null,
    fanClubAutorenew: user.fan_club_autorenew,
    gamification: startingState(settings),
    creator: null,
    kyc: null,
    marketing,
    createdAt: user.created_at.toISOString(),
  };
}

/** The shape under which somebody who has not proved their address is shown. */
export function toNotVerifiedUser(user: { id: string; email: string }): NotVerifiedUser {
  return {
    _id: user.id,
    email: user.email,
    isVerified: false,
    subscription: null,
    nextSubscription: null,
  };
}
