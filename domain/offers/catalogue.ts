import * as z from 'zod';
import { experimentKeys } from '../flags/schema';
import { offerKeySchema, offerVariantSchema } from './schema';

const tokens = z.number().int().min(1).max(1_000_000);
const bonusBp = z.number().int().min(0).max(100_000).default(0);
const discountBp = z.number().int().min(0).max(9000).default(0);
const subscriptionDiscountBp = z.number().int().min(0).max(9000).nullable().default(null);
const currency = z.literal('USD').default('USD');

/** The audience and period of an item; by default everyone and always. */
const aim = {
  isTest: z.boolean().default(false),
  audience: z
    .enum(['everyone', 'premium', 'not_premium', 'never_paid', 'not_verified'])
    .default('everyone'),
  affiliateKey: z.string().min(1).max(100).nullable().default(null),
  experiment: z
    .object({ key: z.enum(experimentKeys), variant: z.string().min(1).max(100) })
    .nullable()
    .default(null),
  startsAt: z.coerce.date().nullable().default(null),
  endsAt: z.coerce.date().nullable().default(null),
};

const offerSchema = z.object({
  kind: z.enum(['pack', 'special', 'welcome_back', 'keyed']),
  amount: tokens,
  offerKey: offerKeySchema.nullable().default(null),
  variant: offerVariantSchema.nullable().default(null),
  ...aim,
  terms: z.object({
    /** The price in cents; the fees of a smaller payment exceed its value. */
    priceMinor: z.number().int().min(50).max(100_000_000),
    currency,
    bonusBp,
    discountBp,
    subscriptionDiscountBp,
    specialBonusTokens: tokens.or(z.literal(0)).default(0),
  }),
});

const bonusSchema = z.object({
  offerKey: offerKeySchema,
  tokens,
  minAmount: tokens.default(1),
  lastsSeconds: z.number().int().positive(),
  ...aim,
});

const tierSchema = z
  .object({
    isWelcomeBack: z.boolean().default(false),
    /** The largest need that this tier serves; null for all larger ones. */
    upTo: tokens.nullable().default(null),
    step: z.number().int().min(1).max(100_000),
    least: tokens,
    isTest: z.boolean().default(false),
    terms: z.object({
      /** Cents per hundred tokens. */
      priceOf100Minor: z.number().int().min(100).max(1_000_000),
      currency,
      bonusBp,
      discountBp,
      subscriptionDiscountBp,
    }),
  })
  .refine(({ least, terms }) => least * terms.priceOf100Minor >= 5000, 'too little to be charged');

/** The complete catalogue of token offers, from an operator's file or the demo's data. */
export const catalogueSchema = z.object({
  offers: z.array(offerSchema).default([]),
  bonuses: z.array(bonusSchema).default([]),
  smartTiers: z.array(tierSchema).default([]),
});
export type Catalogue = z.output<typeof catalogueSchema>;
