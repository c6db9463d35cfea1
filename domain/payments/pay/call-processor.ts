import {
  isPaymentProviderFailed,
  type PaymentProvider,
  type PaymentProviderFailed,
  type ProviderPayment,
} from '~/providers/payments/payment-provider';
import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { changePayment, type PaymentChange, type ReportSource } from './change-payment';
import { amountOf } from './payment-rows';
import { paymentsSettings } from '../settings';

/** The time after which a payment that the processor does not know is given up. */
const unknownAfterMs = 120_000;

export type Providers = readonly PaymentProvider[];

export type ProcessorResult<Answer> =
  { ok: true; answer: Answer } | { ok: false; reason: PaymentProviderFailed['reason'] };

/** Returns a processor's answer, or the reason why the call failed. */
export async function callProcessor<Answer>(
  call: Promise<Answer>,
): Promise<ProcessorResult<Answer>> {
  try {
    return { ok: true, answer: await call };
  } catch (error) {
    if (isPaymentProviderFailed(error)) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** Returns a configured processor; undefined if it is no longer configured. */
export const processorOf = (providers: Providers, id: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.id === id);

/** Converts a processor's report of a payment to the input of `changePayment`. */
export function paymentChangeOf(report: ProviderPayment, by: ReportSource): PaymentChange {
  const beside = {
    by,
    providerPaymentId: report.providerPaymentId,
    wallet: report.wallet,
    registration: report.registration,
  };
  const received = report.received && { received: report.received };
  switch (report.state) {
    case 'pending':
    case 'expired':
      return { ...beside, ...received, state: report.state };
    case 'completed':
      return { ...beside, ...received, state: 'completed', amount: report.amount };
    case 'failed':
      return { ...beside, state: 'failed', declineCode: report.failure?.declineCode ?? null };
  }
}

/**
 * Queries the processor for the result of a payment and stores it, for a person who returned from a page or
 * waits. Returns the payment and whether the processor could be queried.
 */
export async function settlePayment(
  context: DomainContext,
  providers: Providers,
  payment: PaymentsRow,
  by: ReportSource,
): Promise<{ payment: PaymentsRow; isQueried: boolean }> {
  const provider = processorOf(providers, payment.processor);
  if (payment.state === 'completed' || !provider) return { payment, isQueried: false };
  const { id: paymentId, provider_payment_id } = payment;
  const found = await callProcessor(
    provider.find({
      paymentId,
      amount: amountOf(payment),
      ...(provider_payment_id ? { providerPaymentId: provider_payment_id } : {}),
    }),
  );
  if (!found.ok) return { payment, isQueried: false };
  const telling = await changeOfAnswer(context, payment, found.answer, by);
  if (!telling) return { payment, isQueried: true };
  const changed = await transact(context, (trx) => changePayment(context, trx, paymentId, telling));
  return { payment: changed ?? payment, isQueried: true };
}

/**
 * Converts a processor's answer to a change of the payment. "Not found" is accepted once our own request
 * cannot be in progress any more. A page that was not paid in time counts as expired.
 */
async function changeOfAnswer(
  context: DomainContext,
  payment: PaymentsRow,
  answer: ProviderPayment | null,
  by: ReportSource,
): Promise<PaymentChange | null> {
  const settings = await context.settings(paymentsSettings);
  const now = context.now().getTime();
  if (answer && answer.paymentId !== payment.id) return null;
  if (answer?.state !== 'pending' && answer) return paymentChangeOf(answer, by);
  const isOver = now > payment.expires_at.getTime() + settings.payment_pending_seconds * 1000;
  if (answer) return isOver ? { state: 'expired', by: 'expiry' } : paymentChangeOf(answer, by);
  if (payment.asked === 'answered') return isOver ? { state: 'expired', by: 'expiry' } : null;
  const isOld = now > payment.created_at.getTime() + unknownAfterMs;
  return isOld || payment.asked === 'unavailable' ? { state: 'unheard', by } : null;
}
