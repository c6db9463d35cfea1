import type { CardForm, Wallet } from '~/providers/payments/payment-provider';
import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { callProcessor, processorOf, type Providers } from '../pay/call-processor';
import { listCards, type SavedCard } from '../cards/cards';
import { findOrder } from './find-order';
import { renews, routeOf, takesCrypto } from '../pay/pay-order';
import { findLatest } from '../pay/payment-rows';
import { refuse, type Refusal } from '../refusals';
import type { Order, PaymentMethod, PaymentState } from '../schema';
import { paymentsSettings } from '../settings';
import { redirectUrlOf } from '../pay/try-payment';

export interface Checkout {
  order: Order;
  /**
   * The cards that can be charged for this order; `needsCvc` is true when the security code is required.
   */
  cards: (SavedCard & { needsCvc: boolean })[];
  means: {
    /** The processor whose form accepts a new card; null if there is none. */
    cardForm: string | null;
    hosted: boolean;
    wallets: Wallet[];
    crypto: boolean;
    /** The plan lengths in months that crypto is accepted for, if it is not for this order. */
    cryptoDurations: number[];
  };
  /** The payment that is pending or paid the order, else the latest one. */
  payment: {
    id: string;
    state: PaymentState;
    isInReview: boolean;
    method: PaymentMethod;
    wallet: Wallet | null;
    card: { brand: 'visa' | 'master'; last4: string } | null;
    declineCode: string | null;
    createdAt: Date;
    endedAt: Date | null;
    /** The address at which the payer can continue. */
    redirectUrl: string | null;
  } | null;
}

/** Returns a person's order with its current ways to pay; null if there is none. */
export async function getCheckout(
  context: DomainContext,
  providers: Providers,
  request: { buyerId: string; orderId: string; country?: string | null },
): Promise<Checkout | null> {
  const order = await findOrder(context.db, request.orderId);
  if (!order || order.buyerId !== request.buyerId) return null;
  const cards = await listCards(context, order.buyerId);
  const payment = await findLatest(context.db, order.id);
  return {
    order,
    cards: cards.flatMap((card) => {
      const provider = processorOf(providers, card.processor);
      const canCharge =
        provider?.charge && provider.currencies.includes(order.price.total.currency);
      return canCharge ? [{ ...card, needsCvc: provider.needsCvcOfSavedCards }] : [];
    }),
    means: await meansOf(context, providers, order, request.country ?? null),
    payment: payment ? checkoutPaymentOf(context, payment) : null,
  };
}

/** Converts a payment to the form shown to its payer. */
function checkoutPaymentOf(
  context: DomainContext,
  payment: PaymentsRow,
): NonNullable<Checkout['payment']> {
  const { card_brand: brand, card_last4: last4 } = payment;
  return {
    id: payment.id,
    state: payment.state,
    isInReview: payment.review !== null && payment.reviewed_at === null,
    method: payment.method,
    wallet: payment.wallet,
    card: brand && last4 ? { brand, last4 } : null,
    declineCode: payment.decline_code,
    createdAt: payment.created_at,
    endedAt: payment.completed_at ?? payment.failed_at,
    redirectUrl: payment.state === 'pending' ? redirectUrlOf(context, payment) : null,
  };
}

async function meansOf(
  context: DomainContext,
  providers: Providers,
  order: Order,
  country: string | null,
): Promise<Checkout['means']> {
  const { currency } = order.price.total;
  const { crypto_plan_months } = await context.settings(paymentsSettings);
  const usable = providers.filter(({ currencies }) => currencies.includes(currency));
  const hosted = await routeOf(context, providers, {
    wanted: { kind: 'hosted', renews: renews(order) },
    order,
    paying: { country },
  });
  const hasCrypto = usable.some(({ kind }) => kind === 'crypto');
  const isCryptoTaken = hasCrypto && (await takesCrypto(context, order));
  return {
    cardForm: usable.find((one) => one.openCardForm && one.exchangeToken)?.id ?? null,
    hosted: hosted.length > 0,
    wallets: [...new Set(usable.flatMap((one) => (one.openPage ? one.wallets : [])))],
    crypto: isCryptoTaken,
    cryptoDurations: hasCrypto && !isCryptoTaken ? crypto_plan_months : [],
  };
}

interface FormRequest {
  userId: string;
  /** The order, or the page of the request; the same reference opens the same form. */
  reference: string;
  purpose: 'pay' | 'save' | 'cvc';
  returnUrl: string;
  /** The person's saved card whose security code is required. */
  cardId?: string;
  locale?: string;
}

/** Opens a processor's form for a new card or for the security code of a saved one. */
export async function openCardForm(
  context: DomainContext,
  providers: Providers,
  request: FormRequest,
): Promise<
  | { ok: true; processor: string; form: CardForm }
  | Refusal<'means-unavailable' | 'no-such-card' | 'provider-away'>
> {
  const { userId, reference, purpose, returnUrl, cardId, locale } = request;
  const card = cardId
    ? await context
        .db('saved_cards')
        .where({ id: cardId, user_id: userId, removed_at: null })
        .first('processor', 'registration_id')
    : undefined;
  if (cardId && !card) return refuse('no-such-card');
  const provider = card
    ? processorOf(providers, card.processor)
    : providers.find((one) => one.openCardForm && one.exchangeToken);
  if (!provider?.openCardForm) return refuse('means-unavailable');
  const account = await context.db('accounts').where({ id: userId }).first('email');
  const opened = await callProcessor(
    provider.openCardForm({
      reference,
      email: account?.email ?? '',
      returnUrl,
      purpose,
      ...(card ? { registrationId: card.registration_id } : {}),
      ...(locale ? { locale } : {}),
    }),
  );
  return opened.ok
    ? { ok: true, processor: provider.id, form: opened.answer }
    : refuse('provider-away');
}
