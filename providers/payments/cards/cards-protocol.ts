import * as z from 'zod';
import type { Money } from '~/domain/shared/money';
import type { CardRegistration, ProviderPayment } from '../payment-provider';

/** Converts an amount to the protocol, which uses whole minor units. */
export const toWire = ({ minor, currency }: Money) => ({ value: minor, currency });

const wireMoneySchema = z
  .object({ value: z.number().int(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(({ value, currency }): Money => ({ minor: value, currency }));

const time = z.iso.datetime().transform((text) => new Date(text));
const name = z.string().min(1).max(100);

const declineCode = z
  .enum([
    'insufficient-funds',
    'card-expired',
    'card-stolen',
    'do-not-honour',
    'cvc-wrong',
    'authentication-failed',
    'authentication-abandoned',
    'card-unknown',
  ])
  .catch('do-not-honour');

export const formSchema = z.object({
  secret: z.string().min(16),
  scriptUrl: z.url(),
  frameUrl: z.url(),
  pageUrl: z.url(),
  expiresAt: time,
});

export const registrationSchema = z.object({
  id: name,
  last4: z.string().regex(/^\d{4}$/),
  brand: z.enum(['visa', 'master']),
  holder: z.string().max(100),
  expiresOn: z.string().regex(/^\d{4}-\d\d$/),
  isAuthenticated: z.boolean(),
  lastAuthenticationFailed: z.boolean(),
  redirectUrl: z.url().optional(),
});

export const exchangedSchema = registrationSchema.or(z.object({ decline: declineCode }));

export function readRegistration({
  id: registrationId,
  redirectUrl: _redirectUrl,
  ...registration
}: z.output<typeof registrationSchema>): CardRegistration {
  return { registrationId, ...registration };
}

export const paymentAnswerSchema = z.object({
  id: name,
  reference: name,
  amount: wireMoneySchema,
  state: z.enum(['pending', 'completed', 'failed', 'expired']),
  decline: z.object({ code: declineCode, isRetryable: z.boolean() }).optional(),
  redirectUrl: z.url().optional(),
  wallet: z.enum(['APPLEPAY', 'GOOGLEPAY']).optional(),
  /** The wallet's token of its card, if it was to be stored. */
  card: registrationSchema.optional(),
  at: time,
});

export const sheetSchema = z.object({ id: name, reference: name, pageUrl: z.url() });

export function readPayment(answer: z.output<typeof paymentAnswerSchema>): ProviderPayment {
  const { decline, wallet, card } = answer;
  return {
    paymentId: answer.reference,
    providerPaymentId: answer.id,
    state: answer.state,
    amount: answer.amount,
    occurredAt: answer.at,
    ...(decline && {
      failure: { declineCode: decline.code, isRetryable: decline.isRetryable },
    }),
    ...(wallet && { wallet }),
    ...(card && { registration: readRegistration(card) }),
  };
}

const ofPayment = {
  id: name,
  payment: name,
  paymentReference: name,
  amount: wireMoneySchema,
  at: time,
};

export const refundSchema = z.object({
  ...ofPayment,
  reference: name.nullable(),
  state: z.enum(['completed', 'pending', 'failed']),
});

/** A refund, or the reason why it is impossible. */
export const refundAnswerSchema = refundSchema.or(z.object({ error: z.string() }));

export const chargebackSchema = z.object({
  ...ofPayment,
  reason: z.string().max(100),
  answerBy: time,
});

export const settlementSchema = z.object({
  rows: z.array(
    z
      .object({
        reference: name,
        kind: z.enum(['payment', 'refund', 'chargeback', 'chargeback-reversed']),
        paymentId: name,
        paymentReference: z.string(),
        amount: z.number().int(),
        fee: z.number().int().nonnegative(),
        currency: z.string().regex(/^[A-Z]{3}$/),
        at: time,
      })
      .transform(({ reference, kind, paymentId, paymentReference, amount, fee, currency, at }) => ({
        kind,
        reference,
        paymentId: paymentReference === '' ? null : paymentReference,
        providerPaymentId: paymentId,
        amount: { minor: amount, currency },
        fee: { minor: fee, currency },
        occurredAt: at,
      })),
  ),
  next: z.string().nullable(),
});
