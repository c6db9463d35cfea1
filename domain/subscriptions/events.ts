import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';
import { nextSchema, runningSchema } from './schema';

/** A subscription began, continued or ended; null without access. */
export const subscriptionChanged = defineEvent(
  'subscriptions.changed',
  z.object({ userId: idSchema, subscription: runningSchema.nullable() }),
);

/** Another plan was selected for the next period, or the choice was reversed. */
export const nextSubscriptionChanged = defineEvent(
  'subscriptions.next-changed',
  z.object({ userId: idSchema, nextSubscription: nextSchema.nullable() }),
);

const written = recipientSchema.extend({ userId: idSchema, timeZone: z.string().optional() });
const amount = z.object({ minor: z.number().int().positive(), currency: z.string() });

/** The subscription renews soon at this price. */
export const renewalAnnounced = defineEvent(
  'subscriptions.renewal-announced',
  written.extend({
    renewsAt: z.iso.datetime(),
    price: amount,
    /** True if there is no card, so that nothing is charged automatically. */
    isByHand: z.boolean(),
  }),
);

/** The subscription renews soon, and no card is valid until then; this one would be charged. */
export const cardEnds = defineEvent(
  'subscriptions.card-ends',
  written.extend({
    renewsAt: z.iso.datetime(),
    price: amount,
    brand: z.enum(['visa', 'master']),
    last4: z.string(),
    /** The month of expiry, YYYY-MM. */
    expiresOn: z.string(),
  }),
);

/** A renewal could not be charged; it may be tried again, and access remains until `openUntil`. */
export const renewalFailed = defineEvent(
  'subscriptions.renewal-failed',
  written.extend({
    price: amount,
    triesAgainAt: z.iso.datetime().nullable(),
    openUntil: z.iso.datetime(),
  }),
);

/** A paused subscription resumes soon at this price. */
export const resumeAnnounced = defineEvent(
  'subscriptions.resume-announced',
  written.extend({
    resumesAt: z.iso.datetime(),
    price: amount,
    /** True if there is no card, so that nothing is charged automatically. */
    isByHand: z.boolean(),
  }),
);

/** A paused subscription was paid and resumed; it is open until `openUntil`. */
export const subscriptionResumed = defineEvent(
  'subscriptions.resumed',
  written.extend({ openUntil: z.iso.datetime() }),
);

/** A paused subscription could not be charged; it may be tried again, and stays off until then. */
export const resumeFailed = defineEvent(
  'subscriptions.resume-failed',
  written.extend({ price: amount, triesAgainAt: z.iso.datetime().nullable() }),
);

/** The subscription was cancelled; access remains until `openUntil`. */
export const subscriptionCanceled = defineEvent(
  'subscriptions.canceled',
  written.extend({ openUntil: z.iso.datetime() }),
);

/** Access ended because the renewal was not paid or the money was returned. */
export const subscriptionEnded = defineEvent('subscriptions.ended', written);
