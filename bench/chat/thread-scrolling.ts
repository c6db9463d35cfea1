import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage, type Visitor } from './thread-visitor';
import { traceTasks, type Task } from './trace-tasks';

export interface Scrolled {
  /** Tasks of more than 50 ms wall-clock time. */
  longTasks: Task[];
  /** The maximum number of messages in the document. */
  most: number;
  /** The number of messages scrolled through. */
  gone: number;
}

/** Scrolls up and down on a throttled CPU and records long tasks. */
export async function measureScrolling(visitor: Visitor, screens: number): Promise<Scrolled> {
  const page = await openPage(visitor);
  await page.goto(visitor.url, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(195, 420);
  await page.mouse.wheel(0, -10);
  await page.waitForTimeout(3_000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(2_000);
  const endTrace = await traceTasks(session);
  const seen = { most: 0, first: visitor.count };
  for (const direction of [-1, 1]) {
    for (let screen = 0; screen < screens; screen += 1) {
      await page.mouse.wheel(0, direction * 600);
      await page.waitForTimeout(220);
      const { drawn, first } = await look(page);
      seen.most = Math.max(seen.most, drawn);
      seen.first = Math.min(seen.first, first);
    }
    if (visitor.pictures) {
      await page.screenshot({ path: join(visitor.pictures, `scrolled${direction}-390.png`) });
    }
  }
  const longTasks = (await endTrace()).filter(({ wallMs }) => wallMs > 50);
  await page.context().close();
  return { longTasks, most: seen.most, gone: visitor.count - seen.first };
}

/** Returns the number of rendered messages and the first visible one. */
function look(page: Page): Promise<{ drawn: number; first: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-message]')];
    const first = all.find((one) => one.getBoundingClientRect().bottom > 140);
    return { drawn: all.length, first: Number(first?.id.slice('message-'.length) ?? 0) };
  });
}
