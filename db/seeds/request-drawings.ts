import type { Knex } from '../connection';
import { drawPicturesJob } from '~/jobs/media/draw-pictures.job';
import type { Enqueuer } from '~/jobs/enqueue.job';
import type { CastMember } from './cast/schema';
import { planDrawings, type PlannedDrawing } from './posts/plan-drawings';
import type { PlannedPost } from './posts/plan-posts';
import type { PlannedStory } from './posts/plan-stories';

interface Request {
  db: Knex;
  enqueuer: Enqueuer;
  secret: Buffer;
  cast: readonly CastMember[];
  posts: readonly PlannedPost[];
  stories: readonly PlannedStory[];
}

/** Requests all missing drawings of the demo from the media queue. */
export async function requestDrawings({ db, enqueuer, cast, ...plan }: Request): Promise<void> {
  const slugs = cast.map(({ slug }) => slug);
  const characters = await db('characters').whereIn('slug', slugs).select('id', 'slug');
  const idOf = new Map(characters.map(({ id, slug }) => [slug, id]));
  const isUndrawn = await findUndrawn(db, [...idOf.values()]);
  for (const { priority, ...drawing } of planDrawings(cast, { ...plan, characters: idOf })) {
    const files = drawing.files.filter(isUndrawn);
    if (files.length === 0) continue;
    const payload = { ...drawing, files, requestId: `seed-${drawing.of}` };
    await enqueuer.enqueue(drawPicturesJob, payload, { priority });
  }
}

/** Returns a function that checks whether a file is still needed. */
async function findUndrawn(
  db: Knex,
  characterIds: string[],
): Promise<(file: PlannedDrawing['files'][number]) => boolean> {
  const undrawn = (table: 'post_assets' | 'stories') =>
    db(table).whereNull('original_key').pluck('id') as Promise<string[]>;
  const [assets, stories, media] = await Promise.all([
    undrawn('post_assets'),
    undrawn('stories'),
    db('character_media').whereIn('character_id', characterIds).select('character_id', 'role'),
  ]);
  const waiting = new Set([...assets, ...stories]);
  const drawn = new Set(media.map(({ character_id, role }) => `${character_id} ${role}`));
  return (file) =>
    file.kind === 'character'
      ? !drawn.has(`${file.characterId} ${file.role}`)
      : [...file.assets, ...file.stories].some((id) => waiting.has(id));
}
