import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Delays requests to matching addresses until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}
