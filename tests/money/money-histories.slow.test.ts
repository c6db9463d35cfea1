/**
 * Tests everything about money together, in any order: 200 histories of a customer with `npm test`,
 * 2,000 with the full run. The database is PostgreSQL; the jobs are those of the workers, run repeatedly
 * as time passes. Processors are the port's in-memory double (`play-provider.ts`), not the sandbox's
 * providers: those need milliseconds for a call that a history makes hundreds of times, and cannot die
 * between a charge and its response. The conformance suite tests the protocol over HTTP.
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
// The limits would stop a customer who acts at random; they have their own tests.
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

/**
 * Begins a history, always on the same day: in sequence they would leave the calendar that books support.
 */
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
 * Ends all faults: no process dies and processors are available. Payments still pending may have lost
 * their event, and polling finds them. For payments we have given up and for acts of banks, processors
 * repeat their events until they are received.
 */
async function quieten({ customer }: Real, { providerEvents: events }: Model): Promise<void> {
  deaths.stop();
  for (const provider of customer.providers) provider.isUnavailable = false;
  const polled = new Set(
    await database
      .db('payments')
      .where({ payer_id: customer.userId, state: 'pending' })
      .pluck<string[]>('id'),
  );
  for (const event of events) {
    const isLost = event.kind === 'payment' && polled.has(event.payment.paymentId);
    if (!isLost) await customer.deliverWebhook(event);
  }
  for (let passes = 0; passes < 4; passes += 1) {
    context.advance(2 * hour);
    await work(context, customer.providers, deaths);
    for (const provider of customer.providers) {
      for (const event of provider.endRefunds()) await customer.deliverWebhook(event);
    }
  }
}

/** Ends the customer's subscriptions, so that time has no further effect on them. */
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
  'money adds up in any order of users, processors, time and crashes',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (acts) => {
        const real = await begin();
        const model: Model = { orders: [], providerEvents: [], chargebacks: [], spent: 0 };
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
    // An event that never occurred is not tested.
    for (const often of ['orders', 'renewals', 'refunds', 'chargebacks', 'foundByPolling']) {
      expect([often, happened[often]]).not.toEqual([often, 0]);
    }
  },
);
