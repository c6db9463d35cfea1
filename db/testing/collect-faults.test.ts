import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectFaults, type Check } from './collect-faults';

const failing = (name: string, reason: string): Check => [
  name,
  async () => {
    await turn();
    throw new Error(reason);
  },
];

it('names each check that failed, in the order given, and runs those behind it', async () => {
  const ran: string[] = [];
  const faults = await collectFaults([
    failing('as guest', 'expected 200 to be 401'),
    ['as member', () => ran.push('member')],
    ['as staff', () => expect(404, 'DELETE').toBe(403)],
  ]);
  expect(ran).toEqual(['member']);
  expect(faults).toEqual([
    'as guest: expected 200 to be 401',
    'as staff: DELETE: expected 404 to be 403 // Object.is equality',
  ]);
});

it('finds the same when several run at once, each of them one time', async () => {
  const ran: number[] = [];
  const checks = Array.from({ length: 9 }, (_, index): Check => [
    `check ${index}`,
    async () => {
      ran.push(index);
      await turn();
      if (index % 4 === 0) throw new Error('no');
    },
  ]);
  expect(await collectFaults(checks, 3)).toEqual(['check 0: no', 'check 4: no', 'check 8: no']);
  expect(ran.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('cuts a reason that would hide the other lines', async () => {
  const [fault = ''] = await collectFaults([failing('page', 'x'.repeat(10_000))]);
  expect(fault.length).toBeLessThan(400);
});
