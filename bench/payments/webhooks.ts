/**
 * Tests whether the order, the number and the recipients of webhooks matter. The same purchases are
 * delivered twice, each time to a product with a database of its own: once each webhook one time and in
 * order, and once each five times in random order by twenty senders while workers are killed every two
 * seconds. The results must be the same to the last row. Needs `npm run build`.
 *
 *   npm run bench:webhooks                     1,000 webhooks
 *   npm run bench:webhooks -- --webhooks 60    a small one
 *   npm run bench:webhooks -- --seed 7         other purchases, another order
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { describeMachine } from '../describe-machine';
import { compareStates } from './final-state';
import { run, type Result } from './run';
import { planStories, type Story } from './stories';

const { values } = parseArgs({
  options: {
    webhooks: { type: 'string', default: '1000' },
    times: { type: 'string', default: '5' },
    senders: { type: 'string', default: '20' },
    workers: { type: 'string', default: '3' },
    'kill-every': { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});
/** The maximum number of differences that are printed. */
const shown = 10;
const seed = Number(values.seed);

await setupTemplate();
const database = await createTestDatabase();
process.stdout.write(`${await describeMachine(database.db)}, seed ${seed}\n`);
await database.drop();

const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/0';
const stories = planStories(Number(values.webhooks), seed);
process.stdout.write(`${stories.length} purchases: ${countBy(stories, ({ way }) => way)}\n`);
process.stdout.write(`of ${countBy(stories, ({ bought }) => bought)}\n`);
process.stdout.write(`${countBy(stories, ({ ending }) => ending)}\n`);

const options = { stories, redisUrl: redisUrl.href, workers: Number(values.workers) };
const orderly = await run({ ...options, weather: { kind: 'orderly' } });
describe('in order', orderly);
const stormy = await run({
  ...options,
  weather: {
    kind: 'storm',
    times: Number(values.times),
    senders: Number(values.senders),
    killEveryMs: Number(values['kill-every']) * 1000,
    seed,
  },
});
describe('in a storm', stormy);

const differences = compareStates(orderly.state, stormy.state);
process.stdout.write(
  `${orderly.state.get('counted') ?? ''}\n${orderly.state.get('inbox') ?? ''}\n`,
);
for (const difference of differences.slice(0, shown)) process.stdout.write(`${difference}\n`);
process.stdout.write(
  `${orderly.state.size} parts compared, ${differences.length} of them not the same\n`,
);
const isRefused = [orderly, stormy].some(({ answers }) => Object.keys(answers).join() !== '200');
process.exit(differences.length === 0 && !isRefused ? 0 : 1);

function describe(label: string, { webhooks, answers, kills, ...seconds }: Result): void {
  process.stdout.write(
    `${label}: ${webhooks} webhooks, answers ${JSON.stringify(answers)}, ${kills} workers killed, ` +
      `all answered after ${seconds.deliveredAfter.toFixed(1)} s, ` +
      `all applied ${seconds.settledAfter.toFixed(1)} s later\n`,
  );
}

function countBy(of: readonly Story[], nameOf: (story: Story) => string): string {
  const counts = new Map<string, number>();
  for (const story of of) counts.set(nameOf(story), (counts.get(nameOf(story)) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}
