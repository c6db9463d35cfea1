/**
 * Measures the time of the checkout page: the ordinary one, for a signed-in person with a saved card and an
 * open order, requested at an even rate for several people in turn, without waiting for earlier responses.
 * Uses the built web process; nothing is paid. Needs `npm run build`.
 *
 *   npm run bench:checkout [-- --rate 20] [-- --seconds 30] [-- --people 20]
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { findFreePort } from '~/db/testing/find-free-port';
import { describeMachine } from '../describe-machine';
import { processorsEnv } from '../payments/processors';
import { percentile } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';
import { startSandboxProcess } from '../start-sandbox-process';
import { startWeb } from '../start-web';
import { makeBuyers, savedDigits } from './buyers';
import { streamPages } from './http-load';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    people: { type: 'string', default: '20' },
  },
});
const perSecond = Number(values.rate);
/** Seconds before the measurement, in which code is compiled and statements are prepared. */
const warmUpSeconds = 5;

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
const sandbox = await startSandboxProcess();
try {
  const buyers = await makeBuyers(createBenchContext(database.db), Number(values.people));
  const web = await startWeb({
    ...productEnv({ databaseUrl: database.url, redisUrl, ...sandbox }),
    ...processorsEnv(sandbox.url),
    PORT: String(await findFreePort()),
  });
  const pages = buyers.map(({ path, cookie }) => ({ url: web.url + path, cookie }));
  await requireCard(pages[0]);
  await streamPages({ pages, perSecond, seconds: warmUpSeconds });
  const before = web.cpuSeconds();
  const took = await streamPages({ pages, perSecond, seconds: Number(values.seconds) });
  const cpuMs = ((web.cpuSeconds() - before) * 1000) / took.length;
  const show = (share: number) => `${percentile(took, share).toFixed(1)} ms`;
  process.stdout.write(
    `checkout page at ${perSecond}/s for ${values.seconds} s: p50 ${show(0.5)}, p95 ${show(0.95)}, ` +
      `p99 ${show(0.99)}, longest ${show(1)} (n ${took.length}), CPU ${cpuMs.toFixed(1)} ms a page\n`,
  );
  await web.stop();
} finally {
  await sandbox.stop();
  await database.drop();
}
process.exit(0);

/** Checks that the measured page shows the card and not an error. */
async function requireCard(page: { url: string; cookie: string } | undefined): Promise<void> {
  if (!page) throw new Error('nobody buys anything');
  const response = await fetch(page.url, { headers: { cookie: page.cookie }, redirect: 'error' });
  const html = await response.text();
  if (!response.ok || !html.includes(savedDigits)) {
    throw new Error(`the checkout page answered ${response.status} without a saved card`);
  }
}
