import type { Knex } from 'knex';
import { newId } from '../shared/ids';
import type { Catalogue } from './catalogue';

/** The id of the lock that serialises publications; no other lock uses it. */
const publishing = 7_160_085;

/**
 * Publishes a catalogue for sales from now on. An existing item gets new terms only where they differ from
 * the current ones; old terms are kept. Items that are missing in the catalogue are unchanged.
 */
export function publishCatalogue(db: Knex, catalogue: Catalogue, now: Date): Promise<void> {
  return db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [publishing]);
    for (const offer of catalogue.offers) await publishOffer(trx, offer, now);
    for (const bonus of catalogue.bonuses) await publishBonus(trx, bonus, now);
    for (const tier of catalogue.smartTiers) await publishTier(trx, tier, now);
  });
}

type Aimed = Omit<
  Catalogue['bonuses'][number],
  'offerKey' | 'tokens' | 'minAmount' | 'lastsSeconds'
>;

const aimColumns = ({ audience, affiliateKey, experiment, startsAt, endsAt }: Aimed) => ({
  audience,
  affiliate_key: affiliateKey,
  experiment: experiment?.key ?? null,
  experiment_variant: experiment?.variant ?? null,
  starts_at: startsAt,
  ends_at: endsAt,
});

async function publishOffer(
  trx: Knex.Transaction,
  offer: Catalogue['offers'][number],
  now: Date,
): Promise<void> {
  const { kind, amount, offerKey, variant, isTest, terms } = offer;
  const which = { kind, amount, offer_key: offerKey, variant, is_test: isTest };
  const existing = await trx('token_offers').where(which).first('id');
  const id = existing?.id ?? newId();
  const row = { id, ...which, ...aimColumns(offer), created_at: now };
  await trx('token_offers').insert(row).onConflict('id').merge(aimColumns(offer));
  await addTerms(trx, 'token_offer_terms', { offer_id: id }, now, {
    price_minor: terms.priceMinor,
    currency: terms.currency,
    bonus_bp: terms.bonusBp,
    discount_bp: terms.discountBp,
    subscription_discount_bp: terms.subscriptionDiscountBp,
    special_bonus_tokens: terms.specialBonusTokens,
  });
}

async function publishBonus(
  trx: Knex.Transaction,
  bonus: Catalogue['bonuses'][number],
  now: Date,
): Promise<void> {
  const { offerKey, tokens, minAmount, lastsSeconds, isTest } = bonus;
  // Claimed bonuses keep their terms.
  const columns = {
    tokens,
    min_amount: minAmount,
    lasts_seconds: lastsSeconds,
    ...aimColumns(bonus),
  };
  await trx('token_bonus_offers')
    .insert({ id: newId(), offer_key: offerKey, is_test: isTest, created_at: now, ...columns })
    .onConflict(['offer_key', 'is_test'])
    .merge(columns);
}

async function publishTier(
  trx: Knex.Transaction,
  tier: Catalogue['smartTiers'][number],
  now: Date,
): Promise<void> {
  const { isWelcomeBack, upTo, step, least, isTest, terms } = tier;
  const which = { is_welcome_back: isWelcomeBack, is_test: isTest, up_to: upTo };
  const existing = await trx('smart_token_tiers').where(which).first('id');
  const id = existing?.id ?? newId();
  await trx('smart_token_tiers')
    .insert({ id, ...which, step, least, created_at: now })
    .onConflict('id')
    .merge({ step, least });
  await addTerms(trx, 'smart_token_tier_terms', { tier_id: id }, now, {
    price_of_100_minor: terms.priceOf100Minor,
    currency: terms.currency,
    bonus_bp: terms.bonusBp,
    discount_bp: terms.discountBp,
    subscription_discount_bp: terms.subscriptionDiscountBp,
  });
}

/** Adds terms that begin now, unless the current ones are the same. */
async function addTerms(
  trx: Knex.Transaction,
  table: 'token_offer_terms' | 'smart_token_tier_terms',
  whose: Record<string, string>,
  now: Date,
  terms: Record<string, string | number | null>,
): Promise<void> {
  const present = await trx(table)
    .where(whose)
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .first<Record<string, unknown> | undefined>();
  const isSame = present && Object.entries(terms).every(([key, value]) => present[key] === value);
  if (!isSame) await trx(table).insert({ ...whose, valid_from: now, ...terms });
}
