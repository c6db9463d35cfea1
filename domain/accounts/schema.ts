import * as z from 'zod';
import { gamificationStateSchema } from '../gamification/schema';
import { marketingSchema } from '../profile/marketing-origin';
import { isPersonName, personNamePattern } from '../profile/person-name';

/** Letters, digits and ._%+- before the @, then a domain whose last part has two letters or more. */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

const requiredEmail = z
  .string({ error: 'email is required' })
  .trim()
  .min(1, 'email is required')
  .max(254, 'invalid email address')
  .regex(emailPattern, 'invalid email address')
  .transform((email) => email.toLowerCase());

export const emailSchema = requiredEmail;

/** A password that somebody chooses; `refusePassword` says whether it will do. */
const passwordSchema = z.string({ error: 'password is required' }).min(1, 'password is required');

export const accountTypeSchema = z.enum(['User', 'CreatorUser', 'MasterCreatorUser']);

export const accountStateSchema = z.enum([
  'active',
  'warned',
  'suspended',
  'under_age_review',
  'terminated',
  'closing',
  'deleted',
]);

export const signUpSchema = z.object({
  email: requiredEmail,
  password: passwordSchema,
  accountType: accountTypeSchema.default('User'),
});

/** A form also asks for the age; the API's caller has asked for it on its own screen. */
export const signUpFormSchema = signUpSchema.extend({
  isAdult: z.literal('on', { error: 'you must be 18 or older' }),
});

export const logInSchema = z.object({
  email: z
    .string({ error: 'email is required' })
    .trim()
    .min(1, 'email is required')
    .regex(emailPattern, 'invalid email')
    .max(254, 'invalid email')
    .transform((email) => email.toLowerCase()),
  password: z
    .string({ error: 'password is required' })
    .min(1, 'password is required')
    .max(1000, 'wrong email or password'),
});

export const codeSchema = z
  .string({ error: 'code is required' })
  .trim()
  .regex(/^\d{5}$/, 'the code has 5 digits');

/** Staff have longer codes. */
export const staffCodeSchema = z
  .string({ error: 'code is required' })
  .trim()
  .regex(/^\d{8}$/, 'the code has 8 digits');

export const requestResetSchema = z.object({ email: requiredEmail });
export const verifyResetCodeSchema = z.object({ email: requiredEmail, otp: codeSchema });
export const newPasswordSchema = z.object({ newPassword: passwordSchema });

/** A form also asks for the password again; whoever calls the API has asked on its own screen. */
export const newPasswordFormSchema = newPasswordSchema
  .extend({
    confirmation: z
      .string({ error: 'please confirm your password' })
      .min(1, 'please confirm your password'),
  })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: 'password mismatch',
  });

/** Longer than any password may be; a stored one is compared, whatever was typed. */
const knownPassword = z.string().max(1000, 'wrong password');

export const changePasswordSchema = newPasswordSchema.extend({
  /** Left out by whoever has none, having signed up by another way. */
  oldPassword: knownPassword.optional(),
});

export const initiateChangeEmailSchema = z.object({
  email: requiredEmail,
  /** As above. */
  password: knownPassword.optional(),
});
export const changeEmailSchema = z.object({ code: codeSchema });
export const changeNotVerifiedEmailSchema = z.object({ email: requiredEmail });

/** Longer than any token. */
export const tokenSchema = z.string({ error: 'token is required' }).min(1).max(200);

export const verifyCodeSchema = z.object({ code: codeSchema, email: requiredEmail });
export const resendCodeSchema = z.object({ email: requiredEmail });

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
