import * as z from 'zod';
import { messagesFor } from '~/domain/chat/send/messages-for';
import { chatSettings } from '~/domain/chat/settings';
import { offerKinds, offerStatusSchema } from '~/domain/offers/schema';
import { pricePerToken } from '~/domain/offers/token-price';
import type { SmartPack } from '~/domain/offers/smart-packs';
import type { TokenOffer } from '~/domain/offers/to-token-offer';
import { isoTime } from '~/domain/shared/codecs';
import type { DomainContext } from '~/domain/shared/context';
import { toDecimal } from '~/domain/shared/money';

const count = z.number().int().nonnegative();
const fraction = z.number().min(0);

/** An offer of tokens, as defined in the contract and as shown on pages. */
export const tokenOffer = z
  .object({
    _id: z.uuid(),
    kind: z.enum(offerKinds),
    /** The tokens without any bonus. */
    amount: count,
    /** The price before any discount. */
    price: z.number(),
    currency: z.string(),
    /** The bonus is a fraction of the amount; the discounts are fractions of the price. */
    bonus: fraction,
    discount: fraction,
    subscriptionDiscount: fraction.nullable(),
    isSmartTokenOffer: z.boolean(),
    offerKey: z.string().nullable(),
    /** In whole tokens, in addition to the bonus. */
    special_offer_bonus: count,
    variant: z.string().nullable(),
    /** The bonus in whole tokens, and below it the total. */
    bonusTokens: count,
    tokens: count,
    /** Shown struck through if it is higher than the final price. */
    listPrice: z.number(),
    /** The price that the caller is charged. */
    finalPrice: z.number(),
    /** The lower price with premium; null if it is not lower. */
    premiumPrice: z.number().nullable(),
    discountPercent: count,
    /** In minor units such as cents, with fractions. */
    pricePerToken: z.number(),
    /** The approximate number of messages; null if messages are free. */
    messages: count.nullable(),
    /** The end by the server's clock; null if there is none. */
    expiredAt: isoTime.nullable(),
  })
  .meta({ id: 'TokenOffer' });

/** An offer that was made for the caller only. */
export const smartPack = tokenOffer
  .extend({
    tokensNeeded: count,
    isWelcomeBackPack: z.boolean(),
    status: offerStatusSchema,
  })
  .meta({ id: 'SmartTokenPack' });

/** Returns the price of a message, with which offers show their value in messages. */
export async function readMessagePrice(context: Pick<DomainContext, 'settings'>): Promise<number> {
  return (await context.settings(chatSettings)).text_message_price;
}

const fractionOf = (basisPoints: number) => basisPoints / 10_000;

/** Presents an offer for its viewer. */
export function presentTokenOffer(
  offer: TokenOffer,
  messagePrice: number,
): z.infer<typeof tokenOffer> {
  const { terms } = offer;
  return {
    _id: offer.id,
    kind: offer.kind,
    amount: terms.amount,
    price: toDecimal(terms.price),
    currency: terms.price.currency,
    bonus: fractionOf(terms.bonusBp),
    discount: fractionOf(terms.discountBp),
    subscriptionDiscount:
      terms.subscriptionDiscountBp === null ? null : fractionOf(terms.subscriptionDiscountBp),
    isSmartTokenOffer: offer.kind === 'smart',
    offerKey: offer.offerKey,
    special_offer_bonus: offer.specialBonusTokens,
    variant: offer.variant,
    bonusTokens: offer.bonusTokens,
    tokens: offer.tokens,
    listPrice: toDecimal(offer.list),
    finalPrice: toDecimal(offer.price),
    premiumPrice: offer.premiumPrice && toDecimal(offer.premiumPrice),
    discountPercent: offer.discountPercent,
    pricePerToken: pricePerToken(offer.price, offer.tokens),
    messages: messagesFor(offer.tokens, messagePrice),
    expiredAt: offer.endsAt,
  };
}

/** Presents a pack that was made for the caller. */
export function presentSmartPack(pack: SmartPack, messagePrice: number): z.infer<typeof smartPack> {
  return {
    ...presentTokenOffer(pack, messagePrice),
    tokensNeeded: pack.tokensNeeded,
    isWelcomeBackPack: pack.isWelcomeBack,
    status: pack.status,
  };
}
