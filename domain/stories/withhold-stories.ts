import type { Knex } from 'knex';

/** The stories that show what lies at one of these places. */
export async function listStoriesAt(db: Knex, places: readonly string[]): Promise<string[]> {
  return db('stories').whereIn('rendered_key', places).pluck('id');
}

/** Where what a story shows lies; null where there is no such story. */
export async function listStoryPlaces(db: Knex, id: string): Promise<string[] | null> {
  const story = await db('stories').where({ id }).first('rendered_key');
  if (!story) return null;
  return story.rendered_key === null ? [] : [story.rendered_key];
}

/** Hides a story from everybody, in the caller's transaction; answers whether it was not hidden. */
export async function withholdStory(
  trx: Knex.Transaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const hidden = await trx('stories').where({ id, withheld_at: null }).update({ withheld_at: now });
  return hidden > 0;
}

/** Withholds a story no longer; whether it is over is another matter. */
export async function releaseStory(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('stories').where({ id }).update({ withheld_at: null });
}
