/**
 * Measures the cost of a long conversation: the server's time to open it, the time of a jump in the
 * browser, and the longest task while a person scrolls up and down on a CPU that is four times slower. Uses
 * the built web process; needs `npm run build`.
 *
 *   npm run bench:thread [-- --messages 10000] [-- --screens 60] [-- --pictures FOLDER]
 */
import '../services';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { makeTalk } from '~/domain/chat/testing/make-talk';
import { findFreePort } from '~/db/testing/find-free-port';
import { findChromium } from '~/scripts/provision/chromium.mjs';
import { describeMachine } from '../describe-machine';
import { makePageVisitor } from '../pages/page-visitor';
import { percentile } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';
import { startSandboxProcess } from '../start-sandbox-process';
import { startWeb } from '../start-web';
import { measureJumps } from './thread-jumps';
import { measureScrolling } from './thread-scrolling';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    screens: { type: 'string', default: '60' },
    pictures: { type: 'string' },
  },
});
const count = Number(values.messages);
const opens = 60;

await setupTemplate();
const database = await createTestDatabase();
const sandbox = await startSandboxProcess();
const context = createBenchContext(database.db);
process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const { cookie, userId, slugs } = await makePageVisitor(context);
  const slug = slugs[1] ?? '';
  const character = await database.db('characters').where({ slug }).first<{ id: string }>('id');
  await makeTalk(
    context,
    { kind: 'user', id: userId },
    {
      characterId: character.id,
      count,
      endsAt: context.now(),
      words: (seq) =>
        `Line ${seq}.${' It went on for a while, as it does at night.'.repeat(seq % 4)}`,
    },
  );
  const port = await findFreePort();
  const web = await startWeb({
    ...productEnv({
      databaseUrl: database.url,
      redisUrl: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
      ...sandbox,
    }),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PORT: String(port),
  });
  const url = `${web.url}/chats/${slug}`;
  await timeOpens(url, cookie, 10);
  const took = await timeOpens(url, cookie, opens);
  const show = (of: number[], share: number) => `${percentile(of, share).toFixed(0)} ms`;
  process.stdout.write(
    `server, ${count} messages       p50 ${show(took, 0.5)}, p95 ${show(took, 0.95)} (aim: 200)\n`,
  );
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const visitor = { browser, url, cookie, count, pictures: values.pictures };
    const jumps = await measureJumps(visitor);
    for (const [name, times] of Object.entries(jumps)) {
      process.stdout.write(
        `jump ${name.padEnd(24)} p50 ${show(times, 0.5)}, longest ${show(times, 1)} (aim: 300)\n`,
      );
    }
    const scrolled = await measureScrolling(visitor, Number(values.screens));
    const ownTimes = scrolled.longTasks.map(({ ownMs }) => ownMs);
    const wallTimes = scrolled.longTasks.map(({ wallMs }) => wallMs);
    process.stdout.write(
      `scrolling, ${values.screens} screens up and down, CPU 4x: longest task ` +
        `${show(ownTimes, 1)} of the thread's own time (aim: 100), ${show(wallTimes, 1)} by the clock, ` +
        `over 50 ms ${ownTimes.filter((time) => time > 50).length}; ` +
        `messages in the document at most ${scrolled.most}, gone through ${scrolled.gone}\n`,
    );
  } finally {
    await browser.close();
  }
  await web.stop();
} finally {
  await sandbox.stop();
  await database.drop();
}

async function timeOpens(url: string, cookie: string, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const page = await fetch(url, { headers: { cookie } });
    await page.text();
    if (page.status !== 200) throw new Error(`answered ${page.status}`);
    took.push(performance.now() - began);
  }
  return took;
}
