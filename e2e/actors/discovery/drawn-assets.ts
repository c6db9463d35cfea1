import type { Knex } from 'knex';

/** The location of a drawn file, and its size in pixels. */
export interface DrawnAsset {
  folder: string;
  width: number;
  height: number;
}

/**
 * Returns photos or videos drawn with the seed. Posts of tests have only rows, or borrow files of other
 * posts, for example a photo for a video.
 */
export const drawnAssets = (
  db: Knex,
  kind: 'sfw_photo' | 'sfw_video',
  limit: number,
): Promise<DrawnAsset[]> =>
  db('post_assets')
    .where({ kind })
    .whereNotNull('rendered_key')
    .whereRaw("rendered_key not like 'posts/' || post_id || '%'")
    .whereRaw(
      'not exists (select 1 from post_assets other where other.rendered_key = post_assets.rendered_key and other.id <> post_assets.id)',
    )
    .orderBy('rendered_key')
    .limit(limit)
    .select<DrawnAsset[]>('rendered_key as folder', 'width', 'height');
