import * as z from 'zod';
import { accountStateSchema } from '~/domain/account-states/schema';
import { gamificationStateSchema } from '~/domain/gamification/schema';
import { listSpecialOffers } from '~/domain/offers/list-special-offers';
import { specialOfferSchema, type SpecialOffer } from '~/domain/offers/schema';
import type { Account, UnverifiedAccount } from '~/domain/profile/current-user';
import { marketingSchema } from '~/domain/profile/marketing-origin';
import { toldMetaSchema, tellMeta } from '~/domain/profile/schema';
import type { DomainContext } from '~/domain/shared/context';
import { accountTypeSchema } from '~/domain/viewers/schema';
import {
  nextSubscriptionAnswer,
  presentNextSubscription,
  presentSubscription,
  subscriptionAnswer,
} from '~/realtime/protocol/subscription';

const notVerifiedUserSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  isVerified: z.literal(false),
  subscription: subscriptionAnswer,
  nextSubscription: nextSubscriptionAnswer,
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
  subscription: subscriptionAnswer,
  nextSubscription: nextSubscriptionAnswer,
  meta: toldMetaSchema,
  welcomeBackPackSeen: z.iso.datetime().nullable(),
  specialOffers: z.array(specialOfferSchema),
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
export async function presentAccount(
  context: DomainContext,
  account: Account | UnverifiedAccount,
): Promise<z.infer<typeof currentUser> | z.infer<typeof notVerifiedUser>> {
  return account.isVerified ? presentVerified(context, account) : presentUnverified(account);
}

/** Whoever has proved their address, with what they are offered. */
export async function presentVerified(
  context: DomainContext,
  account: Account,
): Promise<z.infer<typeof currentUser>> {
  return present(account, await listSpecialOffers(context.db, account.id, context.now()));
}

function present(account: Account, specialOffers: SpecialOffer[]): z.infer<typeof currentUser> {
  const { id, email, nickName, gender, isTest, currency, balance, accountType, state } = account;
  const { meta, fanClubAutorenew, gamification, marketing } = account;
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
    subscription: presentSubscription(account.subscription),
    nextSubscription: presentNextSubscription(account.nextSubscription),
    meta: tellMeta(meta),
    welcomeBackPackSeen: meta.welcomeBackSeenAt,
    specialOffers,
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
  subscription = null,
  nextSubscription = null,
}: Pick<UnverifiedAccount, 'id' | 'email'> & Partial<UnverifiedAccount>): z.infer<
  typeof notVerifiedUser
> {
  return {
    _id: id,
    email,
    isVerified: false,
    subscription: presentSubscription(subscription),
    nextSubscription: presentNextSubscription(nextSubscription),
  };
}
