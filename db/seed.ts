import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { createDomainContext } from '~/domain/shared/context';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { bucketOf, openStorage } from '~/providers/storage/open-storage';
import { connect } from './connection';
import { longLimits } from './connection-limits';
import { loadMigrationUrl } from './database-url';
import { cast } from './seeds/cast/index';
import { planPosts } from './seeds/posts/plan-posts';
import { planStories } from './seeds/posts/plan-stories';
import { storeShots } from './seeds/posts/store-shots';
import { seedCharacters } from './seeds/seed-characters';
import { seedMedia } from './seeds/seed-media';
import { seedOperator } from './seeds/seed-operator';
import { seedPeople } from './seeds/seed-people';
import { seedPosts } from './seeds/seed-posts';
import { seedPostsAtScale } from './seeds/seed-posts-at-scale';
import { seedStaff } from './seeds/seed-staff';
import { seedStories } from './seeds/seed-stories';

/**
 * Fills the database and the storage for the demo; a second run only adds what is missing. With
 * `--posts 1000000` it adds so many posts for measurements instead.
 */
const { values: asked } = parseArgs({ options: { posts: { type: 'string' } } });
const { posts: scale } = z
  .object({ posts: z.coerce.number().int().min(1).max(10_000_000).optional() })
  .parse(asked);
const config = loadConfig(process.env);
const { SEED_CHARACTERS, SEED_POSTING } = z
  .object({
    SEED_CHARACTERS: z.coerce.number().int().min(1).default(cast.length),
    /** How many of them have posts and stories. */
    SEED_POSTING: z.coerce.number().int().min(0).default(cast.length),
  })
  .parse(process.env);
// Beside this file under tsx, beside the bundle otherwise.
const isBundle = import.meta.url.endsWith('.js');
const worker = new URL(
  isBundle ? './render-cast-worker.js' : '../sandbox/studio/render-cast-worker.ts',
  import.meta.url,
);

const db = connect({ url: config.DATABASE_URL, pool: 4, limits: longLimits });
const context = createDomainContext({
  db,
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
});
const storage = openStorage({
  dataDir: config.DATA_DIR,
  secret: context.keys.media,
  bucket: bucketOf(config),
});
const members = cast.slice(0, SEED_CHARACTERS);
try {
  if (scale === undefined) await seedDemo();
  else await seedScale(scale);
} finally {
  await db.destroy();
}

async function seedDemo(): Promise<void> {
  await seedStaff(db);
  await seedOperator(db);
  await seedPeople(context);
  await seedCharacters(db, members, context.now());
  await seedMedia(db, members, storage, worker, (done, total) =>
    process.stdout.write(`progress ${done}/${total} pictures\n`),
  );
  const posting = members.slice(0, SEED_POSTING);
  const plan = planPosts(posting);
  const shots = await storeShots({
    tasks: plan.tasks,
    storage,
    renditions: createRenditionMaker(),
    secret: context.keys.media,
    worker,
    onProgress: (done, total) =>
      process.stdout.write(`progress ${done}/${total} pictures of posts\n`),
  });
  await seedPosts(db, plan, shots, context.now());
  await seedStories(db, planStories(posting), shots, context.now());
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
