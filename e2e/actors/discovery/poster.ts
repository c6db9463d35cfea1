import type { Knex } from 'knex';
import { makeCharacter, makePost } from '~/db/testing';
import { character, ownCharacter } from './characters';
import { withDatabase } from '../database';
import { showAnew } from '../accounts/show-anew';

type Posts = Parameters<typeof makePost>[1][];

/** Assets of the largest album that a test makes. */
const mostAssets = 4;

/** One of the cast with these posts and no others; each test takes somebody whom no other does. */
export async function poster(index: number, posts: Posts) {
  const { slug, firstName } = ownCharacter(index);
  return { slug, firstName, ids: await postAs(slug, posts) };
}

/** Puts these posts in the place of a character's own; answers their ids. */
export function postAs(slug: string, posts: Posts): Promise<string[]> {
  return showAnew(slug, 'posts', async ({ trx, characterId }) => {
    // Pictures that were drawn with the seed: one for each place of an album.
    const drawn = await trx('post_assets')
      .whereRaw("rendered_key not like 'posts/' || post_id || '%'")
      .whereLike('kind', '%_photo')
      .distinct('rendered_key')
      .orderBy('rendered_key')
      .limit(mostAssets)
      .pluck<string[]>('rendered_key');
    const made: string[] = [];
    for (const post of posts) made.push((await makePost(trx, { ...post, characterId })).id);
    for (const [position, key] of drawn.entries()) {
      await trx('post_assets')
        .whereIn('post_id', made)
        .where({ position })
        .update({ rendered_key: key });
    }
    return made;
  });
}

/** Characters that the test under way has made. */
const strangers: string[] = [];

/** Takes the characters that a test has made out of the lists that others read. */
export const hideStrangers = () =>
  withDatabase((db) =>
    db('characters').whereIn('id', strangers.splice(0)).update({ is_published: false }),
  );

/**
 * Gives somebody the pictures of one of the cast, since lists show them to all other tests, and an old
 * date, since those of who is new begin with the cast. They are hidden once the test is over.
 */
export async function lookLikeTheCast(db: Knex, characterId: string) {
  strangers.push(characterId);
  await db('characters')
    .where({ id: characterId })
    .update({ created_at: new Date(0) });
  await db.raw(
    `update character_media mine set storage_key = drawn.storage_key
       from character_media drawn
       join characters c on c.id = drawn.character_id and c.slug = ?
      where mine.character_id = ? and mine.role = drawn.role and mine.position = drawn.position`,
    [character(0).slug, characterId],
  );
}

/** Makes a character whom no other test meets, with a name of their own for searches. */
export const makeStranger = (name: string) =>
  withDatabase(async (db) => {
    const made = await makeCharacter(db, { name });
    await lookLikeTheCast(db, made.id);
    return made;
  });

/** Makes a stranger with these posts. */
export async function newPoster(posts: Posts) {
  const { slug } = await makeStranger('Odalys Brandt');
  return { slug, ids: await postAs(slug, posts) };
}
