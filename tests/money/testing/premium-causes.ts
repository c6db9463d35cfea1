import { makeSession } from '~/db/testing';
import { requestDeletion } from '~/domain/deletions/request-deletion';
import { cancelSubscription, renewSubscription } from '~/domain/subscriptions/cancel-subscription';
import { changePlan, keepPlan } from '~/domain/subscriptions/change-plan';
import { expireSubscriptions } from '~/domain/subscriptions/expire-subscriptions';
import { grantDueAllowances } from '~/domain/subscriptions/grant-allowance';
import { renewDueSubscriptions } from '~/domain/subscriptions/renew-subscriptions';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { day, type Cause, type House } from './house';

const subscribe = (house: House, planId = plans.month) =>
  house.buy({ variant: 'subscriptions', productId: planId });
const cancel = ({ context, userId }: House) => cancelSubscription(context, userId);
const choose = ({ context, userId }: House) =>
  changePlan(context, { userId, isTest: false }, { planId: plans.quarter });

/** Lets days pass and runs the jobs of Premium that are due then. */
async function wait({ context, charging }: House, days: number): Promise<void> {
  context.advance(days * day);
  await renewDueSubscriptions(context, charging, 10);
  await expireSubscriptions(context, 10);
}

async function isDeclined(house: House): Promise<void> {
  house.processors.cards.plan({ decline: 'insufficient-funds' });
  await wait(house, 32);
}

/** One after the other. */
const first =
  (...steps: ((house: House) => Promise<unknown>)[]) =>
  async (house: House) => {
    for (const step of steps) await step(house);
  };

export const premiumCauses: Cause[] = [
  {
    cause: 'it is bought',
    happens: (house) => subscribe(house),
    events: ['balance 100', 'premium Active'],
  },
  { cause: 'it is cancelled', before: subscribe, happens: cancel, events: ['premium Canceled'] },
  {
    cause: 'it is cancelled twice',
    before: subscribe,
    happens: first(cancel, cancel),
    events: ['premium Canceled'],
  },
  {
    cause: 'it is kept after all',
    before: first(subscribe, cancel),
    happens: ({ context, userId }) => renewSubscription(context, userId),
    events: ['premium Active'],
  },
  {
    cause: 'another plan is chosen',
    before: subscribe,
    happens: choose,
    events: ['next 3 months'],
  },
  {
    cause: 'that is taken back',
    before: first(subscribe, choose),
    happens: ({ context, userId }) => keepPlan(context, userId),
    events: ['next none'],
  },
  {
    cause: 'it is cancelled while another plan was to follow',
    before: first(subscribe, choose),
    happens: cancel,
    events: ['premium Canceled', 'next none'],
  },
  {
    cause: 'it renews',
    before: subscribe,
    happens: (house) => wait(house, 32),
    events: ['balance 200', 'premium Active'],
  },
  {
    cause: 'it renews as another plan',
    before: first(subscribe, choose),
    happens: (house) => wait(house, 32),
    events: ['balance 200', 'premium Active', 'next none'],
  },
  {
    cause: 'the card of its renewal is refused',
    before: subscribe,
    happens: isDeclined,
    events: ['premium Active'],
  },
  {
    cause: 'nobody pays until its grace is over',
    before: first(subscribe, isDeclined),
    async happens(house) {
      house.processors.cards.plan(
        ...Array.from({ length: 9 }, () => ({ decline: 'insufficient-funds' as const })),
      );
      await wait(house, 14);
    },
    events: ['premium none'],
  },
  {
    cause: 'it is renewed by hand in its grace',
    before: first(subscribe, isDeclined),
    async happens(house) {
      await renewSubscription(house.context, house.userId);
      await wait(house, 0);
    },
    events: ['balance 200', 'premium Active'],
  },
  {
    cause: 'its last day is over',
    before: first(subscribe, cancel),
    happens: (house) => wait(house, 32),
    events: ['premium none'],
  },
  {
    cause: 'it is bought again',
    before: first(subscribe, cancel, (house) => wait(house, 32)),
    happens: (house) => subscribe(house),
    events: ['balance 200', 'premium Active'],
  },
  {
    cause: 'another month of it brings its tokens',
    before: (house) => subscribe(house, plans.quarter),
    async happens({ context }) {
      context.advance(32 * day);
      await grantDueAllowances(context, 10);
    },
    events: ['balance 200'],
  },
  {
    cause: 'it is refunded',
    before: subscribe,
    happens: (house) => house.refund(),
    events: ['premium none'],
  },
  {
    cause: 'it is charged back',
    before: subscribe,
    happens: (house) => house.chargeBack(),
    events: ['premium none'],
  },
  {
    cause: 'the bank withdraws that',
    before: first(subscribe, (house) => house.chargeBack()),
    happens: (house) => house.withdraw(),
    events: ['premium Canceled'],
  },
  {
    cause: 'its owner closes the account',
    before: subscribe,
    async happens({ context, userId }) {
      const session = await makeSession(context, userId);
      await requestDeletion(context, { ...session, reason: 'I found the day again.' });
    },
    events: ['premium Canceled'],
  },
];
