import { countActivity } from '~/domain/posts/count-activity';
import type { Knex } from '../connection';
import { assetId } from './posts/plan-drawings';
import { type PlannedPost, videoTags, extraStyles } from './posts/plan-posts';

const hourMs = 3_600_000;

/** The demo users who like posts; `every: 7` likes each seventh post of the seeded order. */
const likers = [
  { email: 'fan@example.com', every: 7 },
  { email: 'premium@example.com', every: 5 },
  { email: 'creator@example.com', every: 23 },
  { email: 'master@example.com', every: 31 },
];

/** Pixels and milliseconds of the media that the studio draws for posts and stories. */
export const drawnSize = {
  photo: { width: 720, height: 1280, duration_ms: null },
  video: { width: 432, height: 768, duration_ms: 4000 },
} as const;

/**
 * Writes the demo's posts with likes and with assets whose pictures are drawn later. An existing post
 * is left unchanged.
 */
export async function seedPosts(db: Knex, posts: readonly PlannedPost[], now: Date): Promise<void> {
  await seedNames(db);
  const owners = await db('characters')
    .whereIn('slug', [...new Set(posts.map(({ slug }) => slug))])
    .select('id', 'slug');
  const idOf = new Map(owners.map(({ id, slug }) => [slug, id]));
  await db.transaction(async (trx) => {
    for (const post of posts) await seedPost(trx, post, idOf.get(post.slug), now);
    await seedLikes(trx, posts, now);
  });
}

async function seedNames(db: Knex): Promise<void> {
  const tags = videoTags.map((name, position) => ({ name, position }));
  await db('video_tags').insert(tags).onConflict('name').ignore();
  const styles = extraStyles.map((label, position) => ({ label, position }));
  await db('extra_styles').insert(styles).onConflict('label').ignore();
}

async function seedPost(
  trx: Knex.Transaction,
  post: PlannedPost,
  characterId: string | undefined,
  now: Date,
): Promise<void> {
  if (characterId === undefined) throw new Error(`there is no ${post.slug}`);
  const added = await trx('posts')
    .insert({
      id: post.id,
      character_id: characterId,
      style: post.style,
      text_content: post.text,
      access: post.access,
      unlock_price: post.unlockPrice,
      discounted_price: post.discountedPrice,
      content_level: post.contentLevel,
      media: post.media,
      video_tag: post.videoTag,
      extra_style: post.extraStyle,
      clothing: post.clothing,
      random_order: post.randomOrder,
      created_at: new Date(now.getTime() - post.hoursAgo * hourMs),
    })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (added.length === 0) return;
  const translated = Object.entries(post.translations).map(([locale, text]) => ({
    post_id: post.id,
    locale,
    text_content: text,
  }));
  if (translated.length > 0) await trx('post_translations').insert(translated);
  await trx('post_assets').insert(
    post.assets.map(({ media, isFree, unlockPrice, cardPrice }, position) => ({
      id: assetId(post, position),
      post_id: post.id,
      position,
      kind: `${kindOf(isFree ? 'SFW' : post.contentLevel)}_${media.media}`,
      is_free: isFree,
      unlock_price: unlockPrice,
      card_price: cardPrice,
      ...drawnSize[media.media],
    })),
  );
}

function kindOf(level: PlannedPost['contentLevel']): 'sfw' | 'nsfw' | 'explicit' {
  if (level === 'SFW') return 'sfw';
  return level === 'Explicit' ? 'explicit' : 'nsfw';
}

/** Adds the likes of the users who exist, and updates the counts. */
async function seedLikes(
  trx: Knex.Transaction,
  posts: readonly PlannedPost[],
  now: Date,
): Promise<void> {
  const people = await trx('users')
    .whereIn(
      'email',
      likers.map(({ email }) => email),
    )
    .whereNotNull('verified_at')
    .select('id', 'email');
  const likes = people.flatMap(({ id, email }) => {
    const every = likers.find((liker) => liker.email === email)?.every ?? posts.length;
    return posts
      .filter((_, index) => index % every === 0)
      .map((post, index) => ({
        user_id: id,
        post_id: post.id,
        created_at: new Date(now.getTime() - (index + 1) * 60_000),
      }));
  });
  if (likes.length === 0) return;
  const added = await trx('post_likes')
    .insert(likes)
    .onConflict(['user_id', 'post_id'])
    .ignore()
    .returning(['post_id', 'created_at']);
  for (const { post_id: postId, created_at: at } of added) {
    await countActivity(trx, { postId, activity: 'likes', at });
  }
}
