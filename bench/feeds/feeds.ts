/**
 * Measures the time of a page of posts over HTTP at several sizes of the database, and the number of its
 * queries: warm requests one after another, the median of the runs. Finally prints the cost at a million
 * posts in relation to ten thousand.
 *
 *   npm run bench:feeds [-- --posts 10000,100000,1000000 --requests 2000 --runs 3 --only "for you"]
 */
import '../services';
import { parseArgs } from 'node:util';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { createTestContext, createTestDatabase, testPassword } from '~/db/testing';
import { countQueries } from '~/db/testing/count-queries';
import setupTemplate from '~/db/testing/global-setup';
import { describeMachine } from '../describe-machine';
import { makeFeedGround, type FeedGround } from './feed-ground';
import { percentile } from '../percentiles';
import { engagementSettings } from '~/domain/engagement/settings';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000,100000,1000000' },
    requests: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const sizes = values.posts.split(',').map(Number);
const requests = Number(values.requests);
const runs = Number(values.runs);
const warmUp = 100;

interface Figures {
  p50: number;
  p99: number;
  queries: number;
}

const explorer = (tab: string, filters = '') => `/posts-v2/explorer-feed?feedTab=${tab}${filters}`;
const narrow = '&hairColor=Red&bodyType=Slim';
/** Some of the thirty characters match. */
const broad = '&bodyType=Slim';
const names = ['mira', 'nor', 'lunna', 'sana', 'vera'];

/** Each request differs: another seed, another character, another name. */
const endpoints: Record<string, (turn: number, ground: FeedGround) => string> = {
  'for you': (turn) => `${explorer('forYou')}&seed=${seedOf(turn)}`,
  'for you, filtered': (turn) => `${explorer('forYou', narrow)}&seed=${seedOf(turn)}`,
  trending: () => explorer('trending'),
  'trending, filtered': () => explorer('trending', narrow),
  new: () => explorer('new'),
  'new, filtered': () => explorer('new', narrow),
  following: () => explorer('following'),
  'following, filtered': () => explorer('following', broad),
  home: (turn) => `/home?seed=${seedOf(turn)}`,
  featured: (turn) => `/posts-v2/featured?token=2&fanClub=2&tokenOrFanclub=2&seed=${seedOf(turn)}`,
  profile: (turn, { characterIds }) => `/posts/${characterIds[turn % characterIds.length]}`,
  search: (turn) => `/characters-v2/models/search?name=${names[turn % names.length]}`,
};

const seedOf = (turn: number) => ((turn * 0.618) % 1).toFixed(6);
const median = (figures: number[]) => percentile(figures, 0.5);

await setupTemplate();
const measured = new Map<string, Map<number, Figures>>();
for (const size of sizes) await measureAt(size);
report();

async function measureAt(size: number): Promise<void> {
  const database = await createTestDatabase();
  const ground = await makeFeedGround(createTestContext(database.db), database.owner, size);
  const site = await startSite({ database });
  try {
    process.stdout.write(`${size} posts, ${await describeMachine(database.db)}\n`);
    const client = site.client();
    await client.post('/api/v1/auth/login', { email: ground.fanEmail, password: testPassword });
    for (const [name, pathOf] of Object.entries(endpoints)) {
      if (values.only !== undefined && values.only !== name) continue;
      const figures = await measure(site, client, (turn) => `/api/v1${pathOf(turn, ground)}`);
      const ofName = measured.get(name) ?? new Map<number, Figures>();
      measured.set(name, ofName.set(size, figures));
      process.stdout.write(`  ${describe(name, figures)}\n`);
    }
  } finally {
    await site.close();
  }
}

async function measure(
  site: TestSite,
  client: ReturnType<TestSite['client']>,
  pathOf: (turn: number) => string,
): Promise<Figures> {
  const requestPage = async (turn: number) => {
    const { status } = await client.get(pathOf(turn));
    if (status !== 200) throw new Error(`${pathOf(turn)} answered ${status}`);
  };
  for (let turn = 0; turn < warmUp; turn += 1) await requestPage(turn);
  let queries = 0;
  for (let turn = 0; turn < warmUp; turn += 1) {
    // The process reads settings every two seconds, so they are not counted for a request.
    await site.domain.settings(engagementSettings);
    const counted = countQueries(site.domain.db);
    await requestPage(turn);
    queries = Math.max(queries, counted.stop());
  }
  const p50: number[] = [];
  const p99: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const milliseconds: number[] = [];
    for (let turn = 0; turn < requests; turn += 1) {
      const askedAt = performance.now();
      await requestPage(turn);
      milliseconds.push(performance.now() - askedAt);
    }
    p50.push(percentile(milliseconds, 0.5));
    p99.push(percentile(milliseconds, 0.99));
  }
  return { p50: median(p50), p99: median(p99), queries };
}

function describe(name: string, { p50, p99, queries }: Figures): string {
  return `${name.padEnd(22)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${queries} queries`;
}

function report(): void {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined || first === last) return;
  process.stdout.write(`p99 at ${last} posts beside ${first}\n`);
  for (const [name, bySize] of measured) {
    const ratio = (bySize.get(last)?.p99 ?? Number.NaN) / (bySize.get(first)?.p99 ?? Number.NaN);
    process.stdout.write(`  ${name.padEnd(22)} ${ratio.toFixed(2)}\n`);
  }
}
