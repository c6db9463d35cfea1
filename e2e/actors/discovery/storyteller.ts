import { makeStory } from '~/db/testing';
import { ownCharacter } from './characters';
import { replacePublications } from '../accounts/replace-publications';

const minute = 60_000;

/** Gives a cast member stories with these captions and no others, the first being the oldest. */
export async function storyteller(
  index: number,
  captions: string[],
  media: 'photo' | 'video' = 'photo',
) {
  const { slug, name } = ownCharacter(index);
  await replacePublications(slug, 'stories', async ({ trx, characterId }) => {
    // The first stories were drawn with the seed; new ones show the same picture.
    const drawn = await trx('stories')
      .whereRaw("rendered_key <> 'stories/' || id")
      .where({ media: 'photo' })
      .orderBy('id')
      .first<{ rendered_key: string }>('rendered_key');
    const begunAt = Date.now() - captions.length * minute;
    for (const [place, caption] of captions.entries()) {
      const createdAt = new Date(begunAt + place * minute);
      const { id } = await makeStory(trx, { characterId, caption, createdAt });
      await trx('stories').where({ id }).update({ rendered_key: drawn.rendered_key, media });
    }
  });
  return { slug, name };
}
