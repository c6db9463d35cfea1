import * as z from 'zod';
import { cardBehaviours } from './test-cards';

const moneySchema = z.object({ minor: z.number().int(), currency: z.string() });
export type SandboxMoney = z.infer<typeof moneySchema>;

const cardSchema = z.object({
  last4: z.string(),
  brand: z.enum(['visa', 'master']),
  expiresOn: z.string(),
  holder: z.string(),
  behaviour: z.enum(cardBehaviours),
});

/** A form that accepts a card, with its page. */
export const formSchema = z.object({
  id: z.string(),
  reference: z.string(),
  secret: z.string(),
  email: z.string(),
  returnUrl: z.string(),
  purpose: z.enum(['pay', 'save', 'cvc']),
  registrationId: z.string().optional(),
  locale: z.string(),
  expiresAt: z.string(),
});
export type CardFormRow = z.infer<typeof formSchema>;

/** The result of a form: a card, or proof that a saved card's security code was entered. */
export const tokenSchema = z.object({
  id: z.string(),
  formId: z.string(),
  card: cardSchema.nullable(),
  /** The registration of the card whose security code was entered. */
  cvcOf: z.string().optional(),
  expiresAt: z.string(),
  /** The registration or payment that used the token, or the decline of its card. */
  usedFor: z.string().optional(),
});
export type TokenRow = z.infer<typeof tokenSchema>;

export const registrationSchema = z.object({
  id: z.string(),
  card: cardSchema,
  isAuthenticated: z.boolean(),
  lastAuthenticationFailed: z.boolean(),
  /** The authentication challenge to which the card's holder was sent. */
  challenge: z.string().optional(),
  returnUrl: z.string().optional(),
  isExpired: z.boolean(),
  isForgotten: z.boolean(),
  /** True for a card that was used for one payment and must not be kept. */
  isTransient: z.boolean().default(false),
});
export type RegistrationRow = z.infer<typeof registrationSchema>;

const declineCodes = [
  'insufficient-funds',
  'card-expired',
  'card-stolen',
  'do-not-honour',
  'cvc-wrong',
  'authentication-failed',
  'authentication-abandoned',
  'card-unknown',
] as const;
export type Decline = (typeof declineCodes)[number];

export const walletSchema = z.enum(['APPLEPAY', 'GOOGLEPAY']);

export const paymentSchema = z.object({
  id: z.string(),
  /** The merchant's reference, which is also its idempotency key. */
  reference: z.string(),
  amount: moneySchema,
  state: z.enum(['pending', 'completed', 'failed', 'expired']),
  kind: z.string(),
  description: z.string(),
  returnUrl: z.string().nullable(),
  /** The address after a decline, if it is another one. */
  declineUrl: z.string().nullable().default(null),
  registrationId: z.string().nullable(),
  wallet: walletSchema.nullable(),
  decline: z.enum(declineCodes).nullable(),
  /** Identifies the page with the authentication challenge for the card's holder. */
  challenge: z.string().nullable(),
  /** The data of a wallet's sheet. */
  sheet: z
    .object({
      secret: z.string(),
      locale: z.string(),
      wallet: walletSchema,
      savesCard: z.boolean(),
    })
    .nullable()
    .default(null),
  refunded: z.number().int(),
  createdAt: z.string(),
  changedAt: z.string(),
  expiresAt: z.string(),
});
export type PaymentRow = z.infer<typeof paymentSchema>;

export const refundSchema = z.object({
  id: z.string(),
  reference: z.string().optional(),
  paymentId: z.string(),
  amount: moneySchema,
  state: z.enum(['completed', 'pending', 'failed']),
  createdAt: z.string(),
});
export type RefundRow = z.infer<typeof refundSchema>;

export const chargebackSchema = z.object({
  id: z.string(),
  paymentId: z.string(),
  amount: moneySchema,
  reason: z.string(),
  createdAt: z.string(),
  answerBy: z.string(),
  reversedAt: z.string().nullable(),
});
export type ChargebackRow = z.infer<typeof chargebackSchema>;

export const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.string(),
  /** The body that is sent to the merchant, the same on every attempt. */
  body: z.string(),
  attempts: z.number().int(),
  state: z.enum(['waiting', 'delivered', 'lost', 'given-up']),
  lastStatus: z.number().int().nullable(),
});
export type EventRow = z.infer<typeof eventSchema>;
