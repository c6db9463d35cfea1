import type { Knex } from 'knex';
import type { PaymentEventsRow, PaymentsRow } from '~/db/rows';
import type { CardRegistration, Wallet } from '~/providers/payments/payment-provider';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { closeOwned, isOwnedAlready } from './is-owned-already';
import { bookPayment, bookSurplus } from './book-money';
import { decidePayment, type PaymentDecision, type PaymentReport } from './decide-payment';
import { paymentChanged } from '../events';
import { toOrder } from '../orders/find-order';
import { keepCard, offerCard } from '../cards/keep-card';
import { orderPaid, paymentFailed } from '../order-hooks';
import { amountOf, lockPayment, toOrderPayment } from './payment-rows';
import { announceReceipt } from '../orders/receipts';
import { oweRefund } from '../reversals/refund-rows';
import { noteAttemptEnded } from '../risk/risk-rows';
import type { Order } from '../schema';

export type ReportSource = PaymentEventsRow['told_by'];

/** A reported change of a payment with its source and further data. */
export type PaymentChange = PaymentReport & {
  by: ReportSource;
  providerPaymentId?: string | undefined;
  wallet?: Wallet | undefined;
  registration?: CardRegistration | undefined;
};

/**
 * Applies a reported change to a payment by `decidePayment`, and delivers the product or owes a refund
 * accordingly. Only this function ends a payment. A repeated report changes nothing. Returns the payment;
 * null if there is none.
 */
export async function changePayment(
  context: DomainContext,
  trx: Knex.Transaction,
  paymentId: string,
  telling: PaymentChange,
): Promise<PaymentsRow | null> {
  const locked = await lockPayment(trx, paymentId);
  if (!locked) return null;
  const { payment: before } = locked;
  if (isSecondSale(before, telling)) return noteSecondSale(context, trx, before, telling);
  const order = toOrder(locked.order);
  const facts = {
    state: before.state,
    amount: amountOf(before),
    order: order.state,
    isOwned: isPaidBy(before, telling) && (await isOwnedAlready(context, trx, order)),
    review: before.review,
  };
  const decided = decidePayment(facts, telling);
  const kept = await keepReported(context, trx, before, telling);
  if (decided.state === 'completed' && !hasOffered(before)) await offerPaidCard(trx, kept);
  if (isSame(before, decided)) return kept;
  if (decided.effect === 'fulfil') await standBack(trx, before);
  const payment = await writeDecision(context, trx, kept, decided, telling);
  await noteEvent(trx, { paymentId, telling, before, after: payment, at: context.now() });
  await follow(context, trx, { order, payment, telling }, decided.effect);
  const about = { personId: payment.payer_id, aggregateId: payment.id };
  announce(trx, paymentChanged, about, {
    paymentId,
    orderId: order.id,
    userId: payment.payer_id,
    state: payment.state,
    isInReview: payment.review !== null && payment.reviewed_at === null,
    processor: payment.processor,
  });
  return payment;
}

/** Checks whether the report would make the payment pay its order; only then the seller is consulted. */
const isPaidBy = (payment: PaymentsRow, telling: PaymentChange): boolean =>
  telling.state === 'completed' && payment.state !== 'completed';

type SecondSale = Extract<PaymentChange, { state: 'completed' }> & { providerPaymentId: string };

/** Checks for a second sale under the same payment id: the payer opened a page twice and paid twice. */
const isSecondSale = (payment: PaymentsRow, telling: PaymentChange): telling is SecondSale =>
  payment.state === 'completed' &&
  telling.state === 'completed' &&
  payment.provider_payment_id !== null &&
  telling.providerPaymentId !== undefined &&
  telling.providerPaymentId !== payment.provider_payment_id;

/** Stores the second sale as a separate payment and returns its money. */
async function noteSecondSale(
  context: DomainContext,
  trx: Knex.Transaction,
  payment: PaymentsRow,
  { providerPaymentId, amount }: SecondSale,
): Promise<PaymentsRow> {
  const now = context.now();
  const [second] = await trx('payments')
    .insert({
      id: newId(),
      order_id: payment.order_id,
      payer_id: payment.payer_id,
      method: payment.method,
      processor: payment.processor,
      provider_payment_id: providerPaymentId,
      saves_card: false,
      amount_minor: amount.minor,
      currency: amount.currency,
      state: 'completed',
      is_surplus: true,
      created_at: now,
      expires_at: now,
      completed_at: now,
    })
    .onConflict(['processor', 'provider_payment_id'])
    .ignore()
    .returning('*');
  if (second) await giveBack(context, trx, second, amount.minor);
  return payment;
}

interface Reviewed {
  isApproved: boolean;
  /** Null if staff did not decide in time. */
  reviewedBy: string | null;
}

/**
 * Ends the review of a payment. If it is approved, the received amount counts as paid: the product is
 * delivered, or the money is returned if the order was paid otherwise or its buyer owns the product. If it
 * is declined, nothing is delivered and the money is returned. Returns 'not-in-review' or 'nothing-came'
 * when the review cannot be ended.
 */
export async function endReview(
  context: DomainContext,
  trx: Knex.Transaction,
  paymentId: string,
  { isApproved, reviewedBy }: Reviewed,
): Promise<'ended' | 'not-in-review' | 'nothing-came'> {
  const locked = await lockPayment(trx, paymentId);
  if (!locked?.payment.review || locked.payment.reviewed_at) return 'not-in-review';
  const order = toOrder(locked.order);
  const { payment: before } = locked;
  const received = before.received_minor ?? 0;
  if (isApproved && received <= order.price.tax.minor) return 'nothing-came';
  const isOpen = order.state === 'open' || order.state === 'expired';
  const isOwed = isApproved && isOpen && !(await isOwnedAlready(context, trx, order));
  const effect = isOwed ? 'fulfil' : 'give-back';
  const at = context.now();
  const reviewed = { reviewed_at: at, reviewed_by: reviewedBy, poll_at: null };
  const ended = {
    ...reviewed,
    ...(received > 0
      ? {
          state: 'completed' as const,
          completed_at: at,
          failed_at: null,
          decline_code: null,
          amount_minor: received,
          is_surplus: effect === 'give-back',
        }
      : { state: 'failed' as const, failed_at: at, decline_code: 'review-declined' }),
  };
  if (effect === 'fulfil') await standBack(trx, before);
  await trx('payments').where({ id: paymentId }).update(ended);
  const payment = { ...before, ...ended };
  const decision = isApproved ? 'approved' : 'declined';
  await trx('payment_events').insert({
    payment_id: paymentId,
    told_by: 'review',
    told: decision,
    state_before: before.state,
    state_after: payment.state,
    created_at: at,
  });
  const telling: PaymentChange = { state: 'unheard', by: 'review' };
  await follow(context, trx, { order, payment, telling }, effect);
  const about = { personId: payment.payer_id, aggregateId: payment.id };
  announce(trx, paymentChanged, about, {
    paymentId,
    orderId: order.id,
    userId: payment.payer_id,
    state: payment.state,
    isInReview: false,
    processor: payment.processor,
  });
  return 'ended';
}

const isSame = (before: PaymentsRow, { state, review, receivedMinor }: PaymentDecision) =>
  before.state === state &&
  before.review === review &&
  (receivedMinor === null || before.received_minor === receivedMinor);

/**
 * Stores the further data of a report in any state of the payment: the processor's id, the wallet and the
 * card.
 */
async function keepReported(
  context: DomainContext,
  trx: Knex.Transaction,
  payment: PaymentsRow,
  { providerPaymentId, wallet, registration }: PaymentChange,
): Promise<PaymentsRow> {
  const card =
    registration && payment.saves_card && payment.saved_card_id === null
      ? await keepCard(context, trx, {
          userId: payment.payer_id,
          processor: payment.processor,
          registration,
          isOffered: false,
        })
      : null;
  const changes = {
    // The id under which a charge is queried may differ from the id of the sale that results from it.
    ...(providerPaymentId && (payment.provider_payment_id === null || payment.state === 'pending')
      ? { provider_payment_id: providerPaymentId }
      : {}),
    ...(wallet && payment.wallet === null ? { wallet } : {}),
    ...(registration && payment.card_last4 === null
      ? { card_last4: registration.last4, card_brand: registration.brand }
      : {}),
    ...(card ? { saved_card_id: card.id } : {}),
  };
  if (Object.keys(changes).length === 0) return payment;
  await trx('payments').where({ id: payment.id }).update(changes);
  return { ...payment, ...changes };
}

const hasOffered = ({ state, saved_card_id }: PaymentsRow): boolean =>
  state === 'completed' && saved_card_id !== null;

/** Offers the card of a completed payment; a card that was declined is not offered for the next payment. */
async function offerPaidCard(
  trx: Knex.Transaction,
  { saves_card, saved_card_id }: PaymentsRow,
): Promise<void> {
  if (!saves_card || saved_card_id === null) return;
  const card = await trx('saved_cards').where({ id: saved_card_id }).first();
  if (card) await offerCard(trx, card);
}

/**
 * Marks all other pending payments of the order as surplus, so that their money is returned if it arrives.
 */
async function standBack(trx: Knex.Transaction, { id, order_id }: PaymentsRow): Promise<void> {
  await trx('payments')
    .where({ order_id, state: 'pending', is_surplus: false })
    .whereNot({ id })
    .update({ is_surplus: true });
}

async function writeDecision(
  { now }: DomainContext,
  trx: Knex.Transaction,
  payment: PaymentsRow,
  { state, effect, review, receivedMinor }: PaymentDecision,
  telling: PaymentChange,
): Promise<PaymentsRow> {
  const changes = {
    state,
    review,
    received_minor: receivedMinor ?? payment.received_minor,
    ...(effect === 'fulfil' ? { is_surplus: false } : {}),
    ...(effect === 'give-back' ? { is_surplus: true } : {}),
    ...(state === 'completed' ? { completed_at: now() } : {}),
    ...(state === 'failed' || state === 'expired'
      ? { failed_at: now(), decline_code: declineCodeOf(telling) }
      : {}),
    ...(state !== 'pending' || review ? { poll_at: null, sealed_redirect_url: null } : {}),
  };
  await trx('payments').where({ id: payment.id }).update(changes);
  return { ...payment, ...changes };
}

function declineCodeOf(report: PaymentReport): string | null {
  if (report.state === 'failed') return report.declineCode;
  return report.state === 'unheard' ? 'never-arrived' : null;
}

interface Noted {
  paymentId: string;
  telling: PaymentChange;
  before: PaymentsRow;
  after: PaymentsRow;
  at: Date;
}

async function noteEvent(trx: Knex.Transaction, { paymentId, telling, before, after, at }: Noted) {
  await trx('payment_events').insert({
    payment_id: paymentId,
    told_by: telling.by,
    told: telling.state,
    state_before: before.state,
    state_after: after.review ? `${after.state}, ${after.review}` : after.state,
    created_at: at,
  });
}

interface Followed {
  order: Order;
  payment: PaymentsRow;
  telling: PaymentChange;
}

async function follow(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, payment, telling }: Followed,
  effect: PaymentDecision['effect'],
): Promise<void> {
  const at = context.now();
  const orderPayment = toOrderPayment(payment, order);
  const isRenewal = order.kind === 'rebill';
  if (effect === 'fulfil') {
    await trx('orders').where({ id: order.id }).update({ state: 'paid', closed_at: at });
    const paid = { ...order, state: 'paid' as const };
    await bookPayment(context, trx, paid, orderPayment);
    await context.hooks.run(orderPaid, trx, { order: paid, payment: orderPayment, isRenewal, at });
    await announceReceipt(context, trx, { kind: 'paid', order: paid, payment });
    await giveBack(context, trx, payment, (payment.received_minor ?? 0) - payment.amount_minor);
  }
  const received =
    payment.received_minor ?? (payment.state === 'completed' ? payment.amount_minor : 0);
  if (effect === 'give-back') {
    if (telling.state === 'completed') await closeOwned(context, trx, order.id);
    await giveBack(context, trx, payment, received);
  }
  if (effect === 'fail' && !payment.is_surplus) {
    const declineCode = declineCodeOf(telling);
    await context.hooks.run(paymentFailed, trx, {
      order,
      payment: orderPayment,
      declineCode,
      isRenewal: isRenewal && !payment.is_by_buyer,
      at,
    });
  }
  if (effect !== 'none') {
    await noteAttemptEnded(trx, payment.id, effect === 'fail' ? 'declined' : 'completed');
  }
}

/** Returns money for which nothing is delivered: it arrived late, twice, or exceeds the amount. */
async function giveBack(
  context: DomainContext,
  trx: Knex.Transaction,
  payment: PaymentsRow,
  minor: number,
): Promise<void> {
  if (minor <= 0) return;
  const money: Money = { minor, currency: payment.currency };
  await bookSurplus(context, trx, { paymentId: payment.id, processor: payment.processor, money });
  await oweRefund(context, trx, { payment, money, cause: 'given-back' });
}
