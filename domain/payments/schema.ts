import * as z from 'zod';
import type { Wallet } from '~/providers/payments/payment-provider';
import { idSchema } from '../shared/ids';

/** What can be bought; which area sells it is for that area to know. */
const productKinds = ['subscriptions', 'tokens', 'fanclub', 'post_asset'] as const;
export type ProductKind = (typeof productKinds)[number];

const moneySchema = z.object({
  minor: z.number().int().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** What is bought, as the area that sells it says; its details are read by that area alone. */
export const productSchema = z.object({
  kind: z.enum(productKinds),
  id: z.string().min(1).max(100),
  /** As receipts and processors name it. */
  name: z.string().min(1).max(200),
  details: z.json(),
  /** Whose it is, where it is somebody's. */
  characterId: idSchema.nullable().default(null),
  /** Who is given a share of it at once; shares of what runs for a time are the seller's to book. */
  creatorId: idSchema.nullable().default(null),
});
export type Product = z.output<typeof productSchema>;

const taxSchema = z.object({
  /** Part of the total, whether it was put on top or was inside. */
  minor: z.number().int().nonnegative(),
  /** A fraction: 0.19. */
  rate: z.number().min(0).max(1),
  /** ISO 3166-1 alpha-2; null where nobody knows. */
  country: z.string().nullable(),
  inclusive: z.boolean(),
  /** What the country was told by. */
  evidence: z.array(z.string()),
});

/** A price as it was computed once; what it says is what is charged. */
export const orderPriceSchema = z
  .object({
    total: moneySchema,
    /** Without any discount. */
    list: moneySchema,
    discountPercent: z.number().min(0).max(100),
    /** The i18n key of the discount. */
    reason: z.string().optional(),
    /** A present for newcomers: one device has it for a few accounts only. */
    isForNewcomers: z.boolean().optional(),
    tax: taxSchema,
    /** What is charged later, and how often, unless it is cancelled. */
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

export type OrderState = 'open' | 'paid' | 'expired' | 'cancelled';

export interface Order {
  id: string;
  /** What people are told and tell: 7F3K-20Q9. */
  number: string;
  buyerId: string;
  product: Product;
  price: OrderPrice;
  kind: OrderKind;
  /** Where the wish came from, as the page told it. */
  source: string | null;
  replacesSubscriptionId: string | null;
  state: OrderState;
  createdAt: Date;
  expiresAt: Date;
}

export const paymentStates = ['pending', 'completed', 'failed', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentMethod = 'credit_card_payment' | 'crypto_payment';

/** What the sellers are told of the payment of an order. */
export interface OrderPayment {
  id: string;
  amount: z.output<typeof moneySchema>;
  /** Without tax. */
  net: z.output<typeof moneySchema>;
  processor: string;
  method: PaymentMethod;
  wallet: Wallet | null;
  /** The saved card it was paid with, for what is charged later. */
  savedCardId: string | null;
}
