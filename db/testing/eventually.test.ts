import { expect, it } from 'vitest';
import { eventually } from './eventually';

it('waits until a check passes, and returns its result', async () => {
  let tries = 0;
  const third = await eventually(async () => {
    tries += 1;
    expect(tries).toBeGreaterThan(2);
    return Promise.resolve(tries);
  });
  expect(third).toBe(3);
});

it('fails with the last error of its check and the time it had', async () => {
  const never = eventually(() => expect(['early']).toContain('late'), { limitMs: 100 });
  await expect(never).rejects.toThrow(/'late'.*\(after \d+\.\d s of waiting\)/);
});
