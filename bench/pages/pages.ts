/**
 * Measures pages per second of the built web process for a signed-in member with a thread, compared with a
 * bare server that only renders the same React tree with the same data by renderToPipeableStream. Also
 * measures the page of ssr-benchmark, a table of a thousand rows of two ids, in the same process without
 * the product's own pages. Needs `npm run build`.
 *
 *   npx tsx bench/pages/pages.ts [--connections 8] [--seconds 10] [--rounds 3]
 */
import '../services';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { findFreePort } from '~/db/testing/find-free-port';
import type { Child } from '../child-process';
import { describeMachine } from '../describe-machine';
import { loadPage } from './http-load';
import { makePageVisitor } from './page-visitor';
import { describeLatency, mean } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';
import { startBareReact, startBareRows, startRows, startWeb, type Web } from '../start-web';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/0';
const redis = new Redis(redisUrl.href);
const env = productEnv({
  databaseUrl: database.url,
  redisUrl: redisUrl.href,
  modelUrl: 'http://127.0.0.1:9/v1',
  smtpUrl: 'smtp://127.0.0.1:9',
});

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const { chatPath, cookie } = await makePageVisitor(createBenchContext(database.db));
  const web = await startWeb({ ...env, PORT: String(await findFreePort()) });
  const bare = await startBareReact(
    { ...env, PORT: String(await findFreePort()) },
    { cookie, paths: ['/', chatPath] },
  );
  const rows = await startRows({ ...env, PORT: String(await findFreePort()) });
  const bareRows = await startBareRows({ ...env, PORT: String(await findFreePort()) });
  await comparePage('home', '/', web, bare);
  await comparePage('chat', chatPath, web, bare);
  await comparePage('rows', '/rows', rows, bareRows);
  for (const server of [web, bare, rows, bareRows]) await server.stop();

  async function comparePage(label: string, path: string, ours: Web, alone: Web) {
    const product = createFigures(ours, ours.url + path, cookie);
    const react = createFigures(alone, alone.url + path);
    // The first round warms both up and is not counted. They take turns.
    for (let round = 0; round <= rounds; round += 1) {
      await product.measure(round > 0);
      await react.measure(round > 0);
    }
    const ratio = product.perSecond() / react.perSecond();
    const times = product.cpu() / react.cpu();
    process.stdout.write(
      `${label} page, product     ${product.describe()}\n` +
        `${label} page, bare React  ${react.describe()}\n` +
        `${label} page, ratio ${ratio.toFixed(2)}, CPU ${times.toFixed(2)} times ` +
        `(${rounds} rounds of ${seconds} s, ${connections} connections)\n`,
    );
  }
} finally {
  await redis.quit();
  await database.drop();
}

function createFigures(server: Child, url: string, cookie?: string) {
  const rates: number[] = [];
  const cpuMs: number[] = [];
  const milliseconds: number[] = [];
  let bytes = 0;
  return {
    async measure(counts: boolean) {
      const before = server.cpuSeconds();
      const load = await loadPage({ url, cookie, connections, seconds });
      if (!counts) return;
      cpuMs.push(((server.cpuSeconds() - before) * 1000) / load.milliseconds.length);
      rates.push(load.perSecond);
      milliseconds.push(...load.milliseconds);
      bytes = load.bytes;
    },
    perSecond: () => mean(rates),
    cpu: () => mean(cpuMs),
    describe: () =>
      `${mean(rates).toFixed(0)}/s  CPU ${mean(cpuMs).toFixed(2)} ms a page  ` +
      `${describeLatency(milliseconds)}  ${bytes} bytes`,
  };
}
