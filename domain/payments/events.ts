import * as z from 'zod';
import { defineEvent } from '../shared/outbox/event';
import { idSchema } from '../shared/ids';
import { recipientSchema } from '../shared/outbox/recipient';
import { paymentStates } from './schema';

/** A person opened checkout, and the price was frozen. */
export const orderOpened = defineEvent(
  'payments.order-opened',
  z.object({ orderId: idSchema, buyerId: idSchema }),
);

const changedPayment = z.object({
  paymentId: idSchema,
  orderId: idSchema,
  userId: idSchema,
});

/** The state of a payment has changed; the page that waits for it is updated. */
export const paymentChanged = defineEvent(
  'payments.payment-changed',
  changedPayment.extend({
    state: z.enum(paymentStates),
    isInReview: z.boolean(),
    processor: z.string(),
  }),
);

/** A refund is due and has to be requested from the processor. */
export const refundDue = defineEvent('payments.refund-due', z.object({ refundId: idSchema }));

/** A webhook of a processor was stored and has to be applied. */
export const webhookReceived = defineEvent(
  'payments.webhook-received',
  z.object({ inboxId: idSchema }),
);

/** Money was paid or returned; its owner gets a mail. */
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
    /** The sealed address where the refund can be collected by anyone who has it. */
    sealedClaimUrl: z.string().nullable(),
  }),
);
