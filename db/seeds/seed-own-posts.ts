import type { Knex } from '../connection';
import { ownAccessTypes, type OwnAccessType } from '~/domain/creator-posts/terms';
import { newId } from '~/domain/shared/ids';

interface Photo {
  id: string;
  folder: string;
  width: number;
  height: number;
}
interface Shown {
  id: string;
  access: OwnAccessType;
  unlock_price: number | null;
  text_content: string;
  created_at: Date;
  photos: Photo[];
}
interface Model {
  creator_id: string;
  character_id: string;
}

/** The number of pictures of the demo's draft, and of those that are chosen. */
const ofDraft = { made: 5, chosen: 2 };

/**
 * Gives every live model of the demo the posts of their twin as their own, and a draft with pictures. It needs
 * the drawn pictures. A second run changes nothing.
 */
export async function seedOwnPosts(db: Knex): Promise<void> {
  const models = await db('live_twins').select<Model[]>('creator_id', 'character_id');
  for (const model of models) {
    await db.transaction(async (trx) => {
      const posts = await readPosts(trx, model.character_id);
      for (const post of posts) await keepPost(trx, model, post);
      await keepDraft(trx, model, posts);
    });
  }
}

/** Returns the posts of photos that a twin shows. */
async function readPosts(trx: Knex.Transaction, characterId: string): Promise<Shown[]> {
  const { rows } = await trx.raw<{ rows: Shown[] }>(
    `select post.id, post.access, post.unlock_price, post.text_content, post.created_at,
            json_agg(json_build_object('id', asset.id, 'folder', asset.rendered_key,
                                       'width', asset.width, 'height', asset.height)
                     order by asset.position) as photos
       from posts post join post_assets asset on asset.post_id = post.id
      where post.character_id = ? and post.is_published and post.access = any (?)
      group by post.id
     having bool_and(asset.kind like '%_photo' and asset.rendered_key is not null)
      order by post.created_at desc`,
    [characterId, [...ownAccessTypes]],
  );
  return rows;
}

async function keepPost(trx: Knex.Transaction, model: Model, post: Shown): Promise<void> {
  const isNew = await keepRow(trx, model, {
    id: post.id,
    caption: post.text_content.slice(0, 500),
    access: post.access,
    price: post.unlock_price,
    state: 'published',
    published_at: post.created_at,
    created_at: post.created_at,
  });
  if (!isNew) return;
  const images = post.photos.map((photo, place) => ({ ...photo, position: place }));
  await keepImages(trx, model, { id: post.id, created_at: post.created_at }, images);
}

async function keepDraft(
  trx: Knex.Transaction,
  model: Model,
  posts: readonly Shown[],
): Promise<void> {
  const photos = posts.flatMap((post) => post.photos).slice(0, ofDraft.made);
  if (photos.length === 0) return;
  const row = { id: newId(), created_at: new Date() };
  const isNew = await keepRow(trx, model, {
    ...row,
    caption: 'Two from the last train',
    access: 'token',
    price: 18,
    state: 'draft',
    published_at: null,
  });
  if (!isNew) return;
  const images = photos.map((photo, place) => ({
    ...photo,
    id: newId(),
    position: place < ofDraft.chosen ? place : null,
  }));
  await keepImages(trx, model, row, images);
}

type Kept = Pick<Shown, 'id' | 'access' | 'created_at'> & {
  caption: string;
  price: number | null;
  state: 'draft' | 'published';
  published_at: Date | null;
};

/** Stores a post of a model; returns false if it is stored already. */
async function keepRow(
  trx: Knex.Transaction,
  { creator_id, character_id }: Model,
  row: Kept,
): Promise<boolean> {
  const key = row.state === 'draft' ? 'seed:draft' : `seed:${row.id}`;
  const added = await trx('creator_posts')
    .insert({
      ...row,
      creator_id,
      character_id,
      idempotency_key: key,
      updated_at: row.created_at,
    })
    .onConflict()
    .ignore()
    .returning('id');
  return added.length > 0;
}

async function keepImages(
  trx: Knex.Transaction,
  { creator_id }: Model,
  { id: postId, created_at }: Pick<Shown, 'id' | 'created_at'>,
  photos: readonly (Photo & { position: number | null })[],
): Promise<void> {
  const requestId = newId();
  await trx('creator_post_requests').insert({
    id: requestId,
    post_id: postId,
    idempotency_key: 'seed',
    images: photos.length,
    created_at,
  });
  await trx('creator_post_images').insert(
    photos.map((photo, place) => ({
      ...photo,
      post_id: postId,
      request_id: requestId,
      creator_id,
      place,
      state: 'done' as const,
      created_at,
    })),
  );
}
