import type { Knex } from '../connection';
import type { PlannedStory } from './posts/plan-stories';
import { drawnSize } from './seed-posts';

const hourMs = 3_600_000;
/** The demo's stories must not expire while it is in use. */
const aliveHours = 10 * 365 * 24;

/** Writes the demo's stories, whose pictures are drawn later. An existing story is left unchanged. */
export async function seedStories(
  db: Knex,
  stories: readonly PlannedStory[],
  now: Date,
): Promise<void> {
  if (stories.length === 0) return;
  const characters = await db('characters')
    .whereIn(
      'slug',
      stories.map(({ slug }) => slug),
    )
    .select('id', 'slug');
  const idOf = new Map(characters.map(({ id, slug }) => [slug, id]));
  const rows = stories.map((story) => ({
    id: story.id,
    character_id: idOf.get(story.slug),
    caption: story.caption,
    media: story.media.media,
    ...drawnSize[story.media.media],
    created_at: new Date(now.getTime() - story.hoursAgo * hourMs),
    expires_at: new Date(now.getTime() + aliveHours * hourMs),
  }));
  await db('stories').insert(rows).onConflict('id').ignore();
  const translated = stories.flatMap(({ id, translations }) =>
    Object.entries(translations).map(([locale, caption]) => ({ story_id: id, locale, caption })),
  );
  await db('story_translations').insert(translated).onConflict(['story_id', 'locale']).ignore();
}
