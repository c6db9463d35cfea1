import type { Knex } from 'knex';

/** Returns the ids of stories that show media at one of these places. */
export async function listStoriesAt(db: Knex, places: readonly string[]): Promise<string[]> {
  return db('stories').whereIn('rendered_key', places).pluck('id');
}

/** Returns the places of a story's media; null if there is no such story. */
export async function listStoryPlaces(db: Knex, id: string): Promise<string[] | null> {
  const story = await db('stories').where({ id }).first('rendered_key');
  if (!story) return null;
  return story.rendered_key === null ? [] : [story.rendered_key];
}

/** Hides a story from everyone, in the caller's transaction; returns whether it was visible. */
export async function withholdStory(
  trx: Knex.Transaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const hidden = await trx('stories').where({ id, withheld_at: null }).update({ withheld_at: now });
  return hidden > 0;
}

/** Ends the withholding of a story, which may have expired in the meantime. */
export async function releaseStory(trx: Knex.Transaction, id: string): Promise<void> {
  await trx('stories').where({ id }).update({ withheld_at: null });
}
