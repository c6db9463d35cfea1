import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { createDomainContext } from '~/domain/create-domain-context';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { createLogger } from '~/observability/logger';
import { openFileMarker } from '~/providers/marks/create-marks';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { bucketOf, openStorage } from '~/providers/storage/open-storage';
import { connect } from './connection';
import { longLimits } from './connection-limits';
import { loadMigrationUrl } from './database-url';
import { connectRedis, redisLimitsOf } from './redis-connection';
import { cast } from './seeds/cast/index';
import { planPosts } from './seeds/posts/plan-posts';
import { planStories } from './seeds/posts/plan-stories';
import { followDrawing } from './seeds/follow-drawing';
import { requestDrawings } from './seeds/request-drawings';
import { seedCard } from './seeds/seed-card';
import { rollUp } from '~/domain/creator-analytics/roll-up';
import { seedCharacters } from './seeds/seed-characters';
import { seedClubs } from './seeds/seed-clubs';
import { seedEarnings } from './seeds/seed-earnings';
import { seedLives } from './seeds/seed-lives';
import { seedMade } from './seeds/seed-made';
import { seedMasters } from './seeds/seed-masters';
import { seedMedia } from './seeds/seed-media';
import { seedOperator, seedPaymentLimits, seedStaff } from './seeds/seed-staff';
import { seedOffers } from './seeds/seed-offers';
import { seedOwnPosts } from './seeds/seed-own-posts';
import { seedPeople } from './seeds/seed-people';
import { seedPlay } from './seeds/seed-play';
import { seedPosts } from './seeds/seed-posts';
import { seedPostsAtScale } from './seeds/seed-posts-at-scale';
import { seedPurchases } from './seeds/seed-purchases';
import { seedQueue } from './seeds/seed-queue';
import { seedRedeemCodes } from './seeds/seed-redeem-codes';
import { seedStories } from './seeds/seed-stories';

/**
 * Fills the database for the demo, renders all portraits and requests the other pictures from the media
 * queue. A second run adds only what is missing. With `--purchases` it adds paid purchases at the sandbox's
 * card processor, which must run. With `--follow` it waits until all pictures exist. With `--posts 1000000`
 * it instead adds that number of posts for measurements.
 */
const { values: args } = parseArgs({
  options: {
    posts: { type: 'string' },
    follow: { type: 'boolean', default: false },
    purchases: { type: 'boolean', default: false },
  },
});
const { posts: scale } = z
  .object({ posts: z.coerce.number().int().min(1).max(10_000_000).optional() })
  .parse(args);
const config = loadConfig(process.env);
const { SEED_CHARACTERS, SEED_POSTING } = z
  .object({
    SEED_CHARACTERS: z.coerce.number().int().min(1).default(cast.length),
    /** The number of characters with posts and stories. */
    SEED_POSTING: z.coerce.number().int().min(0).default(cast.length),
  })
  .parse(process.env);

const db = connect({ url: config.DATABASE_URL, pool: 4, limits: longLimits });
const contextAt = (now: () => Date) =>
  createDomainContext({
    db,
    sessionSecret: config.SESSION_SECRET,
    sealKeys: sealKeysOf(config),
    outboxPartitions: config.OUTBOX_PARTITIONS,
    now,
  });
const context = contextAt(() => new Date());
const storage = openStorage({
  dataDir: config.DATA_DIR,
  secret: context.keys.media,
  bucket: bucketOf(config),
});
const members = cast.slice(0, SEED_CHARACTERS);
try {
  if (args.follow) await finishDrawings();
  else if (scale === undefined) await seedDemo();
  else await seedScale(scale);
} finally {
  await db.destroy();
}

function progressReporter(what: string) {
  return (done: number, total: number) =>
    void process.stdout.write(`progress ${done}/${total} ${what}\n`);
}

async function finishDrawings(): Promise<void> {
  await followDrawing(db, progressReporter('pictures'));
  await seedOwnPosts(db);
}

async function seedDemo(): Promise<void> {
  const now = context.now();
  await seedStaff(db);
  await seedOperator(db);
  await seedPaymentLimits(db);
  await seedOffers(db, now);
  await seedPeople(context);
  await seedCharacters(db, members, now);
  await seedClubs(context);
  await seedMasters(context);
  await seedRedeemCodes(context);
  if (args.purchases) await purchase();
  const posting = members.slice(0, SEED_POSTING);
  const posts = planPosts(posting);
  const stories = planStories(posting);
  await seedPosts(db, posts, now);
  await seedStories(db, stories, now);
  await seedLives(context, posts);
  await seedPlay(context);
  await seedMade(context);
  await seedCard(context);
  await seedEarnings(contextAt, now);
  await rollUp(context);
  await seedQueue(context);
  const logger = createLogger({ process: 'seed', level: config.LOG_LEVEL });
  const marker = await openFileMarker(config, logger);
  await seedMedia(db, members, { storage, marker }, progressReporter('portraits'));
  await enqueueDrawings({ cast: members, posts, stories });
}

/** Makes the purchases. The shop's clock and that of the sandbox's processors are moved together. */
async function purchase(): Promise<void> {
  if (!config.CARDS_PAGES) throw new Error('no card processor is configured');
  const clock = new URL('/control/clock', config.CARDS_PAGES);
  let moved: Date | null = null;
  await seedPurchases({
    context: contextAt(() => moved ?? new Date()),
    providers: createPaymentProviders(config),
    async moveClock(to) {
      moved = to;
      const answer = await fetch(clock, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: to?.toISOString() }),
      });
      if (!answer.ok) throw new Error(`the sandbox's clock answered ${answer.status}`);
    },
  });
}

async function enqueueDrawings(
  plan: Pick<Parameters<typeof requestDrawings>[0], 'cast' | 'posts' | 'stories'>,
): Promise<void> {
  const redis = connectRedis({
    url: config.REDIS_URL,
    limits: redisLimitsOf(config),
    name: 'seed',
  });
  const enqueuer = createEnqueuer(redis);
  try {
    await requestDrawings({ db, enqueuer, secret: context.keys.media, ...plan });
  } finally {
    await enqueuer.close();
    redis.disconnect();
  }
}

async function seedScale(posts: number): Promise<void> {
  const owner = connect({ url: loadMigrationUrl(process.env), pool: 1, limits: longLimits });
  const begunAt = performance.now();
  try {
    await seedPostsAtScale(owner, posts, (done) =>
      process.stdout.write(`progress ${done}/${posts} posts\n`),
    );
  } finally {
    await owner.destroy();
  }
  const seconds = (performance.now() - begunAt) / 1000;
  process.stdout.write(`${posts} posts in ${seconds.toFixed(0)} s\n`);
}
