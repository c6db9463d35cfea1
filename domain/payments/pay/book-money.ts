import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Money } from '../../shared/money';
import { postTransfer } from '../../wallet/ledger/post-transfer';
import { defineTransferReason, type AccountRef } from '../../wallet/schema';
import { walletSettings } from '../../wallet/settings';
import { readCreatorLegs, splitLoss } from '../../wallet/shares/take-shares-back';
import type { Order, OrderPayment, ProductKind } from '../schema';

const orderPayment = defineTransferReason('order_payment');
const givenBack = defineTransferReason('payment_given_back');
const refunded = defineTransferReason('payment_refund');
const disputed = defineTransferReason('payment_chargeback');
const disputeWithdrawn = defineTransferReason('payment_chargeback_withdrawn');

type Cause = 'refund' | 'chargeback' | 'chargeback-reversed';

/** The deferred accounts for the net sum of products that are paid first and delivered later. */
const deferredOf: Partial<Record<ProductKind, 'tokens' | 'subscriptions' | 'fanclubs'>> = {
  tokens: 'tokens',
  subscriptions: 'subscriptions',
  fanclub: 'fanclubs',
};

interface Leg {
  account: AccountRef;
  amount: number;
}

const legsOf = (legs: Leg[], unit: string) =>
  legs.filter(({ amount }) => amount !== 0).map((leg) => ({ ...leg, unit }));

/**
 * Books the payment of an order: a receivable from the processor, the tax, and the rest as deferred or
 * earned.
 */
export async function bookPayment(
  context: DomainContext,
  trx: Knex.Transaction,
  order: Order,
  payment: OrderPayment,
): Promise<void> {
  const { minor, currency } = payment.amount;
  await postTransfer(context, trx, {
    idempotencyKey: `order-paid:${order.id}`,
    reason: orderPayment,
    reference: order.id,
    legs: legsOf(
      [
        { account: { system: 'receivable', detail: payment.processor }, amount: -minor },
        { account: { system: 'tax' }, amount: minor - payment.net.minor },
        ...(await shareNet(context, { order, net: payment.net.minor })),
      ],
      currency,
    ),
  });
}

/**
 * Returns the legs of the net sum. Subscriptions and tokens are earned over time; an asset is delivered
 * immediately, together with its creator's share.
 */
async function shareNet(
  context: DomainContext,
  { order: { product }, net }: { order: Order; net: number },
): Promise<Leg[]> {
  const deferred = deferredOf[product.kind];
  if (deferred) return [{ account: { system: 'deferred', detail: deferred }, amount: net }];
  const share = product.creatorId ? await shareOf(context, { product, net }) : 0;
  const earned: Leg = { account: { system: 'earned', detail: 'posts' }, amount: net - share };
  if (!product.creatorId) return [earned];
  return [earned, { account: { creator: product.creatorId, as: 'held' }, amount: share }];
}

/** The reason by which creators' percentages name the same purchase with tokens. */
const spendOf: Partial<Record<ProductKind, string>> = { post_asset: 'post_asset_unlock' };

async function shareOf(
  context: DomainContext,
  { product, net }: { product: Order['product']; net: number },
): Promise<number> {
  const { creator_share_percent: usual, creator_share_percent_by_reason: ofReasons } =
    await context.settings(walletSettings);
  return Math.floor((net * (ofReasons[spendOf[product.kind] ?? ''] ?? usual)) / 100);
}

/** Books surplus money, which has to be returned in full. */
export async function bookSurplus(
  context: DomainContext,
  trx: Knex.Transaction,
  { paymentId, processor, money }: { paymentId: string; processor: string; money: Money },
): Promise<void> {
  await postTransfer(context, trx, {
    idempotencyKey: `surplus-paid:${paymentId}`,
    reason: orderPayment,
    reference: paymentId,
    legs: legsOf(
      [
        { account: { system: 'receivable', detail: processor }, amount: -money.minor },
        { account: { system: 'refunded' }, amount: money.minor },
      ],
      money.currency,
    ),
  });
}

/** Books the return of surplus money. */
export async function bookGivenBack(
  context: DomainContext,
  trx: Knex.Transaction,
  { refundId, processor, money }: { refundId: string; processor: string; money: Money },
): Promise<void> {
  await postTransfer(context, trx, {
    idempotencyKey: `given-back:${refundId}`,
    reason: givenBack,
    reference: refundId,
    legs: legsOf(
      [
        { account: { system: 'receivable', detail: processor }, amount: money.minor },
        { account: { system: 'refunded' }, amount: -money.minor },
      ],
      money.currency,
    ),
  });
}

/** The data for the booking of a reversal. */
export interface Reversal {
  order: Order;
  payment: OrderPayment;
  money: Money;
  cause: Cause;
  reversalId: string;
}

const reasonOf: Record<Cause, typeof refunded> = {
  refund: refunded,
  chargeback: disputed,
  'chargeback-reversed': disputeWithdrawn,
};
const lossOf = (cause: Cause): AccountRef =>
  cause === 'refund' ? { system: 'refunded' } : { system: 'disputed' };
/** A withdrawn chargeback is booked with the opposite sign. */
const signOf = (cause: Cause) => (cause === 'chargeback-reversed' ? -1 : 1);

/**
 * Books that money of a paid order was returned, or received again: against the receivable from the
 * processor and the tax, with the rest as a loss. The seller deducts the part that was not earned yet. A
 * creator's share of an asset is also reversed, first from the held amount, then from the payable one.
 */
export async function bookReversal(
  context: DomainContext,
  trx: Knex.Transaction,
  reversal: Reversal,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  const { order, payment, money, cause, reversalId } = reversal;
  const sign = signOf(cause);
  const tax = taxPart(payment, money);
  const creators = await creatorLegs(context, trx, reversal, isWhole);
  const share = creators.reduce((sum, { amount }) => sum + amount, 0);
  await postTransfer(context, trx, {
    idempotencyKey: `${cause}:${reversalId}`,
    reason: reasonOf[cause],
    reference: order.id,
    legs: legsOf(
      [
        {
          account: { system: 'receivable', detail: payment.processor },
          amount: sign * money.minor,
        },
        { account: { system: 'tax' }, amount: -sign * tax },
        { account: lossOf(cause), amount: -sign * (money.minor - tax) - share },
        ...creators,
      ],
      money.currency,
    ),
  });
}

/** Returns the legs of a creator's share of an asset that is reversed, or given again. */
async function creatorLegs(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, payment, money, cause, reversalId }: Reversal,
  isWhole: boolean,
): Promise<Leg[]> {
  const { creatorId, kind } = order.product;
  if (!creatorId || deferredOf[kind]) return [];
  const { currency } = money;
  const read = (transfer: { idempotency_key: string } | { reference: string }) =>
    readCreatorLegs(trx, transfer, creatorId, currency);
  const legs = ({ held, payable }: { held: number; payable: number }): Leg[] => [
    { account: { creator: creatorId, as: 'held' }, amount: held },
    { account: { creator: creatorId, as: 'payable' }, amount: payable },
  ];
  if (cause === 'chargeback-reversed') {
    const taken = await read({ idempotency_key: `chargeback:${reversalId}` });
    return legs({ held: 0 - taken.held, payable: 0 - taken.payable });
  }
  const given = await read({ idempotency_key: `order-paid:${order.id}` });
  const rest = await read({ reference: order.id });
  const left = rest.held + rest.payable;
  const part = Math.floor((given.held * money.minor) / payment.amount.minor);
  const minor = isWhole ? left : Math.min(left, part);
  return legs(await splitLoss(trx, { creatorId, minor }, currency, context.now()));
}

/** Returns the tax in a part of the payment. */
const taxPart = ({ amount, net }: OrderPayment, money: Money): number =>
  Math.round(((amount.minor - net.minor) * money.minor) / amount.minor);
