import * as z from 'zod';
import { readOfferKey } from '~/domain/subscriptions/plan-price';
import type { NextSubscription, RunningSubscription } from '~/domain/subscriptions/schema';
import { toDecimal } from '~/domain/shared/money';

const planDetails = z.object({ _id: z.uuid(), duration_months: z.number().int().positive() });

/** A subscription that gives access, as pages and calls show it to its owner. */
export const subscriptionAnswer = z
  .object({
    expirationDate: z.iso.datetime(),
    status: z.enum(['Active', 'Canceled', 'Expired']),
    subscriptionPlanDetails: planDetails.nullable(),
    specialOfferDetails: z
      .object({ unit_amount: z.number().int().positive(), unit_type: z.enum(['DAY', 'MONTH']) })
      .nullable(),
  })
  .nullable();

/** What follows it. */
export const nextSubscriptionAnswer = z
  .object({
    startDate: z.iso.datetime(),
    paymentAmount: z.number(),
    currency: z.string(),
    subscriptionPlanDetails: planDetails,
  })
  .nullable();

/** The same in the contract's names; what is open though unpaid counts as active. */
export function presentSubscription(
  subscription: RunningSubscription | null,
): z.infer<typeof subscriptionAnswer> {
  if (!subscription) return null;
  const { status, endsAt, plan, specialOfferKey } = subscription;
  const offer = specialOfferKey === null ? null : readOfferKey(specialOfferKey);
  return {
    expirationDate: endsAt,
    status: status === 'canceled' ? 'Canceled' : 'Active',
    subscriptionPlanDetails: plan && presentPlan(plan),
    specialOfferDetails: offer && {
      unit_amount: offer.unitAmount,
      unit_type: offer.unitType === 'day' ? 'DAY' : 'MONTH',
    },
  };
}

export function presentNextSubscription(
  next: NextSubscription | null,
): z.infer<typeof nextSubscriptionAnswer> {
  if (!next) return null;
  const { plan, startsAt, minor, currency } = next;
  return {
    startDate: startsAt,
    paymentAmount: toDecimal({ minor, currency }),
    currency,
    subscriptionPlanDetails: presentPlan(plan),
  };
}

const presentPlan = ({ id, durationMonths }: NextSubscription['plan']) => ({
  _id: id,
  duration_months: durationMonths,
});
