import * as z from 'zod';
import { wordsSchema } from '../shared/words/words-schema';
import { isPersonName, personNamePattern } from './person-name';

/** The possible genders; the form offers three of them. */
const genders = ['Male', 'Female', 'Non-Binary', 'Other', 'Trans'] as const;

export const offeredGenders = ['Male', 'Female', 'Other'] as const;

export const nickNameSchema = wordsSchema({ missing: 'name required' })
  .min(1, 'name required')
  .refine((name) => isPersonName(name), 'please enter valid')
  .meta({ pattern: personNamePattern });

/** The profile fields that a user may change; missing ones keep their value. */
export const updateUserSchema = z.object({
  nickName: nickNameSchema.optional(),
  gender: z.enum(genders, { error: 'please enter valid' }).optional(),
  agreesToPromotions: z.boolean({ error: 'please enter valid' }).optional(),
});

export const userMetaSchema = z.object({
  isFirstPremiumSpecialOfferSeen: z.boolean().default(false),
  isFirstTokenSpecialOfferSeen: z.boolean().default(false),
  isTokenSpecialOfferUsed: z.boolean().default(false),
  isPremiumSpecialOfferUsed: z.boolean().default(false),
  /** The time at which the welcome-back offers were last shown. */
  welcomeBackSeenAt: z.iso.datetime().nullable().default(null),
});
export type UserMeta = z.infer<typeof userMetaSchema>;

/** The same in the terms of the API contract. */
export const presentedMetaSchema = userMetaSchema
  .omit({ welcomeBackSeenAt: true })
  .extend({ welcomeBackPackSeen: z.iso.datetime().nullable() });

export const presentMeta = ({
  welcomeBackSeenAt,
  ...meta
}: UserMeta): z.infer<typeof presentedMetaSchema> => ({
  ...meta,
  welcomeBackPackSeen: welcomeBackSeenAt,
});

/** The facts that a user may store about themselves, one at a time. */
export const updateMetaSchema = z
  .object({
    isFirstPremiumSpecialOfferSeen: z.boolean().optional(),
    isFirstTokenSpecialOfferSeen: z.boolean().optional(),
    /** The server's clock determines the time. */
    welcomeBackPackSeen: z.union([z.literal(true), z.iso.datetime()]).optional(),
  })
  .refine((meta) => Object.values(meta).filter((value) => value !== undefined).length === 1, {
    error: 'one field at a time',
  });
