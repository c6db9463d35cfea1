import type { Knex } from 'knex';
import { renditionKeys } from '../media/rendition-keys';
import type { AccessType } from './schema';

/** A finished photo of a post, which is safe to show. */
interface Photo {
  id: string;
  /** The folder of its renditions, which serve as the original. */
  folder: string;
  width: number;
  height: number;
}

interface Publishing {
  id: string;
  characterId: string;
  text: string;
  access: AccessType;
  /** Whole tokens; null if tokens do not unlock it. */
  price: number | null;
  /** At least one, in the order of the post. */
  photos: readonly Photo[];
  now: Date;
}

/** Publishes a post with photos of a character, in the caller's transaction. */
export async function publishPost(trx: Knex.Transaction, post: Publishing): Promise<void> {
  const character = await trx('published_characters')
    .where({ id: post.characterId })
    .first<{ style: 'Realistic' | 'Anime' } | undefined>('style');
  if (!character) throw new Error('the character of a post is not published');
  await trx('posts').insert({
    id: post.id,
    character_id: post.characterId,
    style: character.style,
    text_content: post.text,
    access: post.access,
    unlock_price: post.price,
    content_level: 'SFW',
    media: 'photo',
    created_at: post.now,
  });
  await trx('post_assets').insert(
    post.photos.map(({ id, folder, width, height }, position) => ({
      id,
      post_id: post.id,
      position,
      kind: 'sfw_photo' as const,
      original_key: renditionKeys.picture(folder, 360, 'webp'),
      rendered_key: folder,
      width,
      height,
      // The print of generated media is stored with its order.
      is_printed: true,
    })),
  );
}

/** Changes the caption of a post, in the caller's transaction. Translations of the former one are removed. */
export async function changeCaption(
  trx: Knex.Transaction,
  { id, text }: { id: string; text: string },
): Promise<void> {
  await trx('posts').where({ id }).update({ text_content: text });
  await trx('post_translations').where({ post_id: id }).delete();
}
