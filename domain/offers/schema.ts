import * as z from 'zod';
import { idSchema } from '../shared/ids';

export const offerKeySchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);
export const offerVariantSchema = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);

export const offerKinds = ['pack', 'special', 'welcome_back', 'keyed', 'smart'] as const;

/** What is offered to a person for a time, by a clock of the server's. */
const occasions = ['token_special', 'welcome_back'] as const;
export type Occasion = (typeof occasions)[number];

export const offerStatusSchema = z.enum(['available', 'used', 'expired']);
export type OfferStatus = z.infer<typeof offerStatusSchema>;

const count = z.number().int().nonnegative();

/** What an order of tokens is for, frozen with its price; what it does not say there is none of. */
export const tokenProductSchema = z.object({
  kind: z.enum(offerKinds).default('pack'),
  tokens: count.min(1),
  bonusTokens: count.default(0),
  /** On top of the bonus: the offer's own, or those of a bonus that somebody had claimed. */
  specialBonusTokens: count.default(0),
  /** The claimed bonus that is used by it. */
  userOfferId: idSchema.nullable().default(null),
  /** Whose link led to it. */
  affiliateKey: z.string().nullable().default(null),
});
export type TokenProduct = z.infer<typeof tokenProductSchema>;

/** A bonus of somebody, as the contract tells it. */
export const specialOfferSchema = z.object({
  status: offerStatusSchema,
  type: z.literal('TokensBonus'),
  expiredAt: z.iso.datetime(),
  /** Whole tokens. */
  amount: count,
});
export type SpecialOffer = z.infer<typeof specialOfferSchema>;
