import type { Knex } from 'knex';
import type { PayoutsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { postTransfer } from '../wallet/ledger/post-transfer';
import { defineTransferReason, type AccountRef } from '../wallet/schema';

const requested = defineTransferReason('payout_requested');
const paid = defineTransferReason('payout_paid');
const returned = defineTransferReason('payout_returned');
const reversed = defineTransferReason('payout_reversed');

/** The reasons of the transfers of payouts; all others change what was earned. */
export const payoutReasons = [requested, paid, returned, reversed];

type Booked = Pick<PayoutsRow, 'id' | 'user_id' | 'amount_minor' | 'fee_minor' | 'currency'>;

/** Takes a requested payout out of the payable shares. */
export const bookRequested = (context: DomainContext, trx: Knex.Transaction, payout: Booked) =>
  book(context, trx, payout, {
    reason: requested,
    legs: [
      [{ creator: payout.user_id, as: 'payable' }, -payout.amount_minor],
      [{ creator: payout.user_id, as: 'payout' }, payout.amount_minor],
    ],
  });

/** Books that a payout has left the bank. Its fee lowers the fees that we pay. */
export const bookPaid = (context: DomainContext, trx: Knex.Transaction, payout: Booked) =>
  book(context, trx, payout, {
    reason: paid,
    legs: [
      [{ creator: payout.user_id, as: 'payout' }, -payout.amount_minor],
      [{ system: 'bank' }, payout.amount_minor - payout.fee_minor],
      [{ system: 'fees' }, payout.fee_minor],
    ],
  });

/** Gives the money of a payout that was never paid back to the payable shares. */
export const bookReturned = (context: DomainContext, trx: Knex.Transaction, payout: Booked) =>
  book(context, trx, payout, {
    reason: returned,
    legs: [
      [{ creator: payout.user_id, as: 'payout' }, -payout.amount_minor],
      [{ creator: payout.user_id, as: 'payable' }, payout.amount_minor],
    ],
  });

/** Gives the money of a paid payout that came back, with its fee, back to the payable shares. */
export const bookReversed = (context: DomainContext, trx: Knex.Transaction, payout: Booked) =>
  book(context, trx, payout, {
    reason: reversed,
    legs: [
      [{ system: 'bank' }, payout.fee_minor - payout.amount_minor],
      [{ system: 'fees' }, -payout.fee_minor],
      [{ creator: payout.user_id, as: 'payable' }, payout.amount_minor],
    ],
  });

interface Booking {
  reason: typeof paid;
  legs: [AccountRef, number][];
}

/** Books a step of a payout, once. */
async function book(
  context: DomainContext,
  trx: Knex.Transaction,
  { id, currency: unit }: Booked,
  { reason, legs }: Booking,
): Promise<void> {
  const moving = legs.filter(([, amount]) => amount !== 0);
  await postTransfer(context, trx, {
    idempotencyKey: `${reason}:${id}`,
    reason,
    reference: id,
    legs: moving.map(([account, amount]) => ({ account, unit, amount })),
  });
}
