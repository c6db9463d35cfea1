import {
  isPaymentProviderFailed,
  type PaymentProvider,
  type PaymentProviderFailed,
  type ProviderPayment,
} from '~/providers/payments/payment-provider';
import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { changePayment, type Telling, type ToldBy } from './change-payment';
import { amountOf } from './payment-rows';
import { paymentsSettings } from '../settings';

export type Providers = readonly PaymentProvider[];

export type Asked<Answer> =
  { ok: true; answer: Answer } | { ok: false; reason: PaymentProviderFailed['reason'] };

/** Returns a processor's answer, or the reason why the call failed. */
export async function askProcessor<Answer>(asked: Promise<Answer>): Promise<Asked<Answer>> {
  try {
    return { ok: true, answer: await asked };
  } catch (error) {
    if (isPaymentProviderFailed(error)) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** Returns a configured processor; undefined if it is no longer configured. */
export const processorOf = (providers: Providers, id: string): PaymentProvider | undefined =>
  providers.find((provider) => provider.id === id);

/** Converts a processor's report of a payment to the input of `changePayment`. */
export function tellingOf(told: ProviderPayment, by: ToldBy): Telling {
  const beside = {
    by,
    providerPaymentId: told.providerPaymentId,
    wallet: told.wallet,
    registration: told.registration,
  };
  const received = told.received && { received: told.received };
  switch (told.state) {
    case 'pending':
    case 'expired':
      return { ...beside, ...received, state: told.state };
    case 'completed':
      return { ...beside, ...received, state: 'completed', amount: told.amount };
    case 'failed':
      return { ...beside, state: 'failed', declineCode: told.failure?.declineCode ?? null };
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
  by: ToldBy,
): Promise<{ payment: PaymentsRow; isAsked: boolean }> {
  const provider = processorOf(providers, payment.processor);
  if (payment.state === 'completed' || !provider) return { payment, isAsked: false };
  const { id: paymentId, provider_payment_id } = payment;
  const found = await askProcessor(
    provider.find({
      paymentId,
      amount: amountOf(payment),
      ...(provider_payment_id ? { providerPaymentId: provider_payment_id } : {}),
    }),
  );
  if (!found.ok) return { payment, isAsked: false };
  const telling = await tellingOfAnswer(context, payment, found.answer, by);
  if (!telling) return { payment, isAsked: true };
  const changed = await transact(context, (trx) => changePayment(context, trx, paymentId, telling));
  return { payment: changed ?? payment, isAsked: true };
}

/**
 * Converts a processor's answer to a change of the payment. "Not found" is accepted once our own request
 * cannot be in progress any more. A page that was not paid in time counts as expired.
 */
async function tellingOfAnswer(
  context: DomainContext,
  payment: PaymentsRow,
  answer: ProviderPayment | null,
  by: ToldBy,
): Promise<Telling | null> {
  const settings = await context.settings(paymentsSettings);
  const now = context.now().getTime();
  if (answer && answer.paymentId !== payment.id) return null;
  if (answer?.state !== 'pending' && answer) return tellingOf(answer, by);
  const isOver = now > payment.expires_at.getTime() + settings.payment_pending_seconds * 1000;
  if (answer) return isOver ? { state: 'expired', by: 'expiry' } : tellingOf(answer, by);
  if (payment.asked === 'answered') return isOver ? { state: 'expired', by: 'expiry' } : null;
  const isOld = now > payment.created_at.getTime() + settings.payment_unheard_seconds * 1000;
  return isOld || payment.asked === 'unavailable' ? { state: 'unheard', by } : null;
}
