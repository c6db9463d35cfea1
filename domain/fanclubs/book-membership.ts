import type { Knex } from 'knex';
import type { Order, OrderPayment } from '../payments/schema';
import type { DomainContext } from '../shared/context';
import { postTransfer } from '../wallet/ledger/post-transfer';
import { defineTransferReason, type AccountRef } from '../wallet/schema';
import { readCreatorLegs, splitLoss } from '../wallet/shares/take-shares-back';
import type { MembershipOrder } from './membership-order';

const membershipShared = defineTransferReason('fanclub_payment');
const membershipTakenBack = defineTransferReason('fanclub_payment_taken_back');

interface Leg {
  account: AccountRef;
  amount: number;
}

/** Returns the creator's share of a payment: the percentage valid at the sale, rounded down to the cent. */
const shareOf = (net: number, { creatorId, creatorPercent }: MembershipOrder): number =>
  creatorId === null ? 0 : Math.floor((net * creatorPercent) / 100);

interface Paid {
  order: Order;
  payment: OrderPayment;
  details: MembershipOrder;
}

/**
 * Books a paid membership: the creator's share immediately, as held; the rest is earned over the paid
 * period.
 */
export async function bookMembership(
  context: DomainContext,
  trx: Knex.Transaction,
  { order, payment, details }: Paid,
  period: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const net = payment.net.minor;
  const share = shareOf(net, details);
  await trx('fanclub_periods').insert({
    order_id: order.id,
    net_minor: net - share,
    currency: payment.net.currency,
    starts_at: period.startsAt,
    ends_at: period.endsAt,
  });
  if (share === 0) return;
  await postTransfer(context, trx, {
    idempotencyKey: `club-paid:${order.id}`,
    reason: membershipShared,
    reference: order.id,
    legs: legsOf(
      [
        { account: { system: 'deferred', detail: 'fanclubs' }, amount: -share },
        ...creatorLeg(details, 'held', share),
      ],
      payment.net.currency,
    ),
  });
}

interface Reversed extends Paid {
  share: number;
  isWhole: boolean;
  cause: 'refund' | 'chargeback' | 'chargeback-reversed';
  reversalId: string;
}

/**
 * Deducts the creator's part of a reversed payment, first from what is held, then from what is payable,
 * which may become negative. Returns it in the same way when a chargeback is withdrawn, never more than
 * they received. The rest is our loss and booked with the payment.
 */
export async function bookTakenBack(
  context: DomainContext,
  trx: Knex.Transaction,
  reversed: Reversed,
): Promise<void> {
  const { order, payment, details, cause, reversalId } = reversed;
  const { creatorId } = details;
  if (creatorId === null) return;
  const { held, payable } = await creatorLoss(context, trx, creatorId, reversed);
  if (held === 0 && payable === 0) return;
  const loss: AccountRef = { system: cause === 'refund' ? 'refunded' : 'disputed' };
  await postTransfer(context, trx, {
    idempotencyKey: `club-${cause}:${reversalId}`,
    reason: membershipTakenBack,
    reference: order.id,
    legs: legsOf(
      [
        { account: loss, amount: -held - payable },
        ...creatorLeg(details, 'held', held),
        ...creatorLeg(details, 'payable', payable),
      ],
      payment.net.currency,
    ),
  });
}

async function creatorLoss(
  context: DomainContext,
  trx: Knex.Transaction,
  creatorId: string,
  { order, payment, details, share, isWhole, cause, reversalId }: Reversed,
): Promise<{ held: number; payable: number }> {
  const { currency } = payment.net;
  const read = (transfer: { idempotency_key: string } | { reference: string }) =>
    readCreatorLegs(trx, transfer, creatorId, currency);
  if (cause === 'chargeback-reversed') {
    const taken = await read({ idempotency_key: `club-chargeback:${reversalId}` });
    return { held: 0 - taken.held, payable: 0 - taken.payable };
  }
  const rest = await read({ reference: order.id });
  const left = rest.held + rest.payable;
  const part = Math.round(shareOf(payment.net.minor, details) * share);
  const minor = isWhole ? left : Math.min(left, part);
  return splitLoss(trx, { creatorId, minor }, currency, context.now());
}

function creatorLeg({ creatorId }: MembershipOrder, as: 'held' | 'payable', amount: number): Leg[] {
  return creatorId === null ? [] : [{ account: { creator: creatorId, as }, amount }];
}

const legsOf = (legs: Leg[], unit: string) =>
  legs.filter(({ amount }) => amount !== 0).map((leg) => ({ ...leg, unit }));
