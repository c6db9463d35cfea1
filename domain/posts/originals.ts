import type { OriginalSource } from '../media/originals';

/** The originals of posts' assets. */
export const assetOriginals: OriginalSource = {
  table: 'post_assets',
  folder: (id) => `posts/${id}`,
  media: "case when kind like '%\\_video' then 'video' else 'photo' end as media",
};
