import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';
import { nextSchema, runningSchema } from './schema';

/** A subscription began, went on or ended; null where it gives access no more. */
export const subscriptionChanged = defineEvent(
  'subscriptions.changed',
  z.object({ userId: idSchema, subscription: runningSchema.nullable() }),
);

/** Another plan follows, or none does any more. */
export const nextSubscriptionChanged = defineEvent(
  'subscriptions.next-changed',
  z.object({ userId: idSchema, nextSubscription: nextSchema.nullable() }),
);

const written = recipientSchema.extend({ userId: idSchema, timeZone: z.string().optional() });
const amount = z.object({ minor: z.number().int().positive(), currency: z.string() });

/** It renews soon, at this price. */
export const renewalAnnounced = defineEvent(
  'subscriptions.renewal-announced',
  written.extend({
    renewsAt: z.iso.datetime(),
    price: amount,
    /** Nothing is charged by itself: there is no card. */
    isByHand: z.boolean(),
  }),
);

/** It renews soon, and by then no card of theirs is good any more; this one would be charged. */
export const cardEnds = defineEvent(
  'subscriptions.card-ends',
  written.extend({
    renewsAt: z.iso.datetime(),
    price: amount,
    brand: z.enum(['visa', 'master']),
    last4: z.string(),
    /** YYYY-MM. */
    expiresOn: z.string(),
  }),
);

/** What was due could not be charged; it is tried again, or not, and open until then. */
export const renewalFailed = defineEvent(
  'subscriptions.renewal-failed',
  written.extend({
    price: amount,
    triesAgainAt: z.iso.datetime().nullable(),
    openUntil: z.iso.datetime(),
  }),
);

/** Its owner has left; it stays open until then. */
export const subscriptionCanceled = defineEvent(
  'subscriptions.canceled',
  written.extend({ openUntil: z.iso.datetime() }),
);

/** Access ended because it was not paid, or the money went back. */
export const subscriptionEnded = defineEvent('subscriptions.ended', written);
