import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage, type Visitor } from './thread-visitor';

const times = 8;

/**
 * Measures the milliseconds from a press until the message is visible in the browser, for each kind of
 * jump.
 */
export async function measureJumps(visitor: Visitor): Promise<Record<string, number[]>> {
  const page = await openPage(visitor);
  await page.goto(visitor.url, { waitUntil: 'load' });
  await page.waitForTimeout(2_000);
  const { pathname } = new URL(visitor.url);
  const took = {
    'to a message': [] as number[],
    'to a day': [] as number[],
    'to the newest': [] as number[],
  };
  for (let time = 0; time < times; time += 1) {
    const seq = Math.floor(((time + 1) * visitor.count) / (times + 2));
    took['to a message'].push(
      await follow(page, `${pathname}?message=${seq}#message-${seq}`, `#message-${seq}`),
    );
    if (time === 0 && visitor.pictures) {
      await page.screenshot({ path: join(visitor.pictures, 'jump-390.png') });
    }
    took['to the newest'].push(
      await follow(page, `${pathname}#latest`, `#message-${visitor.count}`),
    );
    const day = new Date(Date.now() - (time % 6) * 24 * 3600 * 1000).toISOString().slice(0, 10);
    took['to a day'].push(
      await follow(page, `${pathname}?at=${day}`, '[id^=message-].animate-sought, .animate-sought'),
    );
    await follow(page, `${pathname}#latest`, `#message-${visitor.count}`);
  }
  await page.context().close();
  return took;
}

/** Follows an address like a link of the page, until its target is visible. */
function follow(page: Page, href: string, selector: string): Promise<number> {
  return page.evaluate(
    async ({ href, selector }) => {
      const began = performance.now();
      const router = (window as unknown as { __remixRouter: { navigate(to: string): void } })
        .__remixRouter;
      router.navigate(href);
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const found = document.querySelector(selector);
        const { top, bottom } = found?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        if (found && top >= 0 && bottom <= innerHeight) return performance.now() - began;
        if (performance.now() - began > 10_000) throw new Error(`${href} leads nowhere`);
      }
    },
    { href, selector },
  );
}
