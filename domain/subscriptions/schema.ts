import * as z from 'zod';
import { isoTime } from '../shared/codecs';
import { idSchema } from '../shared/ids';

/** The reasons that a person may give for a cancellation. */
export const cancellationReasons = [
  'too-expensive',
  'not-enough-time',
  'not-what-i-expected',
  'technical-problems',
  'found-something-else',
  'privacy',
  'other',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

export const subscriptionStatuses = [
  'active',
  'past_due',
  'paused',
  'canceled',
  'expired',
] as const;

/** The causes for which a subscription ended. */
export const endCauses = ['canceled', 'unpaid', 'refunded', 'charged-back', 'closed'] as const;

const plan = z.object({ id: idSchema, durationMonths: z.number().int().positive() });

/** A person's subscription in the form for their other pages. */
export const runningSchema = z.object({
  status: z.enum(subscriptionStatuses),
  /** The end of access, including a grace period. */
  endsAt: isoTime,
  plan: plan.nullable(),
  /** The offer of the current period. */
  specialOfferKey: z.string().nullable(),
});

export type RunningSubscription = z.infer<typeof runningSchema>;

/** The plan after the current period. */
export const nextSchema = z.object({
  plan,
  startsAt: isoTime,
  /** The price of its first period in minor units. */
  minor: z.number().int().positive(),
  currency: z.string(),
});

export type NextSubscription = z.infer<typeof nextSchema>;

/** The details of an order for a plan, which are read when it is paid. */
export const planOrderSchema = z.object({
  planId: idSchema,
  planName: z.string(),
  durationMonths: z.number().int().positive(),
  /** The offer of the first period, if that is shorter than all months. */
  specialOfferKey: z.string().nullable(),
  /** The price of each later period. */
  renewalMinor: z.number().int().positive(),
  bonusTokens: z.number().int().nonnegative(),
  bonusOfferKey: z.string().nullable(),
  affiliateKey: z.string().nullable(),
  /** For a renewal: the subscription and the number of its period. */
  renewal: z.object({ subscriptionId: idSchema, number: z.number().int().positive() }).nullable(),
});
export type PlanOrder = z.infer<typeof planOrderSchema>;
