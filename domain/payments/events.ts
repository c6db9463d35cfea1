import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';
import { paymentStates } from './schema';

/** Somebody opened checkout, and a price was frozen. */
export const orderOpened = defineEvent(
  'payments.order-opened',
  z.object({ orderId: idSchema, buyerId: idSchema }),
);

const changedPayment = z.object({
  paymentId: idSchema,
  orderId: idSchema,
  userId: idSchema,
});

/** A payment stands otherwise than before, as the page that waits for it wants to know. */
export const paymentChanged = defineEvent(
  'payments.payment-changed',
  changedPayment.extend({
    state: z.enum(paymentStates),
    isInReview: z.boolean(),
    processor: z.string(),
  }),
);

/** Money is to go back to somebody; the processor has to be asked for it. */
export const refundDue = defineEvent('payments.refund-due', z.object({ refundId: idSchema }));

/** A processor told something that is to be applied. */
export const webhookReceived = defineEvent(
  'payments.webhook-received',
  z.object({ inboxId: idSchema }),
);

/** Money came or went, and its owner is to be told by mail. */
export const receiptDue = defineEvent(
  'payments.receipt-due',
  recipientSchema.extend({
    userId: idSchema,
    kind: z.enum(['paid', 'refunded', 'disputed']),
    orderNumber: z.string(),
    productName: z.string(),
    money: z.object({ minor: z.number().int(), currency: z.string() }),
    taxMinor: z.number().int(),
    method: z.string(),
    at: z.iso.datetime(),
    /** Where the money waits to be fetched, by whoever holds the address. */
    sealedClaimUrl: z.string().nullable(),
  }),
);
