import * as z from 'zod';
import type { Wallet } from '~/providers/payments/payment-provider';
import { idSchema } from '../shared/ids';

/** The kinds of products; this area does not know which area sells them. */
export const productKinds = ['subscriptions', 'tokens', 'fanclub', 'post_asset'] as const;
export type ProductKind = (typeof productKinds)[number];

const moneySchema = z.object({
  minor: z.number().int().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** A product as described by the area that sells it; only that area reads the details. */
export const productSchema = z.object({
  kind: z.enum(productKinds),
  id: z.string().min(1).max(100),
  /** The name for receipts and processors. */
  name: z.string().min(1).max(200),
  details: z.json(),
  /** The character that it belongs to, if any. */
  characterId: idSchema.nullable().default(null),
  /** The creator who gets a share immediately; the seller books shares of products that run over time. */
  creatorId: idSchema.nullable().default(null),
});
export type Product = z.output<typeof productSchema>;

const taxSchema = z.object({
  /** The part of the total, whether the tax was added or included. */
  minor: z.number().int().nonnegative(),
  /** A fraction, such as 0.19. */
  rate: z.number().min(0).max(1),
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: z.string().nullable(),
  inclusive: z.boolean(),
  /** The evidence for the country. */
  evidence: z.array(z.string()),
});

/** The price as it was computed once; exactly this is charged. */
export const orderPriceSchema = z
  .object({
    total: moneySchema,
    /** The price without any discount. */
    list: moneySchema,
    discountPercent: z.number().min(0).max(100),
    /** The i18n key of the discount. */
    reason: z.string().optional(),
    /** True for an offer for newcomers, of which a device may use only a few. */
    isForNewcomers: z.boolean().optional(),
    tax: taxSchema,
    /** The later charges and their period, unless they are cancelled. */
    autoRenew: z
      .object({
        price: moneySchema,
        period: z.object({
          unit: z.enum(['day', 'week', 'month', 'year']),
          count: z.number().int().positive(),
        }),
        firstAt: z.coerce.date(),
      })
      .optional(),
  })
  .refine(({ total, tax }) => total.minor > 0 && tax.minor < total.minor, 'nothing to be paid')
  .refine(({ total, list }) => total.currency === list.currency, 'two currencies');
export type OrderPrice = z.output<typeof orderPriceSchema>;

export const orderKinds = ['initial', 'rebill', 'one-time-purchase'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderStates = ['open', 'paid', 'expired', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export interface Order {
  id: string;
  /** The number that people see and quote: 7F3K-20Q9. */
  number: string;
  buyerId: string;
  product: Product;
  price: OrderPrice;
  kind: OrderKind;
  /** The origin of the order, as sent by the page. */
  source: string | null;
  replacesSubscriptionId: string | null;
  state: OrderState;
  createdAt: Date;
  expiresAt: Date;
}

export const paymentStates = ['pending', 'completed', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The reasons for which staff refund a payment. Details are given in words beside it. */
export const refundReasonCodes = [
  'withdrawn',
  'duplicate',
  'not-delivered',
  'unauthorised',
  'by-mistake',
  'goodwill',
  'other',
] as const;
export type RefundReasonCode = (typeof refundReasonCodes)[number];

export const refundStates = [
  'waiting',
  'due',
  'pending',
  'completed',
  'failed',
  'refused',
] as const;
export const refundCauses = ['asked', 'given-back', 'processor'] as const;

export const disputeStates = ['open', 'reversed'] as const;

/** The answers of staff to a dispute. */
export const disputeAnswers = ['contested', 'accepted'] as const;
export type DisputeAnswer = (typeof disputeAnswers)[number];

export type PaymentMethod = 'credit_card_payment' | 'crypto_payment';

/** The payment of an order as passed to sellers. */
export interface OrderPayment {
  id: string;
  amount: z.output<typeof moneySchema>;
  /** The amount without tax. */
  net: z.output<typeof moneySchema>;
  processor: string;
  method: PaymentMethod;
  wallet: Wallet | null;
  /** The saved card that was used, for later charges. */
  savedCardId: string | null;
}
