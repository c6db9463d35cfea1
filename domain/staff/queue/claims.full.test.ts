import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { raceForClaims } from './testing/race-for-claims';

const { database, context } = await openTestContext();

it('gives none of 10,000 things to two of eight claimants', { timeout: 300_000 }, async () => {
  expect(await raceForClaims(context, database, { items: 10_000, claimants: 8 })).toEqual({
    claims: 10_000,
    collisions: 0,
    left: 0,
  });
});
