import type { PaymentsRow, SavedCardsRow } from '~/db/rows';
import type {
  CustomerBrowserData,
  DeclineCode,
  PaymentProvider,
  Wallet,
} from '~/providers/payments/payment-provider';
import type { DomainContext } from '../../shared/context';
import { placeOf } from '../../shared/sealing/seal';
import { transact } from '../../shared/transactions/transact';
import { callProcessor, type ProcessorResult } from './call-processor';
import { beginPayment } from './begin-payment';
import { changePayment, type PaymentChange } from './change-payment';
import { amountOf } from './payment-rows';
import { refuse, type Refusal } from '../refusals';
import type { Origin } from '../risk/risk-rows';
import type { Order } from '../schema';

/** One attempt to pay an order with one processor. */
export interface Trying {
  orderId: string;
  provider: PaymentProvider;
  /** The card to charge; null if the payer goes to a page of the processor. */
  card: SavedCardsRow | null;
  cvcToken?: string | undefined;
  wallet: Wallet | null;
  savesCard: boolean;
  email: string;
  locale?: string | undefined;
  browser?: CustomerBrowserData | undefined;
  /** An address of our site; the payment's id is added to it. */
  returnUrl: string;
  origin: Origin | null;
}

export type PayOutcome =
  | { ok: true; state: 'completed' | 'pending'; paymentId: string; orderId: string }
  | { ok: true; state: 'redirect'; url: string; paymentId: string; orderId: string }
  | Refusal<
      | 'no-such-order'
      | 'order-paid'
      | 'order-expired'
      | 'no-such-card'
      | 'card-expired'
      | 'code-of-card-required'
      | 'card-declined'
      | 'means-unavailable'
      | 'provider-away'
      | 'payment-in-review'
      | 'too-many-attempts'
      | 'purchases-paused'
    >;

/**
 * Begins a payment with one processor. 'provider-away' means that the processor certainly did nothing, so
 * another one may be tried. If it may have charged, the payment is pending.
 */
export async function tryPayment(context: DomainContext, trying: Trying): Promise<PayOutcome> {
  const begun = await beginPayment(context, trying);
  if (!begun.ok) return begun;
  if (begun.kind === 'under-way') return outcomeOf(context, begun.payment);
  const { payment, order } = begun;
  const result = trying.card
    ? await chargeCard(context, trying, { card: trying.card, payment, order })
    : await openPage(trying, payment, order);
  return noteAnswer(context, payment, result);
}

/** The result of a call of a processor. */
interface Done {
  state: 'completed' | 'failed' | 'pending';
  providerPaymentId?: string;
  redirectUrl?: string;
  declineCode?: DeclineCode;
  isRetryable?: boolean;
}

async function chargeCard(
  context: DomainContext,
  { provider, cvcToken, email, browser, returnUrl }: Trying,
  { card, payment, order }: { card: SavedCardsRow; payment: PaymentsRow; order: Order },
): Promise<ProcessorResult<Done>> {
  if (!provider.charge) throw new Error(`${provider.id} charges no cards`);
  return callProcessor(
    provider.charge({
      paymentId: payment.id,
      amount: amountOf(payment),
      registrationId: card.registration_id,
      ...(cvcToken ? { cvcToken } : {}),
      kind: order.kind,
      description: describe(order),
      email,
      returnUrl: withPayment(returnUrl, payment.id),
      ...(browser ? { browser } : {}),
      async onNamed(providerPaymentId) {
        await context
          .db('payments')
          .where({ id: payment.id })
          .update({ provider_payment_id: providerPaymentId });
      },
    }),
  );
}

async function openPage(
  { provider, wallet, savesCard, email, locale, returnUrl }: Trying,
  payment: PaymentsRow,
  order: Order,
): Promise<ProcessorResult<Done>> {
  if (!provider.openPage) throw new Error(`${provider.id} has no pages`);
  const opened = await callProcessor(
    provider.openPage({
      paymentId: payment.id,
      amount: amountOf(payment),
      description: describe(order),
      email,
      returnUrl: withPayment(returnUrl, payment.id),
      ...(wallet ? { wallet } : {}),
      ...(savesCard ? { saveCard: true } : {}),
      expiresAt: payment.expires_at,
      ...(locale ? { locale } : {}),
    }),
  );
  if (!opened.ok) return opened;
  const { url, providerPaymentId } = opened.answer;
  const done: Done = { state: 'pending', redirectUrl: url };
  return { ok: true, answer: providerPaymentId ? { ...done, providerPaymentId } : done };
}

const describe = ({ number, product }: Order) => `${product.name} (${number})`;

/** Adds the payment's id to the query of the return address. */
function withPayment(returnUrl: string, paymentId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment', paymentId);
  return url.href;
}

async function noteAnswer(
  context: DomainContext,
  { id }: PaymentsRow,
  result: ProcessorResult<Done>,
): Promise<PayOutcome> {
  return transact(context, async (trx) => {
    const end = result.ok ? 'answered' : endOf(result.reason);
    const redirectUrl = result.ok ? result.answer.redirectUrl : undefined;
    await trx('payments')
      .where({ id, state: 'pending' })
      .update({
        asked: end,
        ...(redirectUrl ? { sealed_redirect_url: sealUrl(context, id, redirectUrl) } : {}),
      });
    const payment = await changePayment(context, trx, id, await changeOfDone(trx, id, result));
    if (!payment) throw new Error('a payment is gone while it is made');
    if (!result.ok && payment.state === 'failed') return refuse('provider-away');
    const isRetryable = result.ok && result.answer.isRetryable === true;
    return outcomeOf(context, payment, isRetryable);
  });
}

/** Requests that were rejected or never arrived had no effect. */
const endOf = (reason: 'unavailable' | 'timeout' | 'invalid') =>
  reason === 'timeout' ? 'timeout' : 'unavailable';

async function changeOfDone(
  trx: Parameters<typeof changePayment>[1],
  id: string,
  result: ProcessorResult<Done>,
): Promise<PaymentChange> {
  const by = 'answer';
  if (!result.ok) {
    return result.reason === 'timeout' ? { state: 'pending', by } : { state: 'unheard', by };
  }
  const { state, providerPaymentId, declineCode } = result.answer;
  if (state === 'failed') {
    return { state, by, providerPaymentId, declineCode: declineCode ?? null };
  }
  if (state === 'pending') return { state, by, providerPaymentId };
  const payment = await trx('payments').where({ id }).first('amount_minor', 'currency');
  if (!payment) throw new Error('a payment is gone while it is made');
  const amount = { minor: payment.amount_minor, currency: payment.currency };
  return { state, by, providerPaymentId, amount };
}

const sealUrl = (context: DomainContext, id: string, url: string) =>
  context.seal.seal(url, placeOf('payments', 'sealed_redirect_url', id));

/** Returns the outcome of a payment for the caller. */
export function outcomeOf(
  context: DomainContext,
  payment: PaymentsRow,
  isRetryable = false,
): PayOutcome {
  const ids = { paymentId: payment.id, orderId: payment.order_id };
  if (payment.review && payment.reviewed_at === null) return refuse('payment-in-review');
  if (payment.state === 'completed') return { ok: true, state: 'completed', ...ids };
  if (payment.state !== 'pending') {
    return refuse('card-declined', { declineCode: payment.decline_code, isRetryable });
  }
  const url = redirectUrlOf(context, payment);
  return url
    ? { ok: true, state: 'redirect', url, ...ids }
    : { ok: true, state: 'pending', ...ids };
}

/** Returns the address to which the payer has to go; null if there is none. */
export const redirectUrlOf = (
  context: DomainContext,
  { id, sealed_redirect_url }: PaymentsRow,
): string | null =>
  sealed_redirect_url
    ? context.seal.open(sealed_redirect_url, placeOf('payments', 'sealed_redirect_url', id))
    : null;
