import { someStaff } from '~/domain/staff/testing/some-staff';
import type { TestContext } from '~/db/testing';
import type { CheckoutRequest } from '~/domain/checkout/schema';
import { listCards } from '~/domain/payments/cards/cards';
import { chargeOrder } from '~/domain/payments/pay/charge-order';
import { refundPayment } from '~/domain/payments/reversals/refund-payment';
import { carryOutRefunds } from '~/domain/payments/reversals/refunds';
import { returnUrl } from '~/domain/payments/testing/play-shop';
import { applyWaitingWebhooks } from '~/domain/payments/webhooks';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';
import { welcome, type Customer, type Processors, type Way } from './customer';
import type { Shelves } from './shelves';

/** An event that affects a person's money, and the events for their open pages. */
export interface Cause {
  cause: string;
  /** Prepares the state before, whose events do not count. */
  before?: (house: House) => Promise<unknown>;
  happens: (house: House) => Promise<unknown>;
  events: string[];
}

export const day = 24 * 3_600_000;

/** Creates a customer with their own processors and clock. */
export async function enterHouse(context: TestContext, shelves: Shelves, processors: Processors) {
  const customer = await welcome(context, processors);
  const { userId, providers, processorOf } = customer;
  const chargebacks: string[] = [];
  const charging = {
    cardsOf: (owner: string) => listCards(context, owner),
    charge: (input: { orderId: string; cardId: string }) =>
      chargeOrder(context, providers, { ...input, returnUrl }),
  };
  /** Delivers a processor's event three times. */
  const deliver = async (event: Parameters<Customer['deliverWebhook']>[0]) => {
    for (let time = 0; time < 3; time += 1) await customer.deliverWebhook(event);
    await applyWaitingWebhooks(context);
  };
  const latestPayment = async () => {
    const payment = await context
      .db('payments')
      .where({ payer_id: userId, state: 'completed' })
      .orderBy('completed_at', 'desc')
      .first('id', 'amount_minor');
    if (!payment) throw new Error('nothing was paid');
    return payment;
  };
  return {
    ...customer,
    context,
    shelves,
    charging,
    /** Buys something and pays it in the given way. */
    async buy(request: CheckoutRequest, way: Way = 'saved') {
      const opened = await customer.open(request);
      if (!opened.ok) throw new Error(opened.reason);
      const paid = await customer.pay(opened.order.id, way);
      if (!paid.ok) throw new Error(paid.reason);
      if (way === 'hosted' || way === 'wallet' || way === 'crypto') {
        await deliver(processorOf(paid.paymentId).settle(paid.paymentId, 'completed'));
      }
      return opened.order;
    },
    /** Gives the customer free tokens. */
    give: (tokens: number) =>
      transact(context, (trx) =>
        grantTokens(context, trx, {
          userId,
          tokens,
          reason: openingBalance,
          idempotencyKey: newId(),
        }),
      ),
    /** Refunds the latest payment on behalf of staff. */
    async refund() {
      const { id, amount_minor } = await latestPayment();
      const input = { paymentId: id, amountMinor: amount_minor, reason: 'They asked' };
      await refundPayment(context, { ...input, by: someStaff() });
      await carryOutRefunds(context, providers);
    },
    /** Charges the latest payment back on behalf of the bank. */
    async chargeBack() {
      const { id, amount_minor } = await latestPayment();
      const event = processorOf(id).chargeBack(id, amount_minor);
      if ('chargebackId' in event) chargebacks.push(event.chargebackId);
      await deliver(event);
    },
    withdraw: () => deliver(processors.cards.withdraw(chargebacks.pop() ?? '')),
  };
}

export type House = Awaited<ReturnType<typeof enterHouse>>;
