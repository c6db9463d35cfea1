import * as z from 'zod';
import { isoTime, written } from '~/domain/shared/codecs';
import { toDecimal } from '~/domain/shared/money';
import type { Plan } from '~/domain/subscriptions/list-plans';
import {
  discountPercent,
  finalMonthlyPrice,
  fullPrice,
  offerDiscountPercent,
  type OfferTerm,
} from '~/domain/subscriptions/plan-price';
import { unitType } from '~/realtime/protocol/subscription';

const partsOf = (plan: Plan) => ({
  _id: plan.id,
  name: plan.name,
  duration_months: plan.durationMonths,
  monthly_price: toDecimal(plan.monthly),
  autoRenewPrice: toDecimal(fullPrice(plan)),
  currency: plan.monthly.currency,
});

/** A plan of the list, with the field names of the contract. */
export const planAnswer = written(
  z
    .object({
      _id: z.uuid(),
      name: z.string(),
      duration_months: z.number().int().positive(),
      /** The full price per month, at which it renews. */
      monthly_price: z.number(),
      /** The price per month in the first period. */
      final_price: z.number(),
      discount_percent: z.number().int(),
      /** The charge for the whole first period. */
      paymentAmount: z.number(),
      /** The charge for each later period. */
      autoRenewPrice: z.number(),
      currency: z.string(),
      tokensExtraBonus: z.number().int(),
      subscriptionBonusOfferKey: z.string().nullable(),
      offerKey: z.string().nullable(),
    })
    .meta({ id: 'SubscriptionPlan' }),
  (plan: Plan) => ({
    ...partsOf(plan),
    final_price: toDecimal(finalMonthlyPrice(plan)),
    discount_percent: discountPercent(fullPrice(plan), plan.payment),
    paymentAmount: toDecimal(plan.payment),
    tokensExtraBonus: plan.bonus?.tokens ?? 0,
    subscriptionBonusOfferKey: plan.bonus?.key ?? null,
    offerKey: plan.offerKey,
  }),
);

interface Offered {
  plan: Plan;
  terms: readonly OfferTerm[];
  endsAt: Date | null;
}

/**
 * A plan with the possible offers of its first period, in the contract's names. Its own data is that of the
 * first offer; a plan without offers keeps its own.
 */
export const specialOfferAnswer = written(
  z.object({
    _id: z.uuid(),
    name: z.string(),
    duration_months: z.number().int().positive(),
    monthly_price: z.number(),
    payment_amount: z.number(),
    discount_percent: z.number().int(),
    autoRenewPrice: z.number(),
    currency: z.string(),
    special_offers: z.array(
      z.object({
        unit_amount: z.number().int().positive(),
        unit_type: unitType,
        payment_amount: z.number(),
        discount_percent: z.number().int(),
      }),
    ),
    /** The time until which it can be taken; null if it does not end. */
    expiredAt: isoTime.nullable(),
  }),
  ({ plan, terms, endsAt }: Offered) => {
    const offers = terms.map((term) => ({
      unit_amount: term.unitAmount,
      unit_type: term.unitType,
      payment_amount: toDecimal(term.payment),
      discount_percent: offerDiscountPercent(plan, term),
    }));
    const [first] = offers;
    return {
      ...partsOf(plan),
      payment_amount: first?.payment_amount ?? toDecimal(plan.payment),
      discount_percent: first?.discount_percent ?? discountPercent(fullPrice(plan), plan.payment),
      special_offers: offers,
      expiredAt: endsAt,
    };
  },
)
  .nullable()
  .meta({ id: 'SubscriptionSpecialOffer' });
