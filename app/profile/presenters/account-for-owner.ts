import * as z from 'zod';
import { accountStateSchema } from '~/domain/account-states/schema';
import { gamificationStateSchema } from '~/domain/gamification/schema';
import { listSpecialOffers } from '~/domain/offers/list-special-offers';
import { specialOfferSchema, type SpecialOffer } from '~/domain/offers/schema';
import type { Account, UnverifiedAccount } from '~/domain/profile/current-user';
import { marketingSchema } from '~/domain/profile/marketing-origin';
import { presentedMetaSchema, presentMeta } from '~/domain/profile/schema';
import { isoTime } from '~/domain/shared/codecs';
import type { DomainContext } from '~/domain/shared/context';
import { accountTypeSchema } from '~/domain/viewers/schema';
import { nextSubscriptionAnswer, subscriptionAnswer } from '~/realtime/protocol/subscription';

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
  meta: presentedMetaSchema,
  welcomeBackPackSeen: z.iso.datetime().nullable(),
  specialOffers: z.array(specialOfferSchema),
  welcomeTokensAmount: z.number().int().nonnegative(),
  welcomeTokensReceived: z.boolean(),
  fanClubAutorenew: z.boolean(),
  gamification: gamificationStateSchema,
  creator: z.null(),
  kyc: z.null(),
  marketing: marketingSchema,
  createdAt: isoTime,
});

export const notVerifiedUser = notVerifiedUserSchema.meta({ id: 'NotVerifiedUser' });
export const currentUser = currentUserSchema.meta({ id: 'CurrentUser' });

/** Presents an account for its owner; in the not-verified form until the e-mail address is proved. */
export async function presentAccount(
  context: DomainContext,
  account: Account | UnverifiedAccount,
): Promise<z.output<typeof currentUser> | z.output<typeof notVerifiedUser>> {
  return account.isVerified ? presentVerified(context, account) : presentUnverified(account);
}

/** Presents a verified account with its special offers. */
export async function presentVerified(
  context: DomainContext,
  account: Account,
): Promise<z.output<typeof currentUser>> {
  return present(account, await listSpecialOffers(context.db, account.id, context.now()));
}

const present = (
  account: Account,
  specialOffers: SpecialOffer[],
): z.output<typeof currentUser> => ({
  ...account,
  _id: account.id,
  isProfitable: account.hasPaid,
  coins: account.balance,
  agree_to_receive_promotional_materials: account.agreesToPromotions,
  meta: presentMeta(account.meta),
  welcomeBackPackSeen: account.meta.welcomeBackSeenAt,
  specialOffers,
  welcomeTokensAmount: account.welcomeTokens,
  welcomeTokensReceived: account.hasSeenWelcomeTokens,
  creator: null,
  kyc: null,
});

/** Presents an account whose e-mail address is not proved yet. */
export const presentUnverified = ({
  id,
  email,
  subscription = null,
  nextSubscription = null,
}: Pick<UnverifiedAccount, 'id' | 'email'> & Partial<UnverifiedAccount>): z.output<
  typeof notVerifiedUser
> => ({ _id: id, email, isVerified: false, subscription, nextSubscription });
