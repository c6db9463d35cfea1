import type { Knex } from 'knex';
import { makeCharacter, makePost } from '~/db/testing';
import { character, ownCharacter } from './characters';
import { withDatabase } from '../database';
import { replacePublications } from '../accounts/replace-publications';

type Posts = Parameters<typeof makePost>[1][];

/** The number of assets in the largest album of a test. */
const mostAssets = 4;

/** Gives a cast member these posts and no others; each test uses a different one. */
export async function poster(index: number, posts: Posts) {
  const { slug, firstName } = ownCharacter(index);
  return { slug, firstName, ids: await postAs(slug, posts) };
}

/** Replaces a character's posts by these. Returns their ids. */
export function postAs(slug: string, posts: Posts): Promise<string[]> {
  return replacePublications(slug, 'posts', async ({ trx, characterId }) => {
    // Pictures drawn with the seed, one for each position in an album.
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

/** Characters created by the current test. */
const strangers: string[] = [];

/** Unpublishes the characters that a test has created, to remove them from the lists of other tests. */
export const hideStrangers = () =>
  withDatabase((db) =>
    db('characters').whereIn('id', strangers.splice(0)).update({ is_published: false }),
  );

/**
 * Gives a character the pictures of a cast member, because the lists of all other tests show it, and an old
 * date, because lists of new characters begin with the cast. It is hidden after the test.
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

/** Creates a character that no other test uses, with a unique name for searches. */
export const makeStranger = (name: string) =>
  withDatabase(async (db) => {
    const made = await makeCharacter(db, { name });
    await lookLikeTheCast(db, made.id);
    return made;
  });

/** Creates a new character with these posts. */
export async function newPoster(posts: Posts) {
  const { slug } = await makeStranger('Odalys Brandt');
  return { slug, ids: await postAs(slug, posts) };
}
