/**
 * Measures the cost of scrolling the explorer in a browser on a CPU four times slower than this machine:
 * long tasks, layout shift and memory. Needs the built product running with at least that number of posts
 * (`npm run demo`).
 *
 *   npm run bench:explorer -- [--url http://localhost:3000] [--posts 200]
 */
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '~/scripts/provision/chromium.mjs';
import { responseCookies } from '~/tests/testing/response-cookies';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    posts: { type: 'string', default: '200' },
  },
});
const { url } = values;
const posts = Number(values.posts);
/** The number of posts after which everything needed for scrolling is loaded. */
const loadedAfter = 20;
/** The number of posts after which V8 has compiled the frequent code. Memory is compared from here on. */
const compiledAfter = 60;
/** Milliseconds for which a post is viewed. */
const lookMs = 350;

interface Watched {
  longTasks: number[];
  layoutShift: number;
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--js-flags=--expose-gc',
  ],
});
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(responseCookies().map((cookie) => ({ ...cookie, url })));
  // Prevents that modals open automatically during the run.
  await context.addInitScript(() => {
    for (const name of ['', '_for_sign_up', '_for_install_app', '_for_fanclub']) {
      localStorage.setItem(`count_actions${name}:guest`, '-1000000');
    }
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/explorer?feedTab=new`, { waitUntil: 'load' });
  await page.waitForTimeout(5_000);
  await watch(page);
  let loaded = 0;
  let before = 0;
  const most = { posts: 0, videos: 0 };
  let seen = 1;
  for (let step = 0; step < 2 * posts && seen < posts; step += 1) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(lookMs);
    const now = await look(page);
    most.posts = Math.max(most.posts, now.posts);
    most.videos = Math.max(most.videos, now.videos);
    seen = Math.max(seen, now.place);
    if (loaded === 0 && seen >= loadedAfter) loaded = await heap(session);
    if (before === 0 && seen >= compiledAfter) before = await heap(session);
  }
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const after = await heap(session);
  const growth = 100 * (after / before - 1);
  const longest = Math.max(0, ...watched.longTasks);
  process.stdout.write(
    [
      `posts gone through          ${seen}`,
      `in the document at most     ${most.posts} posts, ${most.videos} videos`,
      `long tasks (over 50 ms)     ${watched.longTasks.length}, the longest ${Math.round(longest)} ms (aim: 200)`,
      `layout shift                ${watched.layoutShift.toFixed(4)} (aim: 0.02)`,
      `heap after collection       ${mib(before)} -> ${mib(after)} MiB, ${growth.toFixed(1)} % (aim: 10 %)`,
      `                            post ${compiledAfter} to ${seen}; ${mib(loaded)} MiB at post ${loadedAfter}, before V8 compiled`,
      '',
    ].join('\n'),
  );
} finally {
  await browser.close();
}

/** Returns the post that fills the screen, and the numbers of posts and videos in the document. */
function look(page: Page): Promise<{ place: number; posts: number; videos: number }> {
  return page.evaluate(() => {
    const articles = [...document.querySelectorAll('[role=feed] [role=article]')];
    const shown = articles.find((article) => {
      const { top, bottom } = article.getBoundingClientRect();
      return top <= innerHeight / 2 && bottom > innerHeight / 2;
    });
    return {
      place: Number(shown?.getAttribute('aria-posinset') ?? 0),
      posts: articles.length,
      videos: document.querySelectorAll('[role=feed] video').length,
    };
  });
}

/** Starts counting. Earlier events belong to loading. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { longTasks: [], layoutShift: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Returns the bytes of the heap in use after a garbage collection. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

function mib(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}
