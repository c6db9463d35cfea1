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

/** An offer of tokens as the contract has it, and as a page shows it. */
export const tokenOffer = z
  .object({
    _id: z.uuid(),
    kind: z.enum(offerKinds),
    /** Tokens without any bonus. */
    amount: count,
    /** Before any discount. */
    price: z.number(),
    currency: z.string(),
    /** Of the amount, the discounts of the price. */
    bonus: fraction,
    discount: fraction,
    subscriptionDiscount: fraction.nullable(),
    isSmartTokenOffer: z.boolean(),
    offerKey: z.string().nullable(),
    /** Whole tokens, on top of the bonus. */
    special_offer_bonus: count,
    variant: z.string().nullable(),
    /** Whole tokens of the bonus, and all that is got. */
    bonusTokens: count,
    tokens: count,
    /** Struck through where it is more than what the caller is charged. */
    listPrice: z.number(),
    /** What the caller is charged. */
    finalPrice: z.number(),
    /** Less for premium; null where it is not. */
    premiumPrice: z.number().nullable(),
    discountPercent: count,
    /** In minor units and parts of one, such as cents. */
    pricePerToken: z.number(),
    /** About as many messages; null where they cost nothing. */
    messages: count.nullable(),
    /** By the server's clock; null where none runs. */
    expiredAt: isoTime.nullable(),
  })
  .meta({ id: 'TokenOffer' });

/** An offer that was made for the caller alone. */
export const smartPack = tokenOffer
  .extend({
    tokensNeeded: count,
    isWelcomeBackPack: z.boolean(),
    status: offerStatusSchema,
  })
  .meta({ id: 'SmartTokenPack' });

/** What counts for how offers are shown, beside them. */
export async function readMessagePrice(context: Pick<DomainContext, 'settings'>): Promise<number> {
  return (await context.settings(chatSettings)).text_message_price;
}

const fractionOf = (basisPoints: number) => basisPoints / 10_000;

/** An offer as its viewer is shown it. */
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

/** A pack of one's own. */
export function presentSmartPack(pack: SmartPack, messagePrice: number): z.infer<typeof smartPack> {
  return {
    ...presentTokenOffer(pack, messagePrice),
    tokensNeeded: pack.tokensNeeded,
    isWelcomeBackPack: pack.isWelcomeBack,
    status: pack.status,
  };
}
