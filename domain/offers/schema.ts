import * as z from 'zod';
import { idSchema } from '../shared/ids';

export const offerKeySchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);
export const offerVariantSchema = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

export const offerKinds = ['pack', 'special', 'welcome_back', 'keyed', 'smart'] as const;

/** The occasions of limited offers, timed by the server. */
const occasions = ['token_special', 'welcome_back'] as const;
export type Occasion = (typeof occasions)[number];

export const offerStatusSchema = z.enum(['available', 'used', 'expired']);
export type OfferStatus = z.infer<typeof offerStatusSchema>;

const count = z.number().int().nonnegative();

/** The product of a token order, frozen with its price; missing values are zero or null. */
export const tokenProductSchema = z.object({
  kind: z.enum(offerKinds).default('pack'),
  tokens: count.min(1),
  bonusTokens: count.default(0),
  /** Tokens in addition to the bonus, from the offer itself or from a claimed bonus. */
  specialBonusTokens: count.default(0),
  /** The claimed bonus that the order uses. */
  userOfferId: idSchema.nullable().default(null),
  /** The partner whose link led to the order. */
  affiliateKey: z.string().nullable().default(null),
});
export type TokenProduct = z.infer<typeof tokenProductSchema>;

/** A person's bonus in the form of the API contract. */
export const specialOfferSchema = z.object({
  status: offerStatusSchema,
  type: z.literal('TokensBonus'),
  expiredAt: z.iso.datetime(),
  /** A number of whole tokens. */
  amount: count,
});
export type SpecialOffer = z.infer<typeof specialOfferSchema>;
