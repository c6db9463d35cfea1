import type { DomainContext } from '../shared/context';
import type { OrderPrice, Product } from '../payments/schema';
import type { OfferViewer } from './find-audience';
import { decideSale } from './decide-sale';
import { findSaleFacts } from './find-sale-facts';
import { bonusFor, offerTo } from './list-token-offers';
import { findOffers } from './queries';
import { findSmartPack } from './smart-packs';
import { refuse, type Refusal } from './refusals';
import type { TokenProduct } from './schema';
import type { TokenOffer } from './to-token-offer';

interface Wanted {
  offerId: string;
  /** True when the id is that of a pack made for this person. */
  isSmartTokenPack?: boolean | undefined;
  /** The key that the person used; it must be the key of the offer or of its bonus. */
  offerKey?: string | undefined;
  /** The partner whose link was used; it is recorded. */
  affiliateKey?: string | undefined;
}

/** The content of a token order: the product and the price. */
export interface TokenSale {
  ok: true;
  product: Pick<Product, 'id' | 'name'> & { kind: 'tokens'; details: TokenProduct };
  /** The price before tax, which is added or included depending on the buyer's country. */
  price: Omit<OrderPrice, 'tax'>;
}

export type NotSold = Refusal<'no-such-offer' | 'offer-not-for-you' | 'offer-ended' | 'offer-used'>;

/** Sells a token offer to a viewer at the shown price, or returns a refusal. */
export async function sellTokens(
  context: DomainContext,
  viewer: OfferViewer,
  { offerId, isSmartTokenPack, offerKey, affiliateKey: givenAffiliateKey }: Wanted,
): Promise<TokenSale | NotSold> {
  const affiliateKey = givenAffiliateKey ?? null;
  if (isSmartTokenPack) return sellSmartPack(context, viewer, offerId, affiliateKey);
  const now = context.now();
  const [[row], facts] = await Promise.all([
    findOffers(context.db, { id: offerId }, now),
    findSaleFacts(context, viewer),
  ]);
  if (!row) return refuse('no-such-offer');
  const decided = decideSale(row, facts, now);
  if (!decided.ok) return decided;
  const bonus = bonusFor(row, facts);
  const isOfKey = offerKey === undefined || [row.offer_key, bonus?.offer_key].includes(offerKey);
  // The bonus that was shown has ended, so the sale is refused instead of made without it.
  if (!isOfKey) return refuse('offer-ended');
  return saleOf(offerTo(row, facts), {
    userOfferId: bonus?.id ?? null,
    isForNewcomers: row.audience === 'never_paid',
    affiliateKey,
  });
}

async function sellSmartPack(
  context: DomainContext,
  viewer: OfferViewer,
  id: string,
  affiliateKey: string | null,
): Promise<TokenSale | NotSold> {
  const pack = await findSmartPack(context, viewer, { id });
  if ('ok' in pack) return pack;
  if (pack.status === 'used') return refuse('offer-used');
  return pack.status === 'expired' ? refuse('offer-ended') : saleOf(pack, { affiliateKey });
}

/** Returns the i18n key of the reason for a reduced price, for the summary of the order. */
function reasonOf({ kind, discountPercent, terms, premiumPrice }: TokenOffer): string | undefined {
  if (discountPercent === 0) return undefined;
  if (kind !== 'pack') return 'purchases:discount.special';
  const isPremiums = premiumPrice === null && terms.subscriptionDiscountBp !== null;
  return isPremiums ? 'purchases:discount.premium' : 'purchases:discount.pack';
}

interface SoldWith {
  /** The person's bonus that is added. */
  userOfferId?: string | null;
  isForNewcomers?: boolean;
  affiliateKey: string | null;
}

/** Builds the content of an order from an offer for a viewer. */
function saleOf(
  offer: TokenOffer,
  { userOfferId = null, isForNewcomers = false, affiliateKey }: SoldWith,
): TokenSale {
  const { id, kind, bonusTokens, specialBonusTokens } = offer;
  const reason = reasonOf(offer);
  const tokens = offer.terms.amount;
  return {
    ok: true,
    product: {
      kind: 'tokens',
      id,
      name: `${offer.tokens} tokens`,
      details: { kind, tokens, bonusTokens, specialBonusTokens, userOfferId, affiliateKey },
    },
    price: {
      total: offer.price,
      list: offer.list,
      discountPercent: offer.discountPercent,
      ...(reason && { reason }),
      ...(isForNewcomers && { isForNewcomers }),
    },
  };
}
