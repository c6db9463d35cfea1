import * as z from 'zod';
import type { ListedPayment } from '~/domain/payments/orders/list-payments';
import { orderKinds, paymentStates, type ProductKind } from '~/domain/payments/schema';
import { idSchema } from '~/domain/shared/ids';
import type { Money } from '~/domain/shared/money';

/** A payment as the contract names its fields. */
export const paymentSchema = z
  .object({
    _id: idSchema,
    orderId: idSchema,
    orderNumber: z.string(),
    type: z.literal('payment'),
    purpose: z.enum(['subscription', 'tokens', 'fanclub', 'post_asset']),
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
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Payment' });

const purposes: Record<ProductKind, z.infer<typeof paymentSchema>['purpose']> = {
  subscriptions: 'subscription',
  tokens: 'tokens',
  fanclub: 'fanclub',
  post_asset: 'post_asset',
};

/** Of currencies with hundredths, as all are that we charge. */
const inUnits = ({ minor }: Pick<Money, 'minor'>) => minor / 100;

/** A payment as its payer is answered it. */
export const presentPayment = (payment: ListedPayment): z.input<typeof paymentSchema> => ({
  _id: payment.id,
  orderId: payment.orderId,
  orderNumber: payment.orderNumber,
  type: 'payment',
  purpose: purposes[payment.productKind],
  productName: payment.productName,
  characterId: payment.characterId,
  kind: payment.kind,
  method: payment.method,
  paidWith: payment.paidWith,
  wallet: payment.wallet,
  processor: payment.processor,
  status: payment.state,
  isInReview: payment.isInReview,
  amount: inUnits(payment.amount),
  tax: inUnits({ minor: payment.taxMinor }),
  refunded: inUnits(payment.refunded),
  currency: payment.amount.currency,
  declineCode: payment.declineCode,
  createdAt: payment.createdAt.toISOString(),
  completedAt: payment.completedAt?.toISOString() ?? null,
});
