import * as z from 'zod';
import { isoTime } from '../shared/codecs';
import { idSchema } from '../shared/ids';

/** Why somebody leaves, as they may say. */
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

const plan = z.object({ id: idSchema, durationMonths: z.number().int().positive() });

/** What somebody's other pages are told of their subscription. */
export const runningSchema = z.object({
  status: z.enum(['active', 'past_due', 'canceled', 'expired']),
  /** Of access, a grace included. */
  endsAt: isoTime,
  plan: plan.nullable(),
  /** Of the period that runs. */
  specialOfferKey: z.string().nullable(),
});

export type RunningSubscription = z.infer<typeof runningSchema>;

/** What follows when the period that runs ends. */
export const nextSchema = z.object({
  plan,
  startsAt: isoTime,
  /** What the first of its periods costs, in minor units. */
  minor: z.number().int().positive(),
  currency: z.string(),
});

export type NextSubscription = z.infer<typeof nextSchema>;

/** What stands in an order for a plan, to be read when it is paid. */
export const planOrderSchema = z.object({
  planId: idSchema,
  planName: z.string(),
  durationMonths: z.number().int().positive(),
  /** Of the first period, where that is not all months. */
  specialOfferKey: z.string().nullable(),
  /** What each later period costs. */
  renewalMinor: z.number().int().positive(),
  bonusTokens: z.number().int().nonnegative(),
  bonusOfferKey: z.string().nullable(),
  affiliateKey: z.string().nullable(),
  /** Of a renewal: which period of which subscription it is for. */
  renewal: z.object({ subscriptionId: idSchema, number: z.number().int().positive() }).nullable(),
});
export type PlanOrder = z.infer<typeof planOrderSchema>;
