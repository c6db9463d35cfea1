import { makePost } from '~/db/testing';
import { ownCharacter } from './characters';
import { showAnew } from './show-anew';

type Posts = Parameters<typeof makePost>[1][];

/** One of the cast with these posts and no others; each test takes somebody whom no other does. */
export async function poster(index: number, posts: Posts) {
  const { slug, firstName } = ownCharacter(index);
  return { slug, firstName, ids: await postAs(slug, posts) };
}

/** Puts these posts in the place of a character's own; answers their ids. */
export function postAs(slug: string, posts: Posts): Promise<string[]> {
  return showAnew(slug, 'posts', async ({ trx, characterId }) => {
    // The first there are were drawn with the seed: what is made here shows the same picture.
    const drawn = await trx('post_assets')
      .whereRaw("rendered_key <> 'posts/' || post_id")
      .orderBy('id')
      .first<{ rendered_key: string }>('rendered_key');
    const made: string[] = [];
    for (const post of posts) made.push((await makePost(trx, { ...post, characterId })).id);
    await trx('post_assets').whereIn('post_id', made).update({ rendered_key: drawn.rendered_key });
    return made;
  });
}
