import * as z from 'zod';
import { accountStateSchema } from '../account-states/schema';
import { gamificationStateSchema } from '../gamification/schema';
import { accountTypeSchema } from '../viewers/schema';
import { marketingSchema } from './marketing-origin';
import { isPersonName, personNamePattern } from './person-name';

/** Genders somebody may have; the form offers three of them. */
const genders = ['Male', 'Female', 'Non-Binary', 'Other', 'Trans'] as const;

export const offeredGenders = ['Male', 'Female', 'Other'] as const;

const nickNameSchema = z
  .string({ error: 'name required' })
  .normalize('NFC')
  .trim()
  .min(1, 'name required')
  .refine((name) => isPersonName(name), 'please enter valid')
  .meta({ pattern: personNamePattern });

/** A call may change one thing alone; the form sends all three. */
export const updateUserSchema = z.object({
  nickName: nickNameSchema.optional(),
  gender: z.enum(genders, { error: 'please enter valid' }).optional(),
  agree_to_receive_promotional_materials: z.boolean({ error: 'please enter valid' }).optional(),
});

export const personalizeFormSchema = z.object({
  nickName: nickNameSchema,
  gender: z.enum(offeredGenders, { error: 'please enter valid' }).default('Male'),
  agree_to_receive_promotional_materials: z
    .literal('on', { error: 'please enter valid' })
    .optional()
    .transform((sent) => sent === 'on'),
});

/** Whoever has never told a gender need not begin in the settings. */
export const profileFormSchema = updateUserSchema
  .pick({ gender: true })
  .extend({ nickName: nickNameSchema });

const metaSchema = z.object({
  isFirstPremiumSpecialOfferSeen: z.boolean().default(false),
  isFirstTokenSpecialOfferSeen: z.boolean().default(false),
  isTokenSpecialOfferUsed: z.boolean().default(false),
  isPremiumSpecialOfferUsed: z.boolean().default(false),
  welcomeBackPackSeen: z.boolean().default(false),
});

export const userMetaSchema = metaSchema;

/** What somebody may note about themselves, one thing at a time. */
export const updateMetaSchema = z
  .object({
    isFirstPremiumSpecialOfferSeen: z.boolean().optional(),
    isFirstTokenSpecialOfferSeen: z.boolean().optional(),
    welcomeBackPackSeen: z.boolean().optional(),
  })
  .refine((meta) => Object.values(meta).filter((value) => value !== undefined).length === 1, {
    error: 'one field at a time',
  });

export const notVerifiedUserSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  isVerified: z.literal(false),
  subscription: z.object({ expirationDate: z.iso.datetime() }).nullable(),
  nextSubscription: z.null(),
});

export type NotVerifiedUser = z.infer<typeof notVerifiedUserSchema>;

export const currentUserSchema = z.object({
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
  meta: metaSchema,
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

export type CurrentUser = z.infer<typeof currentUserSchema>;
