import { someStaff } from '~/domain/staff/testing/some-staff';
import { joinClub } from '~/domain/fanclubs/join-club';
import { cancelMembership } from '~/domain/fanclubs/keep-membership';
import { refundPayment } from '~/domain/payments/reversals/refund-payment';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { cancelSubscription, renewSubscription } from '~/domain/subscriptions/cancel-subscription';
import { changePlan } from '~/domain/subscriptions/change-plan';
import { openingBalance } from '~/domain/wallet/schema';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import type { CheckoutRequest } from '~/domain/checkout/schema';
import type { TestContext } from '~/db/testing';
import type { Customer } from './customer';
import type { LifeAct } from './lives';
import type { Shelves } from './shelves';

/** One customer of the year, with the earlier acts that later ones refer to. */
export interface Subscriber {
  customer: Customer;
  chargebacks: string[];
}

/** The number of charges to decline, by the card's owner. */
export type Declines = Map<string, number>;

interface House {
  context: TestContext;
  shelves: Shelves;
  declines: Declines;
}

/** Carries out one act of a subscriber's life. */
export async function live(house: House, { customer, chargebacks }: Subscriber, act: LifeAct) {
  const { context, shelves, declines } = house;
  const { userId } = customer;
  switch (act.kind) {
    case 'subscribe':
      return buy(customer, { variant: 'subscriptions', productId: act.planId });
    case 'join-club':
      return buy(customer, { variant: 'fanclub', productId: shelves.club.creatorId });
    case 'buy-tokens':
      return buy(
        customer,
        shelves.requests.find(({ variant }) => variant === 'tokens'),
      );
    case 'join-with-tokens': {
      const { creatorId, tokens } = shelves.tokenClub;
      return joinClub(context, { userId, creatorId, tokens });
    }
    case 'spend': {
      const creatorId = act.isShared ? shelves.club.creatorId : null;
      const spend = { userId, tokens: act.tokens, reason: openingBalance, creatorId };
      return transact(context, (trx) =>
        spendTokens(context, trx, { ...spend, idempotencyKey: newId() }),
      );
    }
    case 'cancel':
      return cancelSubscription(context, userId);
    case 'go-on':
      return renewSubscription(context, userId);
    case 'change':
      return changePlan(context, { userId, isTest: false }, { planId: act.planId });
    case 'leave-club':
      return cancelMembership(context, { userId, creatorId: shelves.club.creatorId });
    case 'decline':
      return void declines.set(userId, act.times);
    case 'refund': {
      const { paymentId, left } = await findLatestPayment(context, customer);
      if (left < 2) return;
      const amountMinor = Math.floor(left * act.part);
      const input = { paymentId, amountMinor, reason: 'They asked', by: someStaff() };
      return refundPayment(context, input);
    }
    case 'charge-back': {
      const { paymentId, left } = await findLatestPayment(context, customer);
      if (left < 2) return;
      const event = customer
        .processorOf(paymentId)
        .chargeBack(paymentId, Math.floor(left * act.part));
      if ('chargebackId' in event) chargebacks.push(event.chargebackId);
      return customer.deliverWebhook(event);
    }
    case 'withdraw': {
      const chargebackId = chargebacks.pop();
      if (chargebackId)
        await customer.deliverWebhook(customer.processors.cards.withdraw(chargebackId));
    }
  }
}

/** Buys something; a refused purchase, such as a second plan, is skipped. */
async function buy(customer: Customer, request: CheckoutRequest | undefined): Promise<void> {
  if (!request) throw new Error('there is nothing of that kind');
  const opened = await customer.open(request);
  if (opened.ok) await customer.pay(opened.order.id, 'saved');
}

async function findLatestPayment({ db }: TestContext, { userId, processorOf }: Customer) {
  const payment = await db('payments')
    .where({ payer_id: userId, state: 'completed' })
    .orderBy('completed_at', 'desc')
    .first('id');
  const paymentId = payment?.id ?? '';
  return { paymentId, left: payment ? processorOf(paymentId).left(paymentId) : 0 };
}
