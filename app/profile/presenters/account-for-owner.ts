import * as z from 'zod';
import { accountStateSchema } from '~/domain/account-states/schema';
import { gamificationStateSchema } from '~/domain/gamification/schema';
import type { Account, UnverifiedAccount } from '~/domain/profile/current-user';
import { marketingSchema } from '~/domain/profile/marketing-origin';
import { userMetaSchema } from '~/domain/profile/schema';
import { accountTypeSchema } from '~/domain/viewers/schema';

const notVerifiedUserSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  isVerified: z.literal(false),
  subscription: z.object({ expirationDate: z.iso.datetime() }).nullable(),
  nextSubscription: z.null(),
});

const currentUserSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  nickName: z.string().nullable(),
  gender: z.string().nullable(),
  isVerified: z.literal(true),
  isProfitable: z.boolean(),
  isTest: z.boolean(),
  currency: z.string(),
  coins: z.number().int(),
  balance: z.number().int(),
  accountType: accountTypeSchema,
  agree_to_receive_promotional_materials: z.boolean(),
  state: accountStateSchema,
  subscription: z
    .object({
      expirationDate: z.iso.datetime(),
      subscriptionPlanDetails: z.null(),
      specialOfferDetails: z.null(),
    })
    .nullable(),
  nextSubscription: z.null(),
  meta: userMetaSchema,
  welcomeBackPackSeen: z.boolean(),
  specialOffers: z.array(z.record(z.string(), z.unknown())),
  welcomeTokensAmount: z.number().int().nonnegative(),
  welcomeTokensReceived: z.boolean(),
  fanClubAutorenew: z.boolean(),
  gamification: gamificationStateSchema,
  creator: z.null(),
  kyc: z.null(),
  marketing: marketingSchema,
  createdAt: z.iso.datetime(),
});

export const notVerifiedUser = notVerifiedUserSchema.meta({ id: 'NotVerifiedUser' });
export const currentUser = currentUserSchema.meta({ id: 'CurrentUser' });

/** An account as its owner is shown it; in the not-verified shape until the address is proved. */
export function presentAccount(
  account: Account | UnverifiedAccount,
): z.infer<typeof currentUser> | z.infer<typeof notVerifiedUser> {
  return account.isVerified ? presentVerified(account) : presentUnverified(account);
}

/** Whoever has proved their address. */
export function presentVerified(account: Account): z.infer<typeof currentUser> {
  const { id, email, nickName, gender, isTest, currency, balance, accountType, state } = account;
  const { meta, subscriptionEnd, fanClubAutorenew, gamification, marketing } = account;
  return {
    _id: id,
    email,
    nickName,
    gender,
    isVerified: true,
    isProfitable: account.hasPaid,
    isTest,
    currency,
    coins: balance,
    balance,
    accountType,
    agree_to_receive_promotional_materials: account.agreesToPromotions,
    state,
    subscription: subscriptionEnd && {
      expirationDate: subscriptionEnd.toISOString(),
      subscriptionPlanDetails: null,
      specialOfferDetails: null,
    },
    nextSubscription: null,
    meta,
    welcomeBackPackSeen: meta.welcomeBackPackSeen,
    specialOffers: [],
    welcomeTokensAmount: account.welcomeTokens,
    welcomeTokensReceived: account.hasSeenWelcomeTokens,
    fanClubAutorenew,
    gamification,
    creator: null,
    kyc: null,
    marketing,
    createdAt: account.createdAt.toISOString(),
  };
}

/** Whoever has yet to prove it. */
export function presentUnverified({
  id,
  email,
}: Pick<UnverifiedAccount, 'id' | 'email'>): z.infer<typeof notVerifiedUser> {
  return { _id: id, email, isVerified: false, subscription: null, nextSubscription: null };
}
