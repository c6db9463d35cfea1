import { someStaff } from '~/domain/staff/testing/some-staff';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestContext } from '~/db/testing';
import { cancelMembership, keepMembership } from '~/domain/fanclubs/keep-membership';
import { joinClub } from '~/domain/fanclubs/join-club';
import { settleReturn } from '~/domain/payments/pay/settle-payments';
import { approveRefund, refundPayment } from '~/domain/payments/reversals/refund-payment';
import type { Behaviour, RefundBehaviour } from '~/domain/payments/testing/play-provider';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { cancelSubscription, renewSubscription } from '~/domain/subscriptions/cancel-subscription';
import { changePlan } from '~/domain/subscriptions/change-plan';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { openingBalance } from '~/domain/wallet/schema';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import type { ProviderEvent } from '~/providers/payments/payment-provider';
import type { Customer, Way } from './customer';
import type { Death, Deaths } from './deaths';
import type { Tally } from './invariants';
import type { Shelves } from './shelves';
import { passTime, work } from './work';

/** The state of the model: orders and events that later acts refer to, and the amount spent. */
export interface Model extends Tally {
  orders: string[];
  /** The chargebacks; next, all events that processors have not yet sent. */
  chargebacks: string[];
  providerEvents: ProviderEvent[];
}

/** One customer in a database with earlier customers. */
export interface Real {
  context: TestContext;
  shelves: Shelves;
  customer: Customer;
  deaths: Deaths;
}

type Command = fc.AsyncCommand<Model, Real>;

const act = (name: string, run: (model: Model, real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (model, real) => void (await run(model, real)),
  toString: () => name,
});

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

/** Returns the payments that the customer's processors have, the oldest first. */
const paymentsOf = ({ providers }: Customer) =>
  providers
    .flatMap((provider) =>
      [...provider.storedPayments.values()].map((payment) => ({ provider, payment })),
    )
    .sort((one, other) => (one.payment.paymentId < other.payment.paymentId ? -1 : 1));

/** Refusals that acts in any order may cause; any other is a fault. */
const expected = new Set([
  'subscription-running',
  'already-member',
  'already-open',
  'order-paid',
  'order-expired',
  'card-declined',
  'provider-away',
  'payment-in-review',
  'means-unavailable',
  'insufficient-balance',
]);

function expectNo(outcome: { ok: boolean; reason?: string } | undefined): void {
  if (outcome?.ok === false) expect(expected).toContain(outcome.reason);
}

const plan = ({ cards, hosted, crypto }: Customer['processors'], way: Way, behaviour: Behaviour) =>
  (way === 'crypto' ? crypto : way === 'hosted' || way === 'wallet' ? hosted : cards).plan(
    behaviour,
  );

const buy = (at: number, way: Way, behaviour: Behaviour, isTwice: boolean) =>
  act(
    `buy ${at} by ${way}: ${JSON.stringify(behaviour)}${isTwice ? ', twice' : ''}`,
    async (model, real) => {
      const { customer, deaths, shelves } = real;
      const request = pick(shelves.requests, at);
      if (!request) return;
      const opened = await customer.open(request);
      if (!opened.ok) return expectNo(opened);
      model.orders.push(opened.order.id);
      plan(customer.processors, way, behaviour);
      const pay = () => deaths.survive(() => customer.pay(opened.order.id, way));
      for (const outcome of await Promise.all(isTwice ? [pay(), pay()] : [pay()]))
        expectNo(outcome);
    },
  );

const payAgain = (at: number, way: Way) =>
  act(`pay order ${at} by ${way}`, async (model, { customer, deaths }) => {
    const orderId = pick(model.orders, at);
    if (orderId) expectNo(await deaths.survive(() => customer.pay(orderId, way)));
  });

/** Ends a payment at the processor, as the payer or their bank does; late money may follow a failure. */
const end = (at: number, state: 'completed' | 'failed' | 'expired') =>
  act(`end payment ${at}: ${state}`, async (model, { customer }) => {
    const open = paymentsOf(customer).filter(
      ({ payment }) =>
        payment.state === 'pending' || (state === 'completed' && payment.state !== 'completed'),
    );
    const one = pick(open, at);
    if (one) model.providerEvents.push(one.provider.settle(one.payment.paymentId, state));
    return Promise.resolve();
  });

/** Pays more coins than required. */
const overpay = (at: number, more: number) =>
  act(`overpay ${at} by ${more}`, async (model, { customer: { processors } }) => {
    const { crypto } = processors;
    const one = pick(
      [...crypto.storedPayments.values()].filter(({ state }) => state === 'pending'),
      at,
    );
    if (!one) return;
    const received = { ...one.amount, minor: one.amount.minor + more };
    model.providerEvents.push(crypto.settle(one.paymentId, 'completed', { received }));
    return Promise.resolve();
  });

const deliver = (at: number, times: number) =>
  act(`tell ${at}, ${times} times`, async (model, { customer, context, deaths }) => {
    const paymentEvents = paymentsOf(customer).map(({ provider, payment }) =>
      provider.eventOf(payment.paymentId),
    );
    const event = pick([...model.providerEvents, ...paymentEvents], at);
    if (!event) return;
    await Promise.all(Array.from({ length: times }, () => customer.deliverWebhook(event)));
    await work(context, customer.providers, deaths);
  });

const comeBack = (at: number) =>
  act(`come back from ${at}`, async (_model, { customer, context, deaths }) => {
    const one = pick(paymentsOf(customer), at);
    if (!one) return;
    const { paymentId } = one.payment;
    await deaths.survive(() =>
      settleReturn(context, customer.providers, { buyerId: customer.userId, paymentId }),
    );
  });

const spend = (tokens: number, isShared: boolean) =>
  act(`spend ${tokens}`, async (model, { context, customer: { userId }, shelves }) => {
    const spent = await transact(context, (trx) =>
      spendTokens(context, trx, {
        userId,
        tokens,
        reason: openingBalance,
        idempotencyKey: newId(),
        creatorId: isShared ? shelves.club.creatorId : null,
      }),
    );
    expectNo(spent);
    if (spent.ok) model.spent += tokens;
  });

const completedOf = (customer: Customer) =>
  paymentsOf(customer).filter(({ payment, provider }) => provider.left(payment.paymentId) > 0);

const refund = (at: number, part: number, behaviour: RefundBehaviour) =>
  act(`refund ${part} of ${at}: ${behaviour}`, async (_model, { context, customer }) => {
    const one = pick(completedOf(customer), at);
    if (!one) return;
    const { paymentId } = one.payment;
    const amountMinor = Math.floor(one.provider.left(paymentId) * part);
    one.provider.planRefunds(behaviour);
    const input = { paymentId, reason: 'They asked', by: someStaff(), amountMinor };
    const owed = await refundPayment(context, input);
    if (!owed.ok) {
      expect(['no-such-payment', 'nothing-to-refund', 'refund-too-large']).toContain(owed.reason);
    } else if (owed.state === 'waiting') {
      await approveRefund(context, { refundId: owed.refundId, by: someStaff() });
    }
  });

/** Takes money back, as a processor's staff or a bank do; reported immediately or later. */
const takeBack = (at: number, part: number, isByBank: boolean) =>
  act(
    `${isByBank ? 'charge back' : 'refund at the processor'} ${part} of ${at}`,
    async (model, { customer }) => {
      const one = pick(completedOf(customer), at);
      if (!one) return;
      const { paymentId } = one.payment;
      const minor = Math.max(1, Math.floor(one.provider.left(paymentId) * part));
      const event = isByBank
        ? one.provider.chargeBack(paymentId, minor)
        : one.provider.refundByStaff(paymentId, minor);
      model.providerEvents.push(event);
      if ('chargebackId' in event) model.chargebacks.push(event.chargebackId);
      return Promise.resolve();
    },
  );

const withdraw = (at: number) =>
  act(`withdraw chargeback ${at}`, async (model, { customer }) => {
    const chargebackId = pick(model.chargebacks, at);
    const event = model.providerEvents.find(
      (one) => 'chargebackId' in one && one.chargebackId === chargebackId,
    );
    if (!chargebackId || !event || !('paymentId' in event) || event.paymentId === null) return;
    model.providerEvents.push(customer.processorOf(event.paymentId).withdraw(chargebackId));
    return Promise.resolve();
  });

const leave = act('cancel', (_model, { context, customer: { userId } }) =>
  cancelSubscription(context, userId),
);
const goOn = act('resubscribe', (_model, { context, customer: { userId } }) =>
  renewSubscription(context, userId),
);
const change = (planId: string) =>
  act(`change plan to ${planId.slice(-3)}`, (_model, { context, customer: { userId } }) =>
    changePlan(context, { userId, isTest: false }, { planId }),
  );
const leaveClubs = act('leave the clubs', async (_model, { context, customer, shelves }) => {
  for (const { creatorId } of [shelves.club, shelves.tokenClub]) {
    await cancelMembership(context, { userId: customer.userId, creatorId });
  }
});
const keepClub = act('keep the club', (_model, { context, customer: { userId }, shelves }) =>
  keepMembership(context, { userId, creatorId: shelves.club.creatorId }),
);
const joinWithTokens = act('join with tokens', async (_model, { context, customer, shelves }) => {
  const { creatorId, tokens } = shelves.tokenClub;
  expectNo(await joinClub(context, { userId: customer.userId, creatorId, tokens }));
});

const decline = (times: number) =>
  act(`decline the next ${times} charges`, (_model, { customer: { processors } }) => {
    for (let time = 0; time < times; time += 1) {
      processors.cards.plan({ decline: 'insufficient-funds' });
    }
    return Promise.resolve();
  });
const setProvidersUnavailable = (isUnavailable: boolean) =>
  act(isUnavailable ? 'processors are away' : 'processors are here', (_model, { customer }) => {
    for (const provider of customer.providers) provider.isUnavailable = isUnavailable;
    return Promise.resolve();
  });
const kill = (death: Death) =>
  act(`die: ${death}`, (_model, { deaths }) => {
    deaths.plan(death);
    return Promise.resolve();
  });

const wait = (hours: number) =>
  act(`wait ${hours} hours`, async (_model, { context, customer, deaths }) => {
    await passTime(context, hours, () => work(context, customer.providers, deaths));
  });

const at = fc.nat(11);
const ways = fc.constantFrom<Way>('saved', 'saved', 'new', 'hosted', 'wallet', 'crypto');
const behaviours = fc.constantFrom<Behaviour>(
  'complete',
  'complete',
  'complete',
  'redirect',
  'slow',
  'unavailable',
  'timeout-after',
  'timeout-before',
  'asker-dies',
  { decline: 'insufficient-funds' },
);
const parts = fc.constantFrom(1, 1, 0.5, 0.3);

/** All acts and events that can affect a person's money. */
export const commands = fc.commands(
  [
    fc.tuple(at, ways, behaviours, fc.boolean()).map((of) => buy(...of)),
    fc.tuple(at, ways, behaviours, fc.boolean()).map((of) => buy(...of)),
    // More of the products that renew, so that there are renewals.
    fc.constantFrom(2, 3, 4).map((what) => buy(what, 'saved', 'complete', false)),
    fc.tuple(at, ways).map((of) => payAgain(...of)),
    fc
      .tuple(at, fc.constantFrom('completed', 'completed', 'failed', 'expired'))
      .map((of) => end(...of)),
    fc.tuple(at, fc.nat(300)).map((of) => overpay(...of)),
    fc.tuple(at, fc.integer({ min: 1, max: 3 })).map((of) => deliver(...of)),
    fc.tuple(at, fc.integer({ min: 1, max: 3 })).map((of) => deliver(...of)),
    at.map(comeBack),
    fc.tuple(fc.integer({ min: 1, max: 120 }), fc.boolean()).map((of) => spend(...of)),
    fc
      .tuple(at, parts, fc.constantFrom<RefundBehaviour>('complete', 'pending', 'timeout-after'))
      .map((of) => refund(...of)),
    fc.tuple(at, parts, fc.boolean()).map((of) => takeBack(...of)),
    at.map(withdraw),
    fc.constantFrom(leave, goOn, change(plans.quarter), change(plans.month), leaveClubs, keepClub),
    fc.constant(joinWithTokens),
    fc.constantFrom(
      decline(1),
      decline(9),
      setProvidersUnavailable(true),
      setProvidersUnavailable(false),
    ),
    fc.constantFrom<Death>('before', 'after', 'connection').map(kill),
    fc.constantFrom(2, 25, 24 * 6, 24 * 31).map(wait),
    fc.constantFrom(24 * 31, 24 * 31, 24 * 93).map(wait),
  ],
  { maxCommands: 16, size: 'max' },
);
