/**
 * Everything about money at once, in any order: 200 histories of a customer with `npm test`, 2,000 with
 * the full run. The database is PostgreSQL, the jobs are those of the workers, run as often as time
 * goes on. Processors are the port's double in memory (`play-provider.ts`), not the sandbox's parties:
 * those answer in milliseconds what this asks hundreds of times a history, and cannot be made to die
 * between a charge and its answer. What both sides say over HTTP is the conformance suite's to prove.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { cancelAllMemberships } from '~/domain/fanclubs/fulfil-membership';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { transact } from '~/domain/shared/transactions/transact';
import { changeSubscription } from '~/domain/subscriptions/change-subscription';
import { commands, type Model, type Real } from './testing/commands';
import { welcome } from './testing/customer';
import { playDeaths } from './testing/deaths';
import { expectTrueBooks } from './testing/invariants';
import { fillShelves } from './testing/shelves';
import { work } from './testing/work';

const { database, context } = await openTestContext();
// Somebody who does what they like would be stopped for it: what limits decide is tested by itself.
await database
  .db('settings')
  .insert(
    ['account', 'card', 'device', 'address']
      .map((of) => ({ key: `risk_declines_per_${of}`, value: '1000' }))
      .concat({ key: 'risk_refunds_per_account', value: '1000' }),
  );
const shelves = await fillShelves(context);
const deaths = playDeaths(context);
const firstDay = context.now().getTime();
let histories = 0;

/** Each begins on the same day: one after the other they would leave the calendar that books are for. */
async function begin(): Promise<Real> {
  histories += 1;
  context.advance(firstDay - context.now().getTime());
  const now = () => context.now();
  const processors = {
    cards: playProvider({ id: `cards-${histories}`, now }),
    hosted: playProvider({ id: `hosted-${histories}`, kind: 'hosted', now }),
    crypto: playProvider({ id: `crypto-${histories}`, kind: 'crypto', now }),
  };
  return { context, shelves, deaths, customer: await welcome(context, processors) };
}

const hour = 3_600_000;

/**
 * Nobody dies any more, and processors are here. What is still asked after may have been told by nobody:
 * polling finds it. Of what we have given up, and of what banks did, processors tell until they are heard.
 */
async function quieten({ customer }: Real, { told }: Model): Promise<void> {
  deaths.stop();
  for (const provider of customer.providers) provider.isAway = false;
  const polled = new Set(
    await database
      .db('payments')
      .where({ payer_id: customer.userId, state: 'pending' })
      .pluck<string[]>('id'),
  );
  for (const event of told) {
    const isLost = event.kind === 'payment' && polled.has(event.payment.paymentId);
    if (!isLost) await customer.tell(event);
  }
  for (let passes = 0; passes < 4; passes += 1) {
    context.advance(2 * hour);
    await work(context, customer.providers, deaths);
    for (const provider of customer.providers) {
      for (const event of provider.endRefunds()) await customer.tell(event);
    }
  }
}

/** The customer leaves, so that time does nothing more to them. */
async function endHistory({ customer: { userId } }: Real): Promise<void> {
  await transact(context, async (trx) => {
    await changeSubscription(context, trx, { userId }, { kind: 'closed' });
    await cancelAllMemberships(context, trx, userId);
  });
}

async function countWhatHappened() {
  const { rows } = await database.db.raw<{ rows: Record<string, number>[] }>(
    `select (select count(*) from orders where state = 'paid' and kind <> 'rebill')::int as orders,
            (select count(*) from orders where state = 'paid' and kind = 'rebill')::int as renewals,
            (select count(*) from orders where kind = 'rebill' and state <> 'paid')::int as "renewalsUnpaid",
            (select count(*) from payments where state = 'completed' and is_surplus)::int as surplus,
            (select count(*) from payments where state = 'failed')::int as declined,
            (select count(*) from refunds where state = 'completed')::int as refunds,
            (select count(*) from disputes)::int as chargebacks,
            (select count(*) from disputes where state = 'reversed')::int as withdrawn,
            (select count(distinct payment_id) from payment_events where told_by = 'poll'
                                             and state_after = 'completed')::int as "foundByPolling",
            (select count(*) from ledger_transfers where reason = 'fanclub_subscription')::int as "tokenJoins",
            (select count(*) from subscriptions where end_cause = 'unpaid')::int as "endedUnpaid"`,
  );
  return rows[0] ?? {};
}

const isFull = process.env['NOCTURNE_FULL'] === '1';

it(
  'adds up in whichever order people, processors, time and death come',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (acts) => {
        const real = await begin();
        const model: Model = { orders: [], told: [], chargebacks: [], spent: 0 };
        try {
          await fc.asyncModelRun(() => ({ model, real }), acts);
          await quieten(real, model);
          await expectTrueBooks(context, real.customer, shelves, model);
        } finally {
          deaths.stop();
          await endHistory(real);
        }
      }),
      { numRuns: isFull ? 2000 : 200 },
    );
    const happened = await countWhatHappened();
    process.stdout.write(`${histories} histories: ${JSON.stringify(happened)}\n`);
    // What never happened was not proved.
    for (const often of ['orders', 'renewals', 'refunds', 'chargebacks', 'foundByPolling']) {
      expect([often, happened[often]]).not.toEqual([often, 0]);
    }
  },
);
