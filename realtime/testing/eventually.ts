import { vi } from 'vitest';

/** Waits for what comes by itself, long enough for a busy machine. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 5000, interval: 20 });
}
