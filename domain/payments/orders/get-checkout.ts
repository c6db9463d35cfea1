import type { CardForm, Wallet } from '~/providers/payments/payment-provider';
import type { PaymentsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { askProcessor, processorOf, type Providers } from '../pay/ask-processor';
import { listCards, type SavedCard } from '../cards/cards';
import { findOrder } from './find-order';
import { routeOf, takesCrypto } from '../pay/pay-order';
import { findLatest } from '../pay/payment-rows';
import { refuse, type Refusal } from '../refusals';
import type { Order, PaymentMethod, PaymentState } from '../schema';
import { paymentsSettings } from '../settings';
import { redirectUrlOf } from '../pay/try-payment';

export interface Checkout {
  order: Order;
  /** Those that can be charged for this order, with whether their code is asked for. */
  cards: (SavedCard & { needsCvc: boolean })[];
  means: {
    /** The processor whose fields take a new card; null where there are none. */
    cardForm: string | null;
    hosted: boolean;
    wallets: Wallet[];
    crypto: boolean;
    /** Months of plans that coins are taken for, where they are not for this one. */
    cryptoDurations: number[];
  };
  /** The try that is under way or paid the order, else the latest. */
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
    /** Where its payer can go on. */
    redirectUrl: string | null;
  } | null;
}

/** An order of a person's own with all that it can be paid by now; null where there is none. */
export async function getCheckout(
  context: DomainContext,
  providers: Providers,
  asked: { buyerId: string; orderId: string; country?: string | null },
): Promise<Checkout | null> {
  const order = await findOrder(context.db, asked.orderId);
  if (!order || order.buyerId !== asked.buyerId) return null;
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
    means: await meansOf(context, providers, order, asked.country ?? null),
    payment: payment ? toldOf(context, payment) : null,
  };
}

/** What its payer is told of a payment. */
function toldOf(context: DomainContext, payment: PaymentsRow): NonNullable<Checkout['payment']> {
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
    wanted: { kind: 'hosted' },
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

interface FormAsked {
  userId: string;
  /** The order it is for, or where the wish comes from: the same one opens the same form. */
  reference: string;
  purpose: 'pay' | 'save' | 'cvc';
  returnUrl: string;
  /** The saved card of the person's own whose code is asked for. */
  cardId?: string;
  locale?: string;
}

/** Opens the fields of a processor that a card, or a saved card's code, is typed into. */
export async function openCardForm(
  context: DomainContext,
  providers: Providers,
  asked: FormAsked,
): Promise<
  | { ok: true; processor: string; form: CardForm }
  | Refusal<'means-unavailable' | 'no-such-card' | 'provider-away'>
> {
  const { userId, reference, purpose, returnUrl, cardId, locale } = asked;
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
  const opened = await askProcessor(
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
