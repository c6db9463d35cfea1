import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePost, makeStory } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import { assetOriginals } from '../posts/originals';
import { storyOriginals } from '../stories/originals';
import { listUnrendered } from './list-unrendered';
import { renderOriginal } from './render-original';

const originals = { asset: assetOriginals, story: storyOriginals };
const { database, context } = await openTestContext();
const storage = await openTestStorage(context);
const create = { width: 400, height: 500, channels: 3 as const, background: '#8a2f45' };
const photo = await sharp({ create }).webp().toBuffer();

const ground = () => ({ storage, renditions: createRenditionMaker(), originals });

const rendered = { ok: true, isRendered: true };
const nothing = { ok: true, isRendered: false };

interface AssetRow {
  id: string;
  rendered_key: string | null;
  width: number;
  height: number;
  duration_ms: number | null;
}
const assetOf = (postId: string) =>
  database.db('post_assets').where({ post_id: postId }).first<AssetRow>();

/** Creates a post whose asset has no renditions yet. */
async function makeUnrendered(bytes: Buffer | null = photo): Promise<AssetRow & { post: string }> {
  const { id: post } = await makePost(database.db);
  const key = `originals/${randomUUID()}.webp`;
  if (bytes) await storage.put(key, bytes, { contentType: 'image/webp' });
  await database
    .db('post_assets')
    .where({ post_id: post })
    .update({ rendered_key: null, original_key: key });
  return { ...(await assetOf(post)), post };
}

it('makes an asset’s renditions, and records their folder and size, once', async () => {
  const { id, post } = await makeUnrendered();
  expect(await listUnrendered(context, { originals, limit: 10 })).toContainEqual({
    kind: 'asset',
    id,
  });
  expect(await renderOriginal(context, ground(), { kind: 'asset', id })).toEqual(rendered);
  expect(await assetOf(post)).toMatchObject({
    rendered_key: `posts/${id}`,
    width: 400,
    height: 500,
    duration_ms: null,
  });
  for (const file of ['w360.webp', 'w360.avif', 'locked.jpg']) {
    expect(await storage.has(`posts/${id}/${file}`)).toBe(true);
  }
  expect(await storage.has(`posts/${id}/w720.webp`)).toBe(false);
  expect(await renderOriginal(context, ground(), { kind: 'asset', id })).toEqual(nothing);
  expect(await listUnrendered(context, { originals, limit: 10 })).not.toContainEqual({
    kind: 'asset',
    id,
  });
});

it('renders a story as it does an asset', async () => {
  const { id } = await makeStory(database.db);
  const key = `originals/${randomUUID()}.webp`;
  await storage.put(key, photo, { contentType: 'image/webp' });
  await database.db('stories').where({ id }).update({ rendered_key: null, original_key: key });
  expect(await listUnrendered(context, { originals, limit: 10 })).toContainEqual({
    kind: 'story',
    id,
  });
  expect(await renderOriginal(context, ground(), { kind: 'story', id })).toEqual(rendered);
  expect(await storage.has(`stories/${id}/w360.webp`)).toBe(true);
});

it('completes once with two concurrent runs, and after one that crashed', async () => {
  const { id, post } = await makeUnrendered();
  // The files left by an interrupted run.
  const half = { contentType: 'image/webp' };
  await storage.put(`posts/${id}/w360.webp`, Buffer.from('half'), half);
  const run = () => renderOriginal(context, ground(), { kind: 'asset', id });
  expect(await Promise.all([run(), run()])).toEqual(expect.arrayContaining([rendered, nothing]));
  expect((await assetOf(post)).rendered_key).toBe(`posts/${id}`);
  const file = await storage.read(`posts/${id}/w360.webp`);
  const bytes = file ? await buffer(file.stream) : Buffer.alloc(0);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

it('leaves nothing behind of a post that went meanwhile', async () => {
  const { id, post } = await makeUnrendered();
  const maker = createRenditionMaker();
  const renditions: typeof maker = {
    ...maker,
    async make(original, options) {
      const measures = await maker.make(original, options);
      await database.db('posts').where({ id: post }).delete();
      return measures;
    },
  };
  expect(
    await renderOriginal(context, { storage, renditions, originals }, { kind: 'asset', id }),
  ).toEqual(nothing);
  expect(await storage.has(`posts/${id}/locked.jpg`)).toBe(false);
});

it('reports the reason if nothing can be made, and shows nothing', async () => {
  const broken = await makeUnrendered(Buffer.from('no picture'));
  const render = (id: string) => renderOriginal(context, ground(), { kind: 'asset', id });
  await expect(render(broken.id)).rejects.toThrow(UnreadableOriginal);
  const missing = await makeUnrendered(null);
  await expect(render(missing.id)).rejects.toMatchObject({ name: 'MissingOriginal' });
  expect((await assetOf(broken.post)).rendered_key).toBeNull();
});
