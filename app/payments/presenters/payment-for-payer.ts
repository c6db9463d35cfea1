import * as z from 'zod';
import type { ListedPayment } from '~/domain/payments/orders/list-payments';
import { orderKinds, paymentStates } from '~/domain/payments/schema';
import { isoTime, spelled, written } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import type { Money } from '~/domain/shared/money';

const wire = z
  .object({
    _id: idSchema,
    orderId: idSchema,
    orderNumber: z.string(),
    type: z.literal('payment'),
    purpose: spelled({
      subscriptions: 'subscription',
      tokens: 'tokens',
      fanclub: 'fanclub',
      post_asset: 'post_asset',
    }),
    productName: z.string(),
    characterId: idSchema.nullable(),
    kind: z.enum(orderKinds),
    method: z.enum(['credit_card_payment', 'crypto_payment']),
    paidWith: z.string(),
    wallet: z.enum(['APPLEPAY', 'GOOGLEPAY']).nullable(),
    processor: z.string(),
    status: z.enum(paymentStates),
    isInReview: z.boolean(),
    amount: z.number(),
    tax: z.number(),
    refunded: z.number(),
    currency: z.string(),
    declineCode: z.string().nullable(),
    createdAt: isoTime,
    completedAt: isoTime.nullable(),
  })
  .meta({ id: 'Payment' });

/** All currencies that we charge have hundredths. */
const inUnits = ({ minor }: Pick<Money, 'minor'>) => minor / 100;

/** A payment in the contract's names. */
export const paymentAnswer = written(wire, (payment: ListedPayment) => ({
  ...payment,
  _id: payment.id,
  type: 'payment' as const,
  purpose: payment.productKind,
  status: payment.state,
  amount: inUnits(payment.amount),
  tax: inUnits({ minor: payment.taxMinor }),
  refunded: inUnits(payment.refunded),
  currency: payment.amount.currency,
}));
