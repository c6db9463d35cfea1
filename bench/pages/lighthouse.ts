/**
 * Runs Lighthouse on the pages that visitors see first, with the entry questions already answered, as a
 * phone on a slow network: the median of five runs for each category. Exits with 1 if one is below its
 * target. Needs the built product running (`npm run demo`, or a deployment) and Chromium.
 *
 *   npm run bench:lighthouse -- [--url http://localhost:3000] [--runs 5] [--only /sign_up]
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '~/scripts/provision/chromium.mjs';
import { responseCookies } from '~/tests/testing/response-cookies';
import { percentile } from '../percentiles';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const paths = values.only === undefined ? await pathsOfStrangers() : [values.only];

const aims = { performance: 90, accessibility: 100, 'best-practices': 95, seo: 100 };
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];

const cookies = responseCookies()
  .map(({ name, value }) => `${name}=${value}`)
  .join('; ');

const chromePath = findChromium() ?? '';
if (chromePath === '') throw new Error('No Chromium was found; CHROMIUM_PATH names one of yours.');

let isShort = false;
for (const path of paths) {
  const scores = new Map<Category, number[]>(categories.map((category) => [category, []]));
  const faults = new Set<string>();
  const speeds: number[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const report = await look(new URL(path, values.url).href);
    for (const category of categories) {
      scores.get(category)?.push((report.categories[category]?.score ?? 0) * 100);
    }
    for (const fault of faultsOf(report)) faults.add(fault);
    speeds.push(report.environment.benchmarkIndex);
  }
  const medians = categories.map((category) => {
    const median = Math.round(percentile(scores.get(category) ?? [], 0.5));
    // Conversations must not be indexed.
    const isAimed = category !== 'seo' || !path.startsWith('/chats/');
    isShort ||= isAimed && median < aims[category];
    return `${category} ${median}`;
  });
  // The speed that was available to the browser. An idle desktop has 1,500 or more.
  const speed = Math.round(percentile(speeds, 0.5));
  process.stdout.write(`${path.padEnd(16)} ${medians.join('  ')}  (machine ${speed})\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
process.exitCode = isShort ? 1 : 0;

/** Runs Lighthouse once in a new browser, so that no run profits from the one before. */
async function look(url: string) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      extraHeaders: { Cookie: cookies },
      logLevel: 'error',
    });
    if (!result) throw new Error(`nothing was said of ${url}`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

type Report = Awaited<ReturnType<typeof look>>;

/** Returns the audits that cost points outside of performance, which has figures of its own. */
function faultsOf({ categories: found, audits }: Report): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);
}

/** Returns the pages that visitors see first, with an existing character, post and chat. */
async function pathsOfStrangers(): Promise<string[]> {
  const answer = await fetch(new URL('/api/v1/posts-v2/safe-explorer-feed', values.url));
  const feed = (await answer.json()) as {
    items: { _id: string; characterMeta: { characterSlug: string } }[];
  };
  const posts = feed.items.slice(0, 1).flatMap(({ _id, characterMeta }) => {
    const { characterSlug: slug } = characterMeta;
    return [`/characters/${slug}`, `/characters/${slug}/post/${_id}`, `/chats/${slug}`];
  });
  return ['/', '/sign_up', '/privacy-policy', '/explorer', ...posts];
}
