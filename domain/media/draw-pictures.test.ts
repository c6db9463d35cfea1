import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeCharacter, makePost, makeStory } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { PicturesUnavailable } from '~/providers/pictures/pictures';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { showCharacterPicture } from '../characters/show-picture';
import { assetOriginals } from '../posts/originals';
import { storyOriginals } from '../stories/originals';
import { drawPictures } from './draw-pictures';
import { listUnrendered } from './list-unrendered';
import type { Drawing } from './schema';

const originals = { asset: assetOriginals, story: storyOriginals };
const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const create = { width: 720, height: 1280, channels: 3 as const, background: '#8a2f45' };
const photo = await sharp({ create }).jpeg().toBuffer();

/** Returns a service that draws these pictures and counts its calls. */
function service(...names: string[]) {
  const calls: unknown[] = [];
  const pictures = {
    draw: async (recipe: unknown) => {
      calls.push(recipe);
      return new Map(names.map((name) => [name, photo]));
    },
  };
  return {
    calls,
    ground: {
      storage,
      renditions: createRenditionMaker(),
      pictures,
      originals,
      showCharacterPicture,
    },
  };
}

/** Creates a post, a story and a character whose pictures are not drawn yet. */
async function makeDrawing(name: string): Promise<Drawing & { assets: string[]; story: string }> {
  const { id: characterId } = await makeCharacter(database.db);
  const post = await makePost(database.db);
  const { id: story } = await makeStory(database.db);
  const undrawn = { original_key: null, rendered_key: null };
  await database.db('post_assets').where({ post_id: post.id }).update(undrawn);
  await database.db('stories').where({ id: story }).update(undrawn);
  const assets = await database.db('post_assets').where({ post_id: post.id }).pluck('id');
  return {
    assets,
    story,
    recipe: { draw: name },
    files: [
      {
        kind: 'original',
        name,
        media: 'photo',
        originalKey: `originals/${randomUUID()}.jpg`,
        folder: `posts/${name}`,
        assets,
        stories: [story],
      },
      {
        kind: 'character',
        name: `${name}-poster`,
        characterId,
        role: 'poster',
        key: `characters/${name}/poster.webp`,
        contentType: 'image/webp',
        width: 480,
        height: 600,
      },
    ],
  };
}

const folderOf = async (table: string, id: string) =>
  (await database.db(table).where({ id }).first<{ rendered_key: string | null }>()).rendered_key;

it('draws missing pictures and shows them, once', async () => {
  const { assets, story, ...drawing } = await makeDrawing('vera');
  const [asset = ''] = assets;
  const waiting = await listUnrendered(context, { originals, limit: 100 });
  expect(waiting.map(({ id }) => id)).not.toContain(asset);
  const { calls, ground } = service('vera', 'vera-poster');
  expect(await drawPictures(context, ground, drawing)).toBe(2);
  expect(calls).toEqual([{ draw: 'vera' }]);
  expect(await folderOf('post_assets', asset)).toBe('posts/vera');
  expect(await folderOf('stories', story)).toBe('posts/vera');
  for (const file of ['w360.avif', 'w720.webp', 'locked.jpg']) {
    expect(await storage.has(`posts/vera/${file}`)).toBe(true);
  }
  expect(await storage.has('characters/vera/poster.webp')).toBe(true);
  expect(await drawPictures(context, ground, drawing)).toBe(0);
  expect(calls).toHaveLength(1);
});

it('continues after an interruption, and reuses pictures drawn for other posts', async () => {
  const { assets, ...drawing } = await makeDrawing('ren');
  const short = service('ren');
  await expect(drawPictures(context, short.ground, drawing)).rejects.toMatchObject({
    name: 'MissingPicture',
  });
  expect(await folderOf('post_assets', assets[0] ?? '')).toBe('posts/ren');
  const whole = service('ren-poster');
  expect(await drawPictures(context, whole.ground, drawing)).toBe(1);

  const again = await makeDrawing('ren-again');
  const [original] = drawing.files;
  if (original?.kind !== 'original') throw new Error('there is no original');
  const same = { recipe: {}, files: [{ ...original, assets: again.assets }] };
  const unused = service();
  expect(await drawPictures(context, unused.ground, same)).toBe(0);
  expect(unused.calls).toEqual([]);
  expect(await folderOf('post_assets', again.assets[0] ?? '')).toBe('posts/ren');
});

it('leaves everything unchanged if no pictures can be drawn', async () => {
  const { assets, ...drawing } = await makeDrawing('noor');
  const pictures = {
    draw: async () => {
      throw new PicturesUnavailable('away');
    },
  };
  const { ground } = service();
  const run = drawPictures(context, { ...ground, pictures }, drawing);
  await expect(run).rejects.toThrow(PicturesUnavailable);
  expect(await folderOf('post_assets', assets[0] ?? '')).toBeNull();
});
