import { vi } from 'vitest';

const intervalMs = 20;

/**
 * Repeats a check until it passes and returns its result. The limit allows for a machine that is busy
 * with other work; only the start of a process needs more. A check that never passes fails with its
 * own last error and the elapsed time.
 */
export async function eventually<Result>(
  check: () => Result | Promise<Result>,
  { limitMs = 15_000 } = {},
): Promise<Result> {
  const since = performance.now();
  try {
    return await vi.waitFor(check, { timeout: limitMs, interval: intervalMs });
  } catch (error) {
    if (error instanceof Error) {
      error.message += ` (after ${((performance.now() - since) / 1000).toFixed(1)} s of waiting)`;
    }
    throw error;
  }
}
