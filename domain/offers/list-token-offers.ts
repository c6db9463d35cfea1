import type { DomainContext } from '../shared/context';
import { decideSale } from './decide-sale';
import { isTester, type OfferViewer } from './find-audience';
import { findSaleFacts, type ViewerFacts } from './find-sale-facts';
import { findOffers, type OfferRow } from './queries';
import { refuse, type Refusal } from './refusals';
import { termsOf, toTokenOffer, type TokenOffer } from './to-token-offer';

interface RequestInput {
  /** Selects test offers, which only testers may see. */
  isTest?: boolean;
}

/** Returns the ordinary packs for this viewer, the smallest first. */
export function listTokenOffers(
  context: DomainContext,
  viewer: OfferViewer,
  { isTest = false }: RequestInput = {},
): Promise<TokenOffer[] | Refusal<'offer-not-for-you'>> {
  return listOf(context, viewer, { kind: 'pack', isTest });
}

/** Returns the welcome-back offers for a viewer who was absent; none for others. */
export async function listWelcomeBackOffers(
  context: DomainContext,
  viewer: OfferViewer,
): Promise<TokenOffer[]> {
  const offers = await listOf(context, viewer, { kind: 'welcome_back', isTest: false });
  return Array.isArray(offers) ? offers : [];
}

/** Returns a viewer's special offer of this amount, or else the smallest one. */
export async function findSpecialOffer(
  context: DomainContext,
  viewer: OfferViewer,
  { amount, isTest = false }: RequestInput & { amount?: number } = {},
): Promise<TokenOffer | Refusal<'no-such-offer' | 'offer-not-for-you'>> {
  const offers = await listOf(context, viewer, { kind: 'special', isTest });
  if (!Array.isArray(offers)) return offers;
  const wanted = offers.find(({ terms }) => amount === undefined || terms.amount === amount);
  return wanted ?? refuse('no-such-offer');
}

/**
 * Returns the offer with this key, in the given variant or else the first one; gives the same refusals as a
 * sale.
 */
export async function findKeyedOffer(
  context: DomainContext,
  viewer: OfferViewer,
  { offerKey, variant }: { offerKey: string; variant?: string | undefined },
): Promise<
  TokenOffer | Refusal<'no-such-offer' | 'offer-not-for-you' | 'offer-ended' | 'offer-used'>
> {
  const now = context.now();
  const [rows, facts] = await Promise.all([
    findOffers(context.db, { kind: 'keyed', offer_key: offerKey, is_test: false }, now),
    findSaleFacts(context, viewer),
  ]);
  const wanted = rows.filter((row) => variant === undefined || row.variant === variant);
  const sold = wanted.find((row) => decideSale(row, facts, now).ok);
  const row = sold ?? wanted[0];
  const decided = decideSale(row, facts, now);
  if (!decided.ok) return decided;
  return row ? offerTo(row, facts) : refuse('no-such-offer');
}

async function listOf(
  context: DomainContext,
  viewer: OfferViewer,
  { kind, isTest }: { kind: OfferRow['kind']; isTest: boolean },
): Promise<TokenOffer[] | Refusal<'offer-not-for-you'>> {
  if (isTest && !isTester(viewer)) return refuse('offer-not-for-you');
  const now = context.now();
  const [rows, facts] = await Promise.all([
    findOffers(context.db, { kind, is_test: isTest }, now),
    findSaleFacts(context, viewer),
  ]);
  return rows.filter((row) => decideSale(row, facts, now).ok).map((row) => offerTo(row, facts));
}

/** Converts an offer of the table for a viewer, with their price, bonus and end. */
export function offerTo(row: OfferRow, facts: ViewerFacts): TokenOffer {
  const offered = {
    id: row.id,
    kind: row.kind,
    offerKey: row.offer_key,
    variant: row.variant,
    terms: termsOf(row),
    specialBonusTokens: row.special_bonus_tokens + (bonusFor(row, facts)?.tokens ?? 0),
    endsAt:
      row.kind === 'special' || row.kind === 'welcome_back' ? facts.endsAt(row.kind) : row.ends_at,
  };
  return toTokenOffer(offered, facts.audience, facts.settings.token_prices_end_in_99);
}

/** Returns the claimed bonus for a pack; only one applies, the one that ends first. */
export function bonusFor(
  { kind, amount }: Pick<OfferRow, 'kind' | 'amount'>,
  { bonuses }: Pick<ViewerFacts, 'bonuses'>,
) {
  return kind === 'pack' ? bonuses.find(({ min_amount }) => amount >= min_amount) : undefined;
}
