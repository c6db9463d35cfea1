import { createHmac } from 'node:crypto';
import type { CardProcessor, ProcessorEvent } from '../processor/card-processor';
import type {
  ChargebackRow,
  PaymentRow,
  RefundRow,
  RegistrationRow,
  SandboxMoney,
} from '../processor/rows';

/** Returns `t=SECONDS,v1=HEX`: the HMAC-SHA-256 over time and body, joined by a dot. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Returns the type name of an event. */
export function typeOf(processorEvent: ProcessorEvent): string {
  if (processorEvent.type === 'payment') return `payment.${processorEvent.payment.state}`;
  if (processorEvent.type === 'refund') return `refund.${processorEvent.refund.state}`;
  if (processorEvent.type === 'chargeback') {
    return processorEvent.chargeback.reversedAt ? 'chargeback.reversed' : 'chargeback.opened';
  }
  return processorEvent.type === 'registration-updated'
    ? 'registration.updated'
    : 'registration.expired';
}

/** Returns the webhook body of an event. */
export function bodyOf(
  processorEvent: ProcessorEvent,
  event: { id: string; createdAt: string },
  registrations: Registrations,
): object {
  return { ...event, type: typeOf(processorEvent), data: dataOf(processorEvent, registrations) };
}

type Registrations = Pick<CardProcessor['registrations'], 'get'>;

function dataOf(processorEvent: ProcessorEvent, registrations: Registrations): object {
  if (processorEvent.type === 'payment') {
    return { payment: showPayment(processorEvent.payment, registrations) };
  }
  if (processorEvent.type === 'refund') {
    return { refund: showRefund(processorEvent.refund, processorEvent.payment) };
  }
  if (processorEvent.type === 'chargeback') {
    return { chargeback: showChargeback(processorEvent.chargeback, processorEvent.payment) };
  }
  return { registration: showRegistration(processorEvent.registration) };
}

/** Formats an amount in whole minor units. */
const money = ({ minor, currency }: SandboxMoney) => ({ value: minor, currency });

export function showPayment(payment: PaymentRow, registrations: Registrations): object {
  const card = payment.wallet && registrations.get(payment.registrationId ?? '');
  const isRetryable =
    payment.decline === 'insufficient-funds' || payment.decline === 'do-not-honour';
  return {
    id: payment.id,
    reference: payment.reference,
    amount: money(payment.amount),
    state: payment.state,
    registration: payment.registrationId,
    ...(payment.wallet && { wallet: payment.wallet }),
    ...(card && { card: showRegistration(card) }),
    ...(payment.decline && { decline: { code: payment.decline, isRetryable } }),
    at: payment.changedAt,
  };
}

export function showRefund(refund: RefundRow, payment: PaymentRow): object {
  return {
    id: refund.id,
    reference: refund.reference ?? null,
    payment: payment.id,
    paymentReference: payment.reference,
    amount: money(refund.amount),
    state: refund.state,
    at: refund.createdAt,
  };
}

function showChargeback(chargeback: ChargebackRow, payment: PaymentRow): object {
  return {
    id: chargeback.id,
    payment: payment.id,
    paymentReference: payment.reference,
    amount: money(chargeback.amount),
    reason: chargeback.reason,
    answerBy: chargeback.answerBy,
    at: chargeback.reversedAt ?? chargeback.createdAt,
  };
}

export function showRegistration(registration: RegistrationRow): object {
  const { last4, brand, holder, expiresOn } = registration.card;
  return {
    id: registration.id,
    last4,
    brand,
    holder,
    expiresOn,
    isAuthenticated: registration.isAuthenticated,
    lastAuthenticationFailed: registration.lastAuthenticationFailed,
  };
}
