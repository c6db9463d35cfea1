import { expect, it } from 'vitest';
import { runChecks, type Check } from './run-checks';

const failing = (name: string, reason: string): Check => [
  name,
  async () => {
    await Promise.resolve();
    throw new Error(reason);
  },
];

it('names each check that failed, in the order given, and runs those behind it', async () => {
  const ran: string[] = [];
  const checks: Check[] = [
    failing('as guest', 'expected 200 to be 401'),
    ['as member', () => ran.push('member')],
    ['as staff', () => expect(404, 'DELETE').toBe(403)],
  ];
  await expect(runChecks(checks)).rejects.toThrow(
    '2 of 3 checks failed\n' +
      'as guest: expected 200 to be 401\n' +
      'as staff: DELETE: expected 404 to be 403',
  );
  expect(ran).toEqual(['member']);
});

it('finds the same when several run at once, each of them one time', async () => {
  const ran: number[] = [];
  const checks = Array.from({ length: 9 }, (_, index): Check => [
    `check ${index}`,
    async () => {
      ran.push(index);
      await Promise.resolve();
      if (index % 4 === 0) throw new Error('no');
    },
  ]);
  await expect(runChecks(checks, 3)).rejects.toThrow(
    '3 of 9 checks failed\ncheck 0: no\ncheck 4: no\ncheck 8: no',
  );
  expect(ran.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('reports the list that an assertion received', async () => {
  const checks: Check[] = [['in de-DE', () => expect(['Hello there']).toEqual([])]];
  await expect(runChecks(checks)).rejects.toThrow('to deeply equal []: ["Hello there"]');
});

it('passes when every check does', async () => {
  await expect(runChecks([['as member', () => expect(1).toBe(1)]])).resolves.toBeUndefined();
});

it('cuts a reason that would hide the other lines', async () => {
  const checks = [failing('page', 'x'.repeat(10_000)), failing('form', 'no')];
  await expect(runChecks(checks)).rejects.toThrow(/^.{1,40}\n.{300,320}\nform: no$/);
});
