import type { Knex } from 'knex';
import type {
  SmartTokenTiersRow,
  SmartTokenTierTermsRow,
  TokenBonusOffersRow,
  TokenOffersRow,
  TokenOfferTermsRow,
  UserOffersRow,
} from '~/db/rows';
import type { CurrentStatus } from './decide-offer';
import type { Occasion } from './schema';
import { chooseTier } from './size-pack';

export type OfferRow = TokenOffersRow & Omit<TokenOfferTermsRow, 'offer_id' | 'valid_from'>;

type Which = Partial<Pick<TokenOffersRow, 'id' | 'kind' | 'is_test' | 'offer_key'>>;

/** Returns offers with their current terms, the smallest first, whether or not they are running. */
export async function findOffers(db: Knex, which: Which, now: Date): Promise<OfferRow[]> {
  return db('token_offers')
    .joinRaw(
      `join lateral (
         select price_minor, currency, bonus_bp, discount_bp, subscription_discount_bp,
                special_bonus_tokens
           from token_offer_terms as terms
          where terms.offer_id = token_offers.id and terms.valid_from <= ?
          order by terms.valid_from desc limit 1
       ) as current on true`,
      [now],
    )
    .where(which)
    .orderBy(['amount', 'id'])
    .select<OfferRow[]>('token_offers.*', 'current.*');
}

/** Checks whether an item is running at a time. */
export function isOn(
  { starts_at, ends_at }: Pick<TokenOffersRow, 'starts_at' | 'ends_at'>,
  now: Date,
): boolean {
  return (starts_at === null || starts_at <= now) && (ends_at === null || ends_at > now);
}

export const currentStatus = (row: UserOffersRow): CurrentStatus => ({
  status: row.status,
  beganAt: row.began_at,
  endsAt: row.ends_at,
  orderId: row.order_id,
});

/** Returns a person's last offer on an occasion; undefined if there was none. */
export function findLatestOffer(
  db: Knex,
  userId: string,
  occasion: Occasion,
): Promise<UserOffersRow | undefined> {
  return db('user_offers').where({ user_id: userId, occasion }).orderBy('began_at', 'desc').first();
}

export type BonusRow = Pick<UserOffersRow, 'id' | 'tokens' | 'min_amount' | 'ends_at'> &
  Pick<TokenBonusOffersRow, 'offer_key'>;

/** Returns a person's available bonuses, the one that ends first in front. */
export function findOpenBonuses(db: Knex, userId: string, now: Date): Promise<BonusRow[]> {
  return db('user_offers as own')
    .join('token_bonus_offers as offer', 'offer.id', 'own.bonus_offer_id')
    .where({ 'own.user_id': userId, 'own.status': 'available' })
    .where('own.ends_at', '>', now)
    .orderBy(['own.ends_at', 'own.id'])
    .select<BonusRow[]>('own.id', 'own.tokens', 'own.min_amount', 'own.ends_at', 'offer.offer_key');
}

export type TierRow = SmartTokenTiersRow & Omit<SmartTokenTierTermsRow, 'tier_id' | 'valid_from'>;

/** Returns the tier that serves a need, with its current terms; undefined if there is none. */
export async function findTier(
  db: Knex,
  { tokensNeeded, isWelcomeBackPack }: { tokensNeeded: number; isWelcomeBackPack: boolean },
  now: Date,
): Promise<TierRow | undefined> {
  const tiers = await db('smart_token_tiers')
    .joinRaw(
      `join lateral (
         select price_of_100_minor, currency, bonus_bp, discount_bp, subscription_discount_bp
           from smart_token_tier_terms as terms
          where terms.tier_id = smart_token_tiers.id and terms.valid_from <= ?
          order by terms.valid_from desc limit 1
       ) as current on true`,
      [now],
    )
    .where({ is_welcome_back: isWelcomeBackPack, is_test: false })
    .select<TierRow[]>('smart_token_tiers.*', 'current.*');
  return chooseTier(
    tiers.map((tier) => ({ ...tier, upTo: tier.up_to })),
    tokensNeeded,
  );
}
