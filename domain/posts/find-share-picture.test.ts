import { expect, it } from 'vitest';
import { makePost } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { findSharePicture } from './find-share-picture';

const { database, context } = await openTestContext();

/** Returns the key of the picture with which a post is shared, with the post's id replaced. */
async function shared(traits: Parameters<typeof makePost>[1]): Promise<string | undefined> {
  const { id, characterId } = await makePost(database.db, traits);
  const of = database.db('characters').where({ id: characterId });
  const { slug: characterSlug } = await of.first<{ slug: string }>('slug');
  const key = await findSharePicture(context, { postId: id, characterSlug });
  return key?.replace(id, '#');
}

it('the share picture is the visitor’s view of a post, or its locked rendition if they see nothing', async () => {
  expect(await shared({})).toBe('posts/#/w720.webp');
  expect(await shared({ contentLevel: 'Nude' })).toBe('posts/#/locked.jpg');
  for (const access of ['token', 'fanClub', 'tokenOrFanclub', 'subscription'] as const) {
    expect(await shared({ access })).toBe('posts/#/locked.jpg');
  }
});

it('the share picture is the free photo of an album, whatever its position', async () => {
  const assets = [{ unlockPrice: 8 }, { isFree: true }, {}];
  expect(await shared({ access: 'token', assets })).toBe('posts/#-1/w720.webp');
});
