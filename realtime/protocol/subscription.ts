import * as z from 'zod';
import { isoTime, spelled, written } from '~/domain/shared/codecs';
import { toDecimal } from '~/domain/shared/money';
import { readOfferKey } from '~/domain/subscriptions/plan-price';
import type { NextSubscription, RunningSubscription } from '~/domain/subscriptions/schema';

/** The unit of the first period of an offer. */
export const unitType = spelled({ day: 'DAY', month: 'MONTH' });

const planDetails = written(
  z.object({ _id: z.uuid(), duration_months: z.number().int().positive() }),
  ({ id, durationMonths }: NextSubscription['plan']) => ({
    _id: id,
    duration_months: durationMonths,
  }),
);

/**
 * A subscription that gives access, as pages and calls show it to its owner; an unpaid one that still gives
 * access counts as active.
 */
export const subscriptionAnswer = written(
  z.object({
    expirationDate: isoTime,
    status: z.enum(['Active', 'Canceled', 'Expired']),
    subscriptionPlanDetails: planDetails.nullable(),
    specialOfferDetails: z
      .object({ unit_amount: z.number().int().positive(), unit_type: unitType })
      .nullable(),
  }),
  ({ status, endsAt, plan, specialOfferKey }: RunningSubscription) => {
    const offer = specialOfferKey === null ? null : readOfferKey(specialOfferKey);
    return {
      expirationDate: endsAt,
      status: status === 'canceled' ? ('Canceled' as const) : ('Active' as const),
      subscriptionPlanDetails: plan,
      specialOfferDetails: offer && { unit_amount: offer.unitAmount, unit_type: offer.unitType },
    };
  },
).nullable();

/** The subscription that follows the current one. */
export const nextSubscriptionAnswer = written(
  z.object({
    startDate: isoTime,
    paymentAmount: z.number(),
    currency: z.string(),
    subscriptionPlanDetails: planDetails,
  }),
  ({ plan, startsAt, minor, currency }: NextSubscription) => ({
    startDate: startsAt,
    paymentAmount: toDecimal({ minor, currency }),
    currency,
    subscriptionPlanDetails: plan,
  }),
).nullable();
