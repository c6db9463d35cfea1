import * as z from 'zod';
import type { Money } from '~/domain/shared/money';
import { readDecimal, toDecimal } from '../decimal-amount';
import type { CardRegistration, DeclineCode, ProviderPayment, Wallet } from '../payment-provider';

/** Converts an amount to the protocol: decimal units, and the currency in lower case. */
export const toWire = (amount: Money) => ({
  amount: toDecimal(amount),
  currency: amount.currency.toLowerCase(),
});

const name = z.string().min(1).max(100);
const time = z.iso.datetime().transform((text) => new Date(text));
const money = { amount: z.string(), currency: z.string().regex(/^[a-z]{3}$/) };

function readMoney(
  { amount, currency }: { amount: string; currency: string },
  problem: z.RefinementCtx,
): Money {
  const read = readDecimal(amount, currency.toUpperCase());
  if (!read) problem.addIssue({ code: 'custom', message: 'is no amount' });
  return read ?? { minor: 0, currency };
}

export const formSchema = z.object({
  secret: z.string().min(16),
  script_url: z.url(),
  frame_url: z.url(),
  page_url: z.url(),
  expires_at: time,
});

export const checkoutSchema = z.object({
  payment_id: name,
  merchant_reference: name,
  page_url: z.url(),
});

export const cardSchema = z
  .object({
    card_id: name,
    last_four: z.string().regex(/^\d{4}$/),
    scheme: z.enum(['visa', 'mastercard']),
    cardholder: z.string().max(100),
    exp_month: z.number().int().min(1).max(12),
    exp_year: z.number().int().min(2000).max(2200),
    authenticated: z.boolean(),
    authentication_failed: z.boolean(),
  })
  .transform((card): CardRegistration => ({
    registrationId: card.card_id,
    last4: card.last_four,
    brand: card.scheme === 'mastercard' ? 'master' : 'visa',
    holder: card.cardholder,
    expiresOn: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
    isAuthenticated: card.authenticated,
    lastAuthenticationFailed: card.authentication_failed,
  }));

const declines: Record<string, DeclineCode> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'card-expired',
  stolen_card: 'card-stolen',
  do_not_honour: 'do-not-honour',
  incorrect_cvc: 'cvc-wrong',
  authentication_failed: 'authentication-failed',
  abandoned: 'authentication-abandoned',
  unknown_card: 'card-unknown',
};

const states = {
  succeeded: 'completed',
  declined: 'failed',
  expired: 'expired',
  pending: 'pending',
} as const;

const wallets: Record<string, Wallet> = { applepay: 'APPLEPAY', googlepay: 'GOOGLEPAY' };

/** A payment as the provider reports it, and the address to which the payer must go, if any. */
export const paymentSchema = z
  .object({
    payment_id: name,
    merchant_reference: name,
    ...money,
    status: z.enum(['succeeded', 'declined', 'expired', 'pending']),
    method: z.string(),
    decline_reason: z.string().optional(),
    is_soft: z.boolean().optional(),
    card: cardSchema.optional(),
    action_url: z.url().optional(),
    updated_at: time,
  })
  .transform((fields, problem): { payment: ProviderPayment; actionUrl: string | undefined } => {
    const wallet = wallets[fields.method];
    return {
      actionUrl: fields.action_url,
      payment: {
        paymentId: fields.merchant_reference,
        providerPaymentId: fields.payment_id,
        state: states[fields.status],
        amount: readMoney(fields, problem),
        occurredAt: fields.updated_at,
        ...(fields.decline_reason !== undefined && {
          failure: {
            declineCode: declines[fields.decline_reason] ?? 'refused',
            isRetryable: fields.is_soft ?? false,
          },
        }),
        ...(wallet && { wallet }),
        ...(fields.card && { registration: fields.card }),
      },
    };
  });

const ofPayment = { payment_id: name, payment_reference: name, ...money };

export const refundSchema = z
  .object({
    refund_id: name,
    merchant_reference: name.nullable(),
    ...ofPayment,
    status: z.literal('succeeded'),
  })
  .transform((fields, problem) => ({
    refundId: fields.merchant_reference,
    providerRefundId: fields.refund_id,
    state: 'completed' as const,
    paymentId: fields.payment_reference,
    providerPaymentId: fields.payment_id,
    amount: readMoney(fields, problem),
  }));

export const disputeSchema = z
  .object({ dispute_id: name, ...ofPayment, reason: z.string().max(100), respond_by: time })
  .transform((fields, problem) => ({
    chargebackId: fields.dispute_id,
    paymentId: fields.payment_reference,
    providerPaymentId: fields.payment_id,
    amount: readMoney(fields, problem),
    reason: fields.reason,
    answerBy: fields.respond_by,
  }));

export const reportSchema = z.object({ format: z.literal('csv'), report: z.string() });

const lineSchema = z
  .tuple([
    name,
    z.enum(['payment', 'refund', 'chargeback', 'chargeback-reversed']),
    name,
    z.string(),
    z.string(),
    z.string(),
    z.string().regex(/^[A-Z]{3}$/),
    time,
  ])
  .transform(
    ([reference, kind, providerPaymentId, paymentId, amount, fee, currency, at], problem) => ({
      kind,
      reference,
      paymentId: paymentId === '' ? null : paymentId,
      providerPaymentId,
      amount: readMoney({ amount, currency }, problem),
      fee: readMoney({ amount: fee, currency }, problem),
      occurredAt: at,
    }),
  );

const head = 'reference,kind,payment_id,payment_reference,amount,fee,currency,at';

/** Parses the lines of a day's report. Throws if the columns are not as agreed. */
export function readReport(report: string) {
  const [first, ...lines] = report.split('\n');
  if (first !== head) throw new Error('The report has other columns');
  return z.array(lineSchema).parse(lines.filter(Boolean).map((line) => line.split(',')));
}
