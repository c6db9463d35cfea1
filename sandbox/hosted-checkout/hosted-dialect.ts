import { createHmac } from 'node:crypto';
import { decimalAmount } from '../processor/amounts';
import type { ProcessorEvent } from '../processor/card-processor';
import type {
  ChargebackRow,
  EventRow,
  PaymentRow,
  RefundRow,
  RegistrationRow,
} from '../processor/rows';
import type { SettledRow } from '../processor/settlement';

/**
 * Returns the headers of Standard Webhooks (standardwebhooks.com): the HMAC-SHA-256 over id, time and body,
 * joined by dots.
 */
export function signedHeaders(
  { id, body }: EventRow,
  secret: string,
  now: Date,
): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  };
}

const paymentTypes = {
  completed: 'payment.succeeded',
  failed: 'payment.declined',
  expired: 'payment.expired',
  pending: 'payment.pending',
};

/** Returns the type name of an event. */
export function typeOf(event: ProcessorEvent): string {
  if (event.type === 'payment') return paymentTypes[event.payment.state];
  if (event.type === 'refund') return 'refund.succeeded';
  if (event.type === 'chargeback') {
    return event.chargeback.reversedAt ? 'dispute.won' : 'dispute.opened';
  }
  return event.type === 'registration-updated' ? 'card.updated' : 'card.expired';
}

type CardOf = (payment: PaymentRow) => RegistrationRow | undefined;

/** Returns the webhook body of an event. */
export function bodyOf(event: ProcessorEvent, createdAt: string, cardOf: CardOf): object {
  const envelope = { type: typeOf(event), timestamp: createdAt };
  if (event.type === 'payment') {
    const { payment } = event;
    return { ...envelope, data: { payment: showPayment(payment, cardOf(payment)) } };
  }
  if (event.type === 'refund') {
    return { ...envelope, data: { refund: showRefund(event.refund, event.payment) } };
  }
  if (event.type === 'chargeback') {
    return { ...envelope, data: { dispute: showDispute(event.chargeback, event.payment) } };
  }
  return { ...envelope, data: { card: showCard(event.registration) } };
}

/** Formats an amount in decimal units of the currency. */
const money = (amount: PaymentRow['amount']) => ({
  amount: decimalAmount(amount),
  currency: amount.currency.toLowerCase(),
});

const declines: Record<NonNullable<PaymentRow['decline']>, string> = {
  'insufficient-funds': 'insufficient_funds',
  'card-expired': 'expired_card',
  'card-stolen': 'stolen_card',
  'do-not-honour': 'do_not_honour',
  'cvc-wrong': 'incorrect_cvc',
  'authentication-failed': 'authentication_failed',
  'authentication-abandoned': 'abandoned',
  'card-unknown': 'unknown_card',
};
const softDeclines = ['insufficient_funds', 'do_not_honour'];

export function showPayment(payment: PaymentRow, card: RegistrationRow | undefined): object {
  const decline = payment.decline && declines[payment.decline];
  return {
    payment_id: payment.id,
    merchant_reference: payment.reference,
    ...money(payment.amount),
    status: paymentTypes[payment.state].replace('payment.', ''),
    method: payment.wallet ? payment.wallet.toLowerCase() : 'card',
    ...(decline && { decline_reason: decline, is_soft: softDeclines.includes(decline) }),
    ...(card && !card.isForgotten && !card.isTransient && { card: showCard(card) }),
    updated_at: payment.changedAt,
  };
}

export function showRefund(refund: RefundRow, payment: PaymentRow): object {
  return {
    refund_id: refund.id,
    merchant_reference: refund.reference ?? null,
    payment_id: payment.id,
    payment_reference: payment.reference,
    ...money(refund.amount),
    status: 'succeeded',
    created_at: refund.createdAt,
  };
}

function showDispute(dispute: ChargebackRow, payment: PaymentRow): object {
  return {
    dispute_id: dispute.id,
    payment_id: payment.id,
    payment_reference: payment.reference,
    ...money(dispute.amount),
    reason: dispute.reason,
    respond_by: dispute.answerBy,
  };
}

export function showCard({ id, card, ...registration }: RegistrationRow): object {
  const [year, month] = card.expiresOn.split('-');
  return {
    card_id: id,
    last_four: card.last4,
    scheme: card.brand === 'master' ? 'mastercard' : 'visa',
    cardholder: card.holder,
    exp_month: Number(month),
    exp_year: Number(year),
    authenticated: registration.isAuthenticated,
    authentication_failed: registration.lastAuthenticationFailed,
  };
}

/** Formats one line of a day's report, which is CSV. */
export function settledLine({
  reference,
  kind,
  paymentId,
  paymentReference,
  amount,
  fee,
  at,
}: SettledRow) {
  const { currency } = amount;
  return [
    reference,
    kind,
    paymentId,
    paymentReference,
    decimalAmount(amount),
    decimalAmount(fee),
    currency,
    at,
  ].join(',');
}

export const settledHead = 'reference,kind,payment_id,payment_reference,amount,fee,currency,at';
