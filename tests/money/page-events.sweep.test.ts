/**
 * Tests the events for open pages about each thing that can happen to a person's money: each once, in
 * order.
 */
import { describe, expect, it } from 'vitest';
import { createTestContext } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { clubCauses } from './testing/club-causes';
import { offerCauses } from './testing/offer-causes';
import { premiumCauses } from './testing/premium-causes';
import { tokenCauses } from './testing/token-causes';
import { recordStreamEvents } from './testing/hearing';
import { enterHouse, type Cause } from './testing/house';
import { fillShelves } from './testing/shelves';

const { database, context } = await openTestContext();
const shelves = await fillShelves(context);
const readEvents = await recordStreamEvents(database, context);
let houses = 0;

async function enter() {
  houses += 1;
  // The jobs of this case would otherwise charge dues of the cases before.
  await database.owner('subscriptions').update({ next_attempt_at: null, allowance_due_at: null });
  await database.owner('fanclub_memberships').update({ due_at: null });
  const own = createTestContext(database.db);
  const now = () => own.now();
  return enterHouse(own, shelves, {
    cards: playProvider({ id: `cards-${houses}`, now }),
    hosted: playProvider({ id: `hosted-${houses}`, kind: 'hosted', now }),
    crypto: playProvider({ id: `crypto-${houses}`, kind: 'crypto', now }),
  });
}

const causes: [string, Cause[]][] = [
  ['tokens', tokenCauses],
  ['Premium', premiumCauses],
  ['a fan club', clubCauses],
  ['what is offered and noted', offerCauses],
];

describe.each(causes)('of %s', (_, of) => {
  it.each(of)('$cause', async ({ before, happens, events: expected }) => {
    const house = await enter();
    await before?.(house);
    const earlier = await readEvents(house.userId);
    await happens(house);
    expect((await readEvents(house.userId)).slice(earlier.length)).toEqual(expected);
  });
});
