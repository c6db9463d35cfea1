/**
 * Tests a year of subscribers on the test clock, from March to a February with a 29th: people join, pay,
 * use their tokens, change their minds, and are refused, refunded and charged back. Workers do what is
 * due every day, processors' reports are compared with ours, and each month is closed. 50 subscribers
 * with
 * `npm test`, 500 with the full run; the figures of the books are printed.
 */
import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { closeMonth } from '~/domain/books/close-month';
import { boundsOf, daysOf, monthOf } from '~/domain/books/months';
import { reconcileSettlements } from '~/domain/books/reconcile-settlements';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { addPeriods } from '~/domain/shared/time/periods';
import { reconcileLedger } from '~/domain/wallet/ledger/reconcile';
import { welcome } from './testing/customer';
import { playDeaths } from './testing/deaths';
import { live, type Declines, type Subscriber } from './testing/live';
import { liveAYear, type Life } from './testing/lives';
import { fillShelves } from './testing/shelves';
import { work } from './testing/work';
import {
  allowancesOf,
  chainClubs,
  chainSubscriptions,
  readFigures,
  type Figures,
} from './testing/year-books';

const { database, context } = await openTestContext();
const { db } = database;
const begins = new Date('2023-03-01T00:00:00Z');
const months = Array.from({ length: 12 }, (_, month) =>
  monthOf(addPeriods(begins, { unit: 'month', count: 1 }, month)),
);
const days = months.flatMap(daysOf);
const subscribers = process.env['NOCTURNE_FULL'] === '1' ? 500 : 50;

await db('settings').insert([
  { key: 'risk_declines_per_address', value: '100000' },
  { key: 'risk_refunds_per_account', value: '1000' },
]);
setClock(begins);
const shelves = await fillShelves(context);
const deaths = playDeaths(context);
const now = () => context.now();
const processors = {
  cards: playProvider({ id: 'cards', now }),
  hosted: playProvider({ id: 'hosted', kind: 'hosted', now }),
  crypto: playProvider({ id: 'crypto', kind: 'crypto', now }),
};
const { cards } = processors;
const providers = Object.values(processors);
const declines: Declines = new Map();
const ownersOfCards = new Map<string, string>();
declineAsPlanned();

function setClock(at: Date): void {
  context.advance(at.getTime() - context.now().getTime());
}

/** Declines the cards of owners with charges to be declined. */
function declineAsPlanned(): void {
  const { charge } = cards;
  cards.charge = (request) => {
    const owner = ownersOfCards.get(request.registrationId) ?? '';
    const left = declines.get(owner) ?? 0;
    declines.set(owner, left - 1);
    if (left > 0) cards.plan({ decline: 'insufficient-funds' });
    if (!charge) throw new Error('cards are not charged');
    return charge(request);
  };
}

async function arrive(index: number): Promise<Subscriber & { life: Life }> {
  const customer = await welcome(context, processors);
  const [card] = await db('saved_cards')
    .where({ user_id: customer.userId })
    .pluck('registration_id');
  ownersOfCards.set(String(card), customer.userId);
  return { customer, chargebacks: [], life: liveAYear(index + 1, days.length) };
}

/** Received and refunded money, by month and in total; each row as the books closed it. */
const kept: (Figures & { month: string })[] = [];

async function closeBooks(month: (typeof months)[number]): Promise<void> {
  const { to } = boundsOf(month);
  // The number of tokens left now cannot be read later, so it is read before anything happens.
  const before = await readFigures(db, cards, to);
  const runs = await reconcileSettlements(context, providers);
  expect(runs.map(({ missing, differences }) => [missing, differences])).toEqual(
    providers.map(() => [[], 0]),
  );
  const closed = await closeMonth(context, {
    month,
    closedBy: 'the test clock',
    processors: providers.map(({ id }) => id),
  });
  expect(closed).toMatchObject({ ok: true, imbalances: {} });
  const { recognised } = await readFigures(db, cards, to);
  const { received, refunded, chargedBack, deferred } = before;
  expect({ month, recognised }).toEqual({
    month,
    recognised: received - refunded - chargedBack - deferred,
  });
  kept.push({ ...before, recognised, month });
}

async function liveThroughDay(day: number, people: readonly (Subscriber & { life: Life })[]) {
  setClock(new Date(begins.getTime() + day * 86_400_000 + 6 * 3_600_000));
  for (const one of people) {
    for (const act of one.life.get(day) ?? []) await live({ context, shelves, declines }, one, act);
  }
  await work(context, providers, deaths);
  if (day % 7 === 6) await reconcileSettlements(context, providers);
}

function printFigures(): void {
  const dollars = (minor: number) => (minor / 100).toFixed(2).padStart(13);
  const names = ['received', 'refunded', 'chargedBack', 'recognised', 'deferred'] as const;
  const none = { received: 0, refunded: 0, chargedBack: 0, recognised: 0, deferred: 0 };
  const rows = kept.map((one, index) => {
    const last = kept[index - 1] ?? none;
    const of = (name: (typeof names)[number]) =>
      name === 'deferred' ? one.deferred : one[name] - last[name];
    return [one.month, ...names.map((name) => dollars(of(name)))].join('');
  });
  const year = kept.at(-1) ?? none;
  const head = ['month  ', ...names.map((name) => name.padStart(13))].join('');
  const total = ['year   ', ...names.map((name) => dollars(year[name]))].join('');
  process.stdout.write(`${[head, ...rows, total].join('\n')}\n`);
}

it('closes twelve months without a difference', { timeout: 1_800_000 }, async () => {
  expect(days).toContain('2024-02-29');
  const people = [];
  for (let index = 0; index < subscribers; index += 1) people.push(await arrive(index));

  for (let day = 0; day < days.length; day += 1) {
    await liveThroughDay(day, people);
    const month = months.find((one) => daysOf(one).at(-1) === days[day]);
    if (!month) continue;
    setClock(new Date(boundsOf(month).to.getTime() + 3_600_000));
    await closeBooks(month);
  }
  await work(context, providers, deaths);
  printFigures();

  expect(await reconcileLedger(db)).toMatchObject({ ok: true, sum: 0 });
  const chains = await chainSubscriptions(db);
  const clubs = await chainClubs(db);
  expect(chains.length).toBeGreaterThanOrEqual(subscribers);
  expect(clubs.length).toBeGreaterThan(0);
  const granted = await db('ledger_transfers')
    .where({ reason: 'monthly_allowance' })
    .groupBy('reference')
    .select<{ reference: string; count: number }[]>('reference', db.raw('count(*)::int as count'));
  const counts = new Map(granted.map(({ reference, count }) => [reference, count]));
  const due = new Map<string, { least: number; most: number }>();
  for (const chain of chains) {
    const { least, most } = allowancesOf(chain, context.now());
    const before = due.get(chain.owner) ?? { least: 0, most: 0 };
    due.set(chain.owner, { least: before.least + least, most: before.most + most });
  }
  const wrong = [...due].flatMap(([owner, { least, most }]) => {
    const count = counts.get(owner) ?? 0;
    return count >= least && count <= most ? [] : [{ owner, count, least, most }];
  });
  expect(wrong).toEqual([]);
  expect([...counts.keys()].filter((owner) => !due.has(owner))).toEqual([]);
});
