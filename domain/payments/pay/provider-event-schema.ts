import * as z from 'zod';
import type { ProviderEvent } from '~/providers/payments/payment-provider';

const money = z.object({ minor: z.number().int(), currency: z.string() });
const registration = z.object({
  registrationId: z.string(),
  last4: z.string(),
  brand: z.enum(['visa', 'master']),
  holder: z.string(),
  expiresOn: z.string(),
  isAuthenticated: z.boolean(),
  lastAuthenticationFailed: z.boolean(),
});

const declineCode = z.enum([
  'insufficient-funds',
  'card-expired',
  'card-stolen',
  'do-not-honour',
  'cvc-wrong',
  'authentication-failed',
  'authentication-abandoned',
  'card-unknown',
  'refused',
]);

const payment = z.object({
  paymentId: z.string(),
  providerPaymentId: z.string(),
  state: z.enum(['pending', 'completed', 'failed', 'expired']),
  amount: money,
  received: money.optional(),
  failure: z.object({ declineCode, isRetryable: z.boolean() }).optional(),
  occurredAt: z.coerce.date(),
  wallet: z.enum(['APPLEPAY', 'GOOGLEPAY']).optional(),
  registration: registration.optional(),
});

const event = z.object({ eventId: z.string(), occurredAt: z.coerce.date() });
const ofPayment = event.extend({
  paymentId: z.string().nullable(),
  providerPaymentId: z.string(),
  amount: money,
});

const chargeback = ofPayment.extend({
  chargebackId: z.string(),
  reason: z.string().optional(),
  answerBy: z.coerce.date().optional(),
});

/** The schema of a stored processor event; dates are strings in storage. */
export const providerEventSchema = z.discriminatedUnion('kind', [
  event.extend({ kind: z.literal('payment'), payment }),
  ofPayment.extend({
    kind: z.literal('refund'),
    refundId: z.string().nullable(),
    providerRefundId: z.string(),
    state: z.enum(['completed', 'pending', 'failed']),
  }),
  chargeback.extend({ kind: z.literal('chargeback') }),
  chargeback.extend({ kind: z.literal('chargeback-reversed') }),
  event.extend({ kind: z.literal('card-updated'), registration }),
  event.extend({ kind: z.literal('card-expired'), registrationId: z.string() }),
]) satisfies z.ZodType<ProviderEvent>;
