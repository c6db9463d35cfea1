import { letGoOfGenerations } from '../generations/let-go';
import { removePhoto } from '../posts/retire-post';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { postImage } from './generate-images';
import type { TwinRefusal } from './own-twin';
import { lockOwnPost } from './post-rows';
import { refuse, type Refusal } from './refusals';

interface Own {
  userId: string;
  postId: string;
  imageId: string;
}

type Deleted =
  | { ok: true }
  | TwinRefusal
  | Refusal<'no-such-own-post' | 'no-such-post-image' | 'image-is-paid' | 'image-is-last'>;

/**
 * Deletes a picture of a post or draft, with its files. Refuses the last picture of a published post, and one
 * that a fan paid for.
 */
export async function deleteImage(
  context: DomainContext,
  { userId, postId, imageId }: Own,
): Promise<Deleted> {
  return transact(context, async (trx): Promise<Deleted> => {
    const locked = await lockOwnPost(trx, { userId, postId });
    if (!locked.ok) return locked;
    const image = await trx('creator_post_images')
      .where({ id: imageId, post_id: postId })
      .forUpdate()
      .first('position');
    if (!image) return refuse('no-such-post-image');
    if (locked.row.state === 'published' && image.position !== null) {
      const removed = await removePhoto(trx, { postId, assetId: imageId });
      if (removed !== 'removed') return refuse(`image-is-${removed}`);
    }
    await letGoOfGenerations(context, trx, { purposes: [postImage], subjects: [imageId] });
    await trx('creator_post_images').where({ id: imageId }).delete();
    return { ok: true };
  });
}
