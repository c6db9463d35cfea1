import type { Knex } from '../connection';
import type { PlannedStory } from './posts/plan-stories';
import type { StoredShot } from './posts/store-shots';
import { requireShot } from './seed-posts';

const hourMs = 3_600_000;
/** The demo's stories are there whenever somebody looks at it. */
const aliveHours = 10 * 365 * 24;

/** Writes the demo's stories; one that exists is left as it is. */
export async function seedStories(
  db: Knex,
  stories: readonly PlannedStory[],
  shots: ReadonlyMap<string, StoredShot>,
  now: Date,
): Promise<void> {
  if (stories.length === 0) return;
  const characters = await db('characters')
    .whereIn(
      'slug',
      stories.map(({ slug }) => slug),
    )
    .select<{ id: string; slug: string }[]>('id', 'slug');
  const idOf = new Map(characters.map(({ id, slug }) => [slug, id]));
  const rows = stories.map((story) => {
    const shot = requireShot(shots, story.media.name);
    return {
      id: story.id,
      character_id: idOf.get(story.slug),
      caption: story.caption,
      media: story.media.media,
      original_key: shot.originalKey,
      rendered_key: shot.renderedKey,
      width: shot.width,
      height: shot.height,
      duration_ms: shot.durationMs,
      created_at: new Date(now.getTime() - story.hoursAgo * hourMs),
      expires_at: new Date(now.getTime() + aliveHours * hourMs),
    };
  });
  await db('stories').insert(rows).onConflict('id').ignore();
}
