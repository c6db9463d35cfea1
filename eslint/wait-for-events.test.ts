import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { waitForEvents } from './wait-for-events.js';

const tester = new RuleTester();
const errors = (messageId: string) => [{ messageId }];

describe('wait-for-events', () => {
  it('allows waits for events, and times that were not measured', () => {
    tester.run('wait-for-events', waitForEvents, {
      valid: [
        'await eventually(() => expect(heard).toEqual([1]))',
        'expect(Date.parse(seenAt)).toBeGreaterThanOrEqual(before)',
        'const before = Date.now(); expect(seenAt).toBeLessThanOrEqual(before + 60_000)',
        'expect(call.talkedMs - before).toBeLessThan(1_000)',
        'const at = new Date(Date.now() - 1000); expect(rows.length).toBeLessThan(3)',
        'new Promise((resolve, reject) => { setTimeout(() => reject(new Error("late")), 5000) })',
        'new Promise((resolve) => socket.once("close", resolve))',
      ],
      invalid: [],
    });
  });

  it('finds polls of other kinds', () => {
    tester.run('wait-for-events', waitForEvents, {
      valid: [],
      invalid: [
        { code: 'await expect.poll(count).toBe(1)', errors: errors('poll') },
        { code: 'await vi.waitFor(() => expect(count()).toBe(1))', errors: errors('poll') },
        { code: 'await vi.waitUntil(isReady)', errors: errors('poll') },
      ],
    });
  });

  it('finds pauses', () => {
    tester.run('wait-for-events', waitForEvents, {
      valid: [],
      invalid: [
        {
          code: 'await new Promise((resolve) => setTimeout(resolve, 300))',
          errors: errors('sleep'),
        },
        { code: 'import { setTimeout } from "node:timers/promises"', errors: errors('sleep') },
      ],
    });
  });

  it('finds assertions on times that were measured', () => {
    const since = 'const since = performance.now(); await work();';
    tester.run('wait-for-events', waitForEvents, {
      valid: [],
      invalid: [
        {
          code: `${since} expect(performance.now() - since).toBeLessThan(500)`,
          errors: errors('measured'),
        },
        {
          code: `${since} const took = performance.now() - since; expect(took).toBeLessThan(500)`,
          errors: errors('measured'),
        },
        {
          code: 'const at = Date.now(); expect(Math.abs(at - time)).toBeGreaterThan(5)',
          errors: errors('measured'),
        },
      ],
    });
  });
});
